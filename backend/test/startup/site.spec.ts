import { childrenOf, cleanUp, freshFolder, postmasters, until } from './processes'
import { askWhileReady } from './load'
import { isReady, joinWaitlist, type Person, register, startSite, whoIs } from './site'

afterEach(cleanUp)

describe('the site', () => {
  it('stops without losing a request, and keeps people signed in, and their places, over a restart', async () => {
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
  })

  it('loses nothing that it acknowledged when it is killed among sign-ups', async () => {
    const folder = freshFolder()
    const first = startSite(folder)
    const before = await first.ready()
    const acknowledged: Person[] = []
    const lanes = [1, 2, 3, 4].map(async lane => {
      for (let turn = 0; first.ended() === undefined; turn += 1) {
        const person = await register(before, `ana-${lane}-${turn}@club.example`)
        if (person) acknowledged.push(person)
      }
    })
    await until('some have signed up', () => acknowledged.length >= 12)
    first.kill('SIGKILL')
    await Promise.all(lanes)

    const after = await startSite(folder).ready()
    for (const { id, cookie } of acknowledged) expect(await whoIs(after, cookie)).toBe(id)
  })

  it('answers again by itself when its database was killed', async () => {
    const folder = freshFolder()
    const site = startSite(folder)
    const url = await site.ready()
    const ana = await signedUp(url)
    for (const pid of postmasters(folder)) process.kill(pid, 'SIGKILL')

    await until('it knows Ana again', () => whoIs(url, ana.cookie), 10_000)
    await until('it is ready again', () => isReady(url), 10_000)
    expect(site.ended()).toBeUndefined()
    site.kill('SIGTERM')
    expect(await site.end()).toBe(0)
    expect(postmasters(folder)).toEqual([])
  })

  it('leaves in order on Ctrl-C, which npm passes on once more', async () => {
    const folder = freshFolder()
    const site = startSite(folder)
    await site.ready()
    site.killGroup('SIGINT')
    await until('it is leaving', () => site.said().includes('stopping'))
    site.kill('SIGINT')
    site.kill('SIGTERM')
    expect(await site.end()).toBe(0)
    expect(postmasters(folder)).toEqual([])
  })

  it('leaves in order when it is told to while it still starts', async () => {
    const folder = freshFolder()
    const site = startSite(folder)
    await until('its database runs', () => postmasters(folder).length > 0)
    site.kill('SIGTERM')
    expect(await site.end()).toBe(0)
    expect(postmasters(folder)).toEqual([])
  })

  it('serves with as many processes as it is told, and replaces one that dies', async () => {
    const folder = freshFolder()
    const site = startSite(folder, { WEB_CONCURRENCY: '2' })
    const url = await site.ready()
    const ana = await signedUp(url)
    const workers = childrenOf(site.pid)
    expect(workers).toHaveLength(2)
    const [killed = 0] = workers
    process.kill(killed, 'SIGKILL')
    const after = await until('another has started', () => {
      const now = childrenOf(site.pid)
      return now.length === 2 && !now.includes(killed) && now
    })
    expect(await whoIs(url, ana.cookie)).toBe(ana.id)
    site.kill('SIGTERM')
    expect(await site.end()).toBe(0)
    expect(postmasters(folder)).toEqual([])
    for (const pid of after) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('refuses to start on the data of a site that runs, and names it', async () => {
    const folder = freshFolder()
    const first = startSite(folder)
    const url = await first.ready()
    const second = startSite(folder)
    expect(await second.end()).toBe(1)
    expect(second.said()).toContain(`is in use by a site (process ${first.pid})`)
    expect(await isReady(url)).toBe(true)
    expect(postmasters(folder)).toHaveLength(1)
  })
})

async function signedUp(url: string): Promise<Person> {
  const person = await register(url, 'ana@club.example')
  if (!person) throw new Error('Ana could not register')
  return person
}
