/** The moves of people and offers that waves.ts interrupts. */
import { insertPeople, joinWaitlist, signIn } from '../../scripts/harness/people'
import { query } from '../../scripts/harness/postgres'
import { graphql } from '../../scripts/harness/requests'
import { waitFor } from '../../scripts/harness/wait'
import type { Scenario } from './scenario'

export const START_MS = 30_000
const PEOPLE = 3

/** People who wait, and a wave that has asked one person. */
export interface Scene {
  scenario: Scenario
  /** The cookies of the team, and of the person who was asked. */
  team: string
  own: string
  offerId: string
  entryId: string
}

export interface Move {
  name: string
  /** A job's work, which is begun by a start. It can have several transactions. */
  isJob?: boolean
  prepare?: (scene: Scene) => Promise<unknown>
  act: (scene: Scene) => Promise<unknown>
}

const cookies = new Map<string, string>()

const OFFER = `SELECT offer.id AS "offerId", "entryId", "userId" FROM offer
  JOIN waitlist_entry entry ON entry.id = offer."entryId" ORDER BY offer."sentAt" DESC LIMIT 1`

export async function createScene(scenario: Scenario): Promise<Scene> {
  const { site, database } = scenario
  if (!site.isUp) scenario.recovered(await site.start(), START_MS)
  for (const person of await insertPeople(database.findUrl(), PEOPLE)) {
    cookies.set(person.id, person.cookie)
    await joinWaitlist(site.url, person)
  }
  const team = await signIn(site.url)
  await sendWave(site.url, team, { size: 1, refill: true })
  const [row] = await scenario.query<{ offerId: string; entryId: string; userId: string }>(OFFER)
  if (!row) throw new Error('no offer was sent')
  const { userId, ...ids } = row
  return { scenario, team, own: cookies.get(userId) ?? '', ...ids }
}

async function sendWave(url: string, team: string, chosen: { size: number; refill: boolean }) {
  const input = { ...chosen, days: 7, confirmedOnly: false }
  const preview = await graphql<{ wavePreview: { digest: string } }>(
    url,
    {
      query: 'query ($input: WaveInput!) { wavePreview(input: $input) { digest } }',
      variables: { input },
    },
    team,
  )
  const { digest } = preview.wavePreview
  await mutate(url, team, 'sendWave', { ...input, digest })
}

/** Calls a mutation whose input has its name. */
function mutate(url: string, cookie: string, name: string, input: object): Promise<unknown> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { id } }`
  return graphql(url, { query: text, variables: { input } }, cookie)
}

const urlOf = ({ scenario }: Scene) => scenario.site.url
const byPerson = (scene: Scene, name: string, input: object) =>
  mutate(urlOf(scene), scene.own, name, input)
const byTeam = (scene: Scene, name: string, input: object) =>
  mutate(urlOf(scene), scene.team, name, input)

export const moves: Move[] = [
  {
    name: 'sending a wave',
    act: scene => sendWave(urlOf(scene), scene.team, { size: 2, refill: false }),
  },
  {
    name: 'accepting',
    act: scene => byPerson(scene, 'acceptOffer', { id: scene.offerId, plan: 'standard' }),
  },
  {
    name: 'declining',
    act: scene => byPerson(scene, 'declineOffer', { id: scene.offerId, leave: false }),
  },
  {
    name: 'leaving',
    act: scene => byPerson(scene, 'declineOffer', { id: scene.offerId, leave: true }),
  },
  {
    name: 'withdrawing',
    act: scene => byTeam(scene, 'withdrawOffer', { id: scene.offerId, reason: 'Rain' }),
  },
  {
    name: 'removing',
    act: scene => byTeam(scene, 'removeEntry', { id: scene.entryId, reason: 'Rain' }),
  },
  {
    name: 'joining by hand',
    act: scene => {
      const step = { from: 'invited', to: 'joined' }
      return byTeam(scene, 'setWaitlistStatus', { id: scene.entryId, ...step })
    },
  },
  { name: 'passing a place on', isJob: true, prepare: expire, act: runJob },
]

/** Lets the offer expire, and closes all other waves. */
async function expire({ scenario, offerId }: Scene): Promise<void> {
  const url = scenario.database.findUrl()
  await query(
    url,
    `UPDATE wave SET "closedAt" = now()
     WHERE id <> (SELECT "waveId" FROM offer WHERE id = $1) AND "closedAt" IS NULL`,
    [offerId],
  )
  await query(url, `UPDATE offer SET "expiresAt" = clock_timestamp() WHERE id = $1`, [offerId])
}

/** Makes the job due, and starts the server: it runs what is due at once. Ends with the job or the server. */
async function runJob({ scenario }: Scene): Promise<void> {
  const { site } = scenario
  await site.end()
  await scenario.query(`DELETE FROM job_run WHERE name = 'offers_pass_on'`)
  scenario.recovered(await site.start(), START_MS)
  const run = `SELECT FROM job_run WHERE name = 'offers_pass_on' AND "succeededAt" IS NOT NULL`
  await waitFor('the job', async () => !site.isUp || (await scenario.query(run)).length > 0)
}
