/**
 * One of two servers is killed while both deliver webhooks: every event is received, and the other
 * server sends again what the killed one was sending.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { onCleanUp } from '../../scripts/harness/cleanup'
import { signIn } from '../../scripts/harness/people'
import type { Random } from '../../scripts/harness/random'
import { graphql } from '../../scripts/harness/requests'
import { startSite } from '../../scripts/harness/site'
import { waitFor } from '../../scripts/harness/wait'
import { startReceiver, type Receiver } from '../test/webhook-receiver'
import type { Scenario } from './scenario'

const LANES = 4
const START_MS = 30_000
/** Longer than a lease (60 s) and the pause between two runs of the job that reports it (15 s). */
const DELIVERED_MS = 120_000
/** The delay before the receiver responds, so that several deliveries are in progress. */
const ANSWER_MS = 1_000
/** A day's list has more places, so that deliveries are in progress and others are queued. */
const REQUESTS_MAX = 10
/** How many deliveries both servers together send to an endpoint at the same time. */
const PER_ENDPOINT = 5

export const WEBHOOK_ENV = { WEBHOOK_ALLOW_LOOPBACK: 'on' }

/** Kills a server at random moments; after each kill, checks all events. */
export async function killWhileDelivering(
  scenario: Scenario,
  { kills, random }: { kills: number; random: Random },
): Promise<void> {
  const { load, site } = scenario
  const acknowledged = new Set<string>()
  const receiver = await startReceiver(({ headers }, res) => {
    setTimeout(() => {
      // The kill has closed the connections of the killed server.
      if (!res.destroyed) acknowledged.add(idOf(headers))
      res.writeHead(204).end()
    }, ANSWER_MS)
  })
  onCleanUp(() => receiver.close())
  const other = await startSite(site.env)
  await createEndpoint(scenario, receiver.url)
  let interrupted = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const [requests, moment] = [random(1, REQUESTS_MAX), random(0, ANSWER_MS)]
    const victim = random(0, 1) === 0 ? site : other
    scenario.log(`kill ${kill}, ${moment} ms after request ${requests}`)
    load.start({ signUps: LANES })
    await untilReceived(receiver, requests)
    await sleep(moment)
    await victim.end('SIGKILL')
    await load.stop()
    await untilAllDelivered(scenario)
    interrupted = await countInterrupted(scenario)
    await countEvents(scenario, { ...receiver, acknowledged }, { kills: kill, interrupted })
    scenario.recovered(await victim.start(), START_MS)
    // Each round needs most places of a day.
    await scenario.count({ isOver: true })
  }
  scenario.check(
    'the kills interrupt deliveries',
    kills === 0 || interrupted > 0 ? [] : ['no delivery was in progress'],
  )
  scenario.check('the other server never exits unexpectedly (SEC-R5)', other.deaths)
}

const idOf = (headers: IncomingHttpHeaders) => String(headers['webhook-id'])

async function createEndpoint({ site }: Scenario, url: string): Promise<void> {
  const input = { url, events: ['waitlist_joined'] }
  const query = `mutation ($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) { endpoint { id } }
  }`
  await graphql(site.url, { query, variables: { input } }, await signIn(site.url))
}

/** Waits, with a precision of a millisecond, until this many more requests are received. */
async function untilReceived({ received }: Receiver, requests: number): Promise<void> {
  const total = received.length + requests
  const deadline = Date.now() + DELIVERED_MS
  while (received.length < total && Date.now() < deadline) await sleep(1)
}

/** Waits until the server that is left has delivered everything. */
async function untilAllDelivered(scenario: Scenario): Promise<void> {
  const began = Date.now()
  const isDelivered = async () =>
    (await scenario.query(`SELECT FROM webhook_delivery WHERE state <> 'delivered'`)).length === 0
  const problems = await waitFor('every event is delivered', isDelivered, DELIVERED_MS).then(
    () => [],
    (error: unknown) => [String(error)],
  )
  scenario.log(`everything is delivered after ${((Date.now() - began) / 1_000).toFixed(0)} s`)
  scenario.check(`every event is delivered within ${DELIVERED_MS / 1_000} s of a kill`, problems)
}

/** Returns how many deliveries needed a second try: the receiver refuses none. */
const countInterrupted = async (scenario: Scenario) =>
  (await scenario.query('SELECT FROM webhook_delivery WHERE attempts > 1')).length

async function countEvents(
  scenario: Scenario,
  { received, acknowledged }: Receiver & { acknowledged: ReadonlySet<string> },
  { kills, interrupted }: { kills: number; interrupted: number },
): Promise<void> {
  const ids = new Set(received.map(({ headers }) => idOf(headers)))
  const bodies = new Set(received.map(({ body }) => body))
  const stored = await scenario.query<{ id: string }>('SELECT id FROM webhook_event')
  const lost = stored.filter(({ id }) => !acknowledged.has(id)).map(({ id }) => id)
  scenario.check('every stored event is received and acknowledged (SEC-W2)', lost)
  const joined = scenario.load.signUps.filter(({ joined: outcome }) => outcome === 'ok')
  const text = [...bodies].join('\n')
  const unreported = joined.filter(({ id }) => !text.includes(`"userId":"${id}"`))
  scenario.check(
    'every acknowledged place is reported (SEC-W1)',
    unreported.map(({ id }) => id ?? ''),
  )
  scenario.check(
    'a second copy has the same id and body (SEC-W2)',
    ids.size === bodies.size ? [] : [`${bodies.size} bodies of ${ids.size} events`],
  )
  const copies = received.length - ids.size
  scenario.log(
    `${joined.length} places, ${stored.length} events, ${acknowledged.size} acknowledged, ${interrupted} tried again, ${copies} received again`,
  )
  scenario.check(
    'at most five are sent again for each kill (SEC-W2)',
    copies > PER_ENDPOINT * kills ? [`${copies} after ${kills}`] : [],
  )
}
