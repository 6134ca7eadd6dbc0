/** Waves are exact for any number of instances: each place and each offer is given once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyList } from '../../scripts/harness/count-sign-ups'
import { joinWaitlist, signIn, type Person } from '../../scripts/harness/people'
import { query } from '../../scripts/harness/postgres'
import { graphql } from '../../scripts/harness/requests'
import { BROKEN } from '../test/waitlist-invariants-sql'
import { differences, type Cluster, type Seen } from './cluster'

const WAVE = 40
const CAPACITY = 225
const LEAVING = 10
const JOINING = 300
const POLL_MS = 5

const HELD = `SELECT count(*)::int AS n FROM offer WHERE state IN ('open', 'accepted')`
const LIVE = `SELECT count(*)::int AS n FROM waitlist_entry WHERE status <> 'left'`
const OPEN_OFFERS = `SELECT offer.id, "entryId", "userId" FROM offer
  JOIN waitlist_entry entry ON entry.id = "entryId" WHERE state = 'open' ORDER BY place`

interface OpenOffer {
  id: string
  entryId: string
  userId: string
}

/** Calls a mutation at one of the instances in turn; resolves to `ok` or the code of the error. */
type Call = (name: string, input: object, cookie: string) => Promise<string>

function callerOf({ instances }: Cluster): Call {
  let turn = 0
  return async (name, input, cookie) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
    const text = `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`
    const { url } = instances[(turn += 1) % instances.length] ?? instances[0]
    const sent = graphql(url, { query: text, variables: { input } }, cookie)
    return sent.then(
      () => 'ok',
      (error: unknown) => String(error).split(' ').at(-1) ?? '',
    )
  }
}

export async function seeWaves(cluster: Cluster): Promise<Seen> {
  const { databaseUrl, instances } = cluster
  await prepare(cluster)
  const people = await cluster.addPeople(WAVE + LEAVING)
  for (const person of people) await joinWaitlist(cluster.url, person)
  const call = callerOf(cluster)
  const team = await signIn(instances[0].url)
  const sends = await sendTwenty(cluster, call, team)
  const offers = await query<OpenOffer>(databaseUrl, OPEN_OFFERS)
  const held = await query<{ n: number }>(databaseUrl, HELD)
  const cookies = new Map(people.map(({ id, cookie }) => [id, cookie]))
  const own = ({ userId }: OpenOffer) => cookies.get(userId) ?? ''
  const [first, ...others] = offers
  const accepts = first ? await acceptTenTimes(call, first, own(first)) : ''
  const races = await Promise.all(
    others.map((offer, index) => race(call, { offer, index, own: own(offer), team })),
  )
  const live = await joinWhileLeaving(cluster, call, people.slice(WAVE))
  const broken = await query<{ broken: string }>(databaseUrl, BROKEN, [true])
  const wins = races.filter(({ outcomes }) => outcomes === 'CONFLICT ok')
  const accepted = races.filter(({ hasAccepted }) => hasAccepted).length
  await prepare(cluster)
  return {
    seen: `20 identical waves: ${sends}; 10 times accepted: ${accepts}; ${races.length} accepted against another move: one won ${wins.length} times, accepting ${accepted} times; ${JOINING} joining while ${LEAVING} leave: at most ${live.most} live, ${live.last} at the end`,
    problems: [
      ...broken.map(row => row.broken),
      ...differences({
        'waves and offers': [
          [sends, held[0]?.n],
          ['1 × ok, 19 × CONFLICT', WAVE],
        ],
        memberships: [accepts, '1 × ok, 9 × CONFLICT'],
        'offers decided once': [
          races.map(({ outcomes }) => outcomes),
          races.map(() => 'CONFLICT ok'),
        ],
        'live entries at the end': [live.last, CAPACITY],
        'more live entries than places': [live.most > CAPACITY, false],
      }),
    ],
  }
}

