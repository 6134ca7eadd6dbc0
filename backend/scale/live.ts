/** A change at one instance is visible at the others: in the team's live rows, and in pages. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyList } from '../../scripts/harness/count-sign-ups'
import { joinWaitlist, signIn } from '../../scripts/harness/people'
import { sendRequest } from '../../scripts/harness/requests'
import { subscribe } from '../../scripts/harness/subscriptions'
import { waitFor } from '../../scripts/harness/wait'
import { differences, type Cluster, type Seen } from './cluster'

const LIVE_MS = 10_000
const EARLY_PEOPLE = 20
const EARLY_PAUSE_MS = 500

export async function seeLiveRows(cluster: Cluster): Promise<Seen> {
  const { instances, databaseUrl, addPeople } = cluster
  await emptyList(databaseUrl)
  const streams = await Promise.all(
    instances.map(async ({ url }) => {
      const ids = new Set<string>()
      const stop = await subscribe(url, await signIn(url), id => ids.add(id))
      return { ids, stop }
    }),
  )
  // Only a received row shows that a subscription is established.
  for (const person of await addPeople(EARLY_PEOPLE)) {
    if (streams.every(({ ids }) => ids.size > 0)) break
    await joinWaitlist(instances[0].url, person)
    await sleep(EARLY_PAUSE_MS)
  }
  for (const { ids } of streams) ids.clear()
  const people = await addPeople(instances.length)
  const began = performance.now()
  await Promise.all(
    instances.map(async ({ url }, index) => {
      const person = people[index]
      if (person) await joinWaitlist(url, person)
    }),
  )
  const wanted = people.map(({ id }) => id).toSorted()
  const complete = () => streams.filter(({ ids }) => ids.size === wanted.length).length
  // Missing rows are reported below.
  await waitFor('live rows', () => complete() === instances.length, LIVE_MS).catch(() => undefined)
  const ms = (performance.now() - began).toFixed(0)
  for (const { stop } of streams) stop()
  return {
    seen: `${wanted.length} sign-ups, each at another instance, were seen at ${complete()} of ${instances.length} within ${ms} ms`,
    problems: differences({
      'rows seen': [streams.map(({ ids }) => [...ids].toSorted()), instances.map(() => wanted)],
    }),
  }
}

export async function seePages({ instances }: Cluster): Promise<Seen> {
  const ask = (headers = {}) =>
    Promise.all(instances.map(({ url }) => sendRequest(`${url}/`, { headers })))
  const tags = (await ask()).map(({ headers }) => headers.etag)
  const [tag] = tags
  const again = (await ask({ 'if-none-match': tag })).map(({ status }) => status)
  return {
    seen: `${tag} on each; asked again: ${again.join(' ')}`,
    problems: differences({
      'tags on other instances': [tags, instances.map(() => tag)],
      'no tag': [Boolean(tag), true],
      'asked again': [again, instances.map(() => 304)],
    }),
  }
}
