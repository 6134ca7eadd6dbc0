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
  // Each start takes seconds, so one set of data sees them all.
  it('loses no acknowledged sign-up when it or its database is killed, and stops without losing a request (SEC-D1, SEC-R1, SEC-R3, SEC-R9)', async () => {
    const folder = freshFolder()
    await interruptStart(folder)
    const people = await killWhilePeopleSignUp(folder)
    await serveWithTwo(folder, people)
    // Each start takes half a minute on a busy machine.
  }, 300_000)
})

/** Stops the site gracefully with Ctrl-C while it starts. */
async function interruptStart(folder: string): Promise<void> {
  const site = startSite(folder)
  await until('its database runs', () => postmasters(folder).length > 0)
  site.killGroup('SIGINT')
  await until('it is stopping', () => site.said().includes('stopping'))
  // npm forwards the signal a second time.
  site.kill('SIGINT')
  site.kill('SIGTERM')
  expect(await site.end()).toBe(0)
  expect(postmasters(folder)).toEqual([])
}

/** Kills the database, then the site and its database; returns those whose sign-up was acknowledged. */
async function killWhilePeopleSignUp(folder: string): Promise<Person[]> {
  const site = startSite(folder)
  const url = await site.ready()
  const [database = 0] = await untilOnePostmaster(folder)

  const ana = await register(url, 'ana@club.example')
  if (!ana) throw new Error('Ana could not register')
  expect((await joinWaitlist(url, ana))?.status).toBe(201)
  process.kill(database, 'SIGKILL')
  await until('Ana is signed in again', () => whoIs(url, ana.cookie))
  await until('it is ready again', () => isReady(url))
  expect(site.ended()).toBeUndefined()

  const acknowledged = [ana]
  const lanes = [1, 2, 3, 4].map(async lane => {
    for (let turn = 0; site.ended() === undefined; turn += 1) {
      const person = await register(url, `ana-${lane}-${turn}@club.example`)
      if (person) acknowledged.push(person)
    }
  })
  await until('some have signed up', () => acknowledged.length > 5)
  site.kill('SIGKILL')
  for (const pid of postmasters(folder)) process.kill(pid, 'SIGKILL')
  await Promise.all(lanes)
  return acknowledged
}

/** Serves with two processes, of which one dies and is replaced, and stops while there is load. */
async function serveWithTwo(folder: string, people: Person[]): Promise<void> {
  const site = startSite(folder, { WEB_CONCURRENCY: '2', SHUTDOWN_DELAY: '1' })
  const url = await site.ready()
  await expectKnown(url, people)
  const stats = await fetch(`${url}/api/waitlist/stats`)
  expect(await stats.json()).toMatchObject({ dailySignups: 1 })
  expect(stats.headers.get('keep-alive')).toBe('timeout=75')

  const workers = childrenOf(site.pid)
  expect(workers).toHaveLength(2)
  const [killed = 0] = workers
  process.kill(killed, 'SIGKILL')
  const after = await until('another has started', () => {
    const now = childrenOf(site.pid)
    return now.length === 2 && !now.includes(killed) && now
  })
  await expectKnown(url, people)

  const load = askWhileReady(url)
  await until('there is load', () => load.statuses.length > 20)
  site.kill('SIGTERM')
  await load.end
  expect(new Set(load.statuses)).toEqual(new Set([200]))
  expect(await site.end()).toBe(0)
  expect(site.said()).toContain('"msg":"stopped"')
  expect(postmasters(folder)).toEqual([])
  for (const pid of after) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
}

async function expectKnown(url: string, people: Person[]): Promise<void> {
  for (const { id, cookie } of people) expect(await whoIs(url, cookie)).toBe(id)
}
