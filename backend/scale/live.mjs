/** What happens at one instance is seen at the others: the team's live rows, and pages. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { until } from './children.mjs'
import { emptyList } from './empty-list.mjs'
import { join, signInTeam } from './people.mjs'
import { ask } from './requests.mjs'
import { differences } from './seen.mjs'

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./seen.mjs').Seen} Seen */

const LIVE_MS = 10_000
const LIVE_TRIES = 20
const LIVE_PAUSE_MS = 500

/**
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seeLiveRows({ instances, databaseUrl, addPeople }) {
  await emptyList(databaseUrl)
  const streams = await Promise.all(instances.map(({ url }) => subscribe(url)))
  // Until each has had a row, nothing tells that its subscription stands.
  for (const early of await addPeople(LIVE_TRIES)) {
    if (streams.every(({ ids }) => ids.size > 0)) break
    await join(instances[0]?.url ?? '', early)
    await sleep(LIVE_PAUSE_MS)
  }
  for (const { ids } of streams) ids.clear()
  const people = await addPeople(instances.length)
  const began = performance.now()
  await Promise.all(people.map((person, index) => join(instances[index]?.url ?? '', person)))
  const wanted = people.map(({ id }) => id).toSorted()
  const heard = () => streams.map(({ ids }) => [...ids].toSorted())
  await until(
    'live rows arrive',
    () => heard().every(ids => ids.length === wanted.length),
    LIVE_MS,
  ).catch(() => undefined)
  const ms = performance.now() - began
  for (const { stop } of streams) await stop()
  return {
    seen: `${wanted.length} sign-ups, each at another instance, were seen at ${heard().filter(ids => ids.length === wanted.length).length} of ${instances.length} within ${ms.toFixed(0)} ms`,
    problems: differences({ 'rows seen': [heard(), instances.map(() => wanted)] }),
  }
}

/** What the team sees at one instance. @param {string} url */
async function subscribe(url) {
  const cookie = await signInTeam(url)
  const ids = new Set()
  class TeamSocket extends WebSocket {
    /**
     * @param {string} address
     * @param {string[]} protocols
     */
    constructor(address, protocols) {
      super(address, protocols, { headers: { cookie, origin: url } })
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: TeamSocket,
    lazy: false,
  })
  const connected = new Promise(resolve => client.on('connected', resolve))
  client.subscribe(
    { query: 'subscription { waitlistEntryChanged { id userId } }' },
    {
      next: ({ data }) => ids.add(/** @type {any} */ (data).waitlistEntryChanged.userId),
      error: () => undefined,
      complete: () => undefined,
    },
  )
  await connected
  return { ids, stop: () => client.dispose() }
}

/**
 * @param {Site} site
 * @returns {Promise<Seen>}
 */
export async function seePages({ instances }) {
  const answers = await Promise.all(instances.map(({ url }) => ask(`${url}/`)))
  const [first] = answers
  const etag = first?.headers.etag ?? ''
  const again = await Promise.all(
    instances.map(
      async ({ url }) => (await ask(`${url}/`, { headers: { 'if-none-match': etag } })).status,
    ),
  )
  return {
    seen: `${etag} on each; asked again: ${again.join(' ')}`,
    problems: differences({
      'tags on other instances': [
        answers.map(({ headers }) => headers.etag),
        instances.map(() => etag),
      ],
      'no tag': [etag === '', false],
      'asked again': [again, instances.map(() => 304)],
    }),
  }
}
