import {
  childrenOf,
  cleanUp,
  freshFolder,
  postmasters,
  until,
  untilOnePostmaster,
} from './processes'
import { askWhileReady } from './load'
import { isReady, joinWaitlist, type Person, register, startSite, whoIs } from './site'

afterEach(cleanUp)

describe('the site', () => {
  // Each start takes seconds, so tests share a process and its data where possible.
  it('stops without losing a request, keeps people signed in over a restart and a killed database, and shuts down gracefully on Ctrl-C (SEC-R1, SEC-R3)', async () => {
    const folder = freshFolder()
    const first = startSite(folder, { SHUTDOWN_DELAY: '1' })
    const before = await first.ready()
    const ana = await signedUp(before)
    expect((await joinWaitlist(before, ana))?.status).toBe(201)
    const load = askWhileReady(before)
    await until('there is load', () => load.statuses.length > 50)
    first.kill('SIGTERM')
    await load.end
    expect(new Set(load.statuses)).toEqual(new Set([200]))
    expect(await first.end()).toBe(0)
    const stages = [...first.said().matchAll(/"msg":"(?:SIGTERM: )?(stop\w+)/g)].map(([, it]) => it)
    expect(stages).toEqual([...Array<string>(4).fill('stopping'), 'stopped'])
    expect(postmasters(folder)).toEqual([])

    const second = startSite(folder)
    const after = await second.ready()
    expect(await whoIs(after, ana.cookie)).toBe(ana.id)
    const stats = await fetch(`${after}/api/waitlist/stats`)
    expect(await stats.json()).toMatchObject({ dailySignups: 1 })
    expect(stats.headers.get('keep-alive')).toBe('timeout=75')

    for (const pid of postmasters(folder)) process.kill(pid, 'SIGKILL')
    await until('Ana is signed in again', () => whoIs(after, ana.cookie), 10_000)
    await until('it is ready again', () => isReady(after), 10_000)
    expect(second.ended()).toBeUndefined()

    second.killGroup('SIGINT')
    await until('it is stopping', () => second.said().includes('stopping'))
    // npm forwards the signal a second time.
    second.kill('SIGINT')
    second.kill('SIGTERM')
    expect(await second.end()).toBe(0)
    expect(postmasters(folder)).toEqual([])
  })

  it('refuses a second start on its data, and loses no acknowledged sign-up when it is killed; then two processes serve the data (SEC-D1, SEC-D10)', async () => {
    const folder = freshFolder()
    const first = startSite(folder)
    const url = await first.ready()
    const refused = startSite(folder)
    expect(await refused.end()).toBe(1)
    expect(refused.said()).toContain(`is in use by a site (process ${first.pid})`)
    expect(await isReady(url)).toBe(true)
    await untilOnePostmaster(folder)

    const acknowledged: Person[] = []
    const lanes = [1, 2, 3, 4].map(async lane => {
      for (let turn = 0; first.ended() === undefined; turn += 1) {
        const person = await register(url, `ana-${lane}-${turn}@club.example`)
        if (person) acknowledged.push(person)
      }
    })
    await until('some have signed up', () => acknowledged.length >= 12)
    first.kill('SIGKILL')
    await Promise.all(lanes)
    await expectServedByTwo(folder, acknowledged)
  })

  it('shuts down gracefully on a signal during start', async () => {
    const folder = freshFolder()
    const site = startSite(folder)
    await until('its database runs', () => postmasters(folder).length > 0)
    site.kill('SIGTERM')
    expect(await site.end()).toBe(0)
    expect(postmasters(folder)).toEqual([])
  })
})

/** Serves with two processes, of which one dies and is replaced. */
async function expectServedByTwo(folder: string, people: Person[]): Promise<void> {
  const site = startSite(folder, { WEB_CONCURRENCY: '2' })
  const url = await site.ready()
  await expectKnown(url, people)
  const workers = childrenOf(site.pid)
  expect(workers).toHaveLength(2)
  const [killed = 0] = workers
  process.kill(killed, 'SIGKILL')
  const after = await until('another has started', () => {
    const now = childrenOf(site.pid)
    return now.length === 2 && !now.includes(killed) && now
  })
  await expectKnown(url, people)
  site.kill('SIGTERM')
  expect(await site.end()).toBe(0)
  expect(postmasters(folder)).toEqual([])
  for (const pid of after) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
}

async function expectKnown(url: string, people: Person[]): Promise<void> {
  for (const { id, cookie } of people) expect(await whoIs(url, cookie)).toBe(id)
}

async function signedUp(url: string): Promise<Person> {
  const person = await register(url, 'ana@club.example')
  if (!person) throw new Error('Ana could not register')
  return person
}