/** Empties the tables, for this check and for the next. */
async function prepare({ databaseUrl }: Cluster): Promise<void> {
  await emptyList(databaseUrl)
  await query(databaseUrl, 'DELETE FROM membership')
  await query(databaseUrl, 'DELETE FROM wave')
  await query(databaseUrl, 'UPDATE waitlist_counter SET "left" = 0, "maxDay" = 1000')
  await query(databaseUrl, `UPDATE launch SET phase = 'memberships', "leavingFrom" = now()`)
}

async function sendTwenty({ url }: Cluster, call: Call, team: string): Promise<string> {
  const input = { size: WAVE, days: 7, refill: false, confirmedOnly: false }
  const text = 'query ($input: WaveInput!) { wavePreview(input: $input) { digest } }'
  const body = { query: text, variables: { input } }
  const { wavePreview } = await graphql<{ wavePreview: { digest: string } }>(url, body, team)
  const wave = { ...input, digest: wavePreview.digest }
  return countsOf(await Promise.all(Array.from({ length: 20 }, () => call('sendWave', wave, team))))
}

const acceptTenTimes = async (call: Call, { id }: OpenOffer, own: string) =>
  countsOf(
    await Promise.all(
      Array.from({ length: 10 }, () => call('acceptOffer', { id, plan: 'standard' }, own)),
    ),
  )

interface Race {
  offer: OpenOffer
  index: number
  own: string
  team: string
}

/** Accepts an offer while another move ends it at another instance. */
async function race(call: Call, { offer: { id, entryId }, index, own, team }: Race) {
  const step = { id: entryId, from: 'invited' }
  const rivals = [
    () => call('withdrawOffer', { id, reason: 'Rain' }, team),
    () => call('declineOffer', { id, leave: false }, own),
    () => call('declineOffer', { id, leave: true }, own),
    () => call('removeEntry', { id: entryId, reason: 'Rain' }, team),
    () => call('setWaitlistStatus', { ...step, to: 'waiting' }, team),
    () => call('setWaitlistStatus', { ...step, to: 'joined' }, team),
  ]
  const rival = () => rivals[index % rivals.length]?.() ?? Promise.resolve('')
  const accept = () => call('acceptOffer', { id, plan: 'unlimited' }, own)
  const isFirst = index % 2 === 0
  const sent = isFirst ? [accept(), rival()] : [rival(), accept()]
  const outcomes = await Promise.all(sent)
  return {
    outcomes: outcomes.toSorted().join(' '),
    hasAccepted: outcomes[isFirst ? 0 : 1] === 'ok',
  }
}

async function joinWhileLeaving(
  { instances, databaseUrl, addPeople }: Cluster,
  call: Call,
  leaving: readonly Person[],
): Promise<{ most: number; last: number }> {
  const joining = await addPeople(JOINING)
  const read = async () => (await query<{ n: number }>(databaseUrl, LIVE))[0]?.n ?? 0
  let [most, isOver] = [0, false]
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await read())
      await sleep(POLL_MS)
    }
  })()
  const rows = await query<{ id: string; userId: string }>(
    databaseUrl,
    `SELECT id, "userId" FROM waitlist_entry WHERE "userId" = ANY ($1)`,
    [leaving.map(({ id }) => id)],
  )
  const team = await signIn(instances[0].url)
  const join = (person: Person, index: number) =>
    joinWaitlist((instances[index % instances.length] ?? instances[0]).url, person)
  await Promise.all([
    ...joining.map(join),
    ...rows.map(({ id }) => call('removeEntry', { id, reason: 'Rain' }, team)),
  ])
  // Some found the list full, or the service busy, before the others had left.
  for (const [index, person] of joining.entries()) await join(person, index)
  isOver = true
  await watching
  return { most, last: await read() }
}

/** Formats like `1 × ok, 19 × CONFLICT`. */
const countsOf = (outcomes: string[]): string =>
  [...new Set(outcomes.toSorted().toReversed())]
    .map(outcome => `${outcomes.filter(it => it === outcome).length} × ${outcome}`)
    .join(', ')
