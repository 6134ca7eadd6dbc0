import { expect, type APIRequestContext } from '@playwright/test'
import { setPhase } from './launchPhase'
import { TEAM, type Site } from './site'

type Data = Record<string, unknown>

/** Sends an operation of the API and returns its data. */
async function ask(request: APIRequestContext, query: string, variables: Data): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

/** Opens the phase `memberships` and sends a wave to the next people, as the team. */
export async function sendWave(request: APIRequestContext, size: number): Promise<void> {
  const signedIn = await request.post('/api/auth/login', { data: TEAM })
  expect(signedIn.ok()).toBe(true)
  await ask(
    request,
    `mutation($input: SetLaunchPhaseInput!) { setLaunchPhase(input: $input) { phase } }`,
    { input: { from: 'waitlist', to: 'memberships' } },
  )
  const wave = { size, days: 7, refill: true, confirmedOnly: false }
  const { wavePreview } = await ask(
    request,
    `query($input: WaveInput!) { wavePreview(input: $input) { digest } }`,
    { input: wave },
  )
  const { digest } = wavePreview as { digest: string }
  await ask(request, `mutation($input: SendWaveInput!) { sendWave(input: $input) { id } }`, {
    input: { ...wave, digest },
  })
}

/** Returns what offers, entries, memberships, links and sessions are, in a comparable form. */
export async function waveState({ database }: Site): Promise<unknown> {
  const { rows } = await database.query(
    `SELECT (SELECT json_agg((state, "decidedAt") ORDER BY id) FROM offer) AS offers,
       (SELECT json_agg((status, "timesAsked") ORDER BY position) FROM waitlist_entry) AS entries,
       (SELECT count(*)::int FROM membership) AS memberships,
       (SELECT count(*)::int FROM session) AS sessions,
       (SELECT count(*)::int FROM link WHERE "usedAt" IS NOT NULL) AS "usedLinks",
       (SELECT count(*)::int FROM "user" WHERE "emailConfirmedAt" IS NOT NULL) AS confirmed`,
  )
  return rows[0] as unknown
}

/** Returns the person's entry with the state of their latest offer. */
export async function placeOf({ database }: Site, email: string): Promise<unknown> {
  const { rows } = await database.query(
    `SELECT entry.position, entry.status, entry."timesAsked",
       (SELECT state FROM offer WHERE "entryId" = entry.id ORDER BY "sentAt" DESC LIMIT 1) AS offer
     FROM waitlist_entry entry JOIN "user" ON "user".id = entry."userId" WHERE email = $1`,
    [email],
  )
  return rows[0] as unknown
}

/** Moves the person's open offer into the past: its last day is over. */
export async function letOfferExpire({ database }: Site, email: string): Promise<void> {
  await database.query(
    `UPDATE offer SET "sentAt" = "sentAt" - interval '9 days', "expiresAt" = now() - interval '1 minute'
     FROM waitlist_entry entry JOIN "user" ON "user".id = entry."userId"
     WHERE offer."entryId" = entry.id AND offer.state = 'open' AND email = $1`,
    [email],
  )
  // The servers check for due jobs every few seconds; this one is due once a minute.
  await database.query(
    `UPDATE job_run SET "startedAt" = "startedAt" - interval '1 hour' WHERE name = 'offers_pass_on'`,
  )
}

/** Stores an open offer for the only person on the waitlist, without its mail. */
export async function openOffer(site: Site): Promise<void> {
  await setPhase(site, 'memberships')
  await site.database.query(
    `WITH sent AS (
       INSERT INTO wave (number, size, days, refill, "confirmedOnly", "sentAt")
       VALUES (1, 1, 7, false, false, now()) RETURNING id, size
     ), asked AS (
       UPDATE waitlist_entry SET status = 'invited' RETURNING id
     )
     INSERT INTO offer ("waveId", "waveSize", place, "entryId", "sentAt", "expiresAt", "hasMail")
     SELECT sent.id, sent.size, 1, asked.id, now(), now() + interval '7 days', true FROM sent, asked`,
  )
}

/** Accepts every open offer. */
export async function acceptOffers({ database }: Site): Promise<void> {
  await database.query(
    `WITH accepted AS (
       UPDATE offer SET state = 'accepted', plan = 'standard', "decidedAt" = now()
       WHERE state = 'open' RETURNING id, "entryId"
     ), joined AS (
       UPDATE waitlist_entry SET status = 'joined' FROM accepted
       WHERE waitlist_entry.id = accepted."entryId" RETURNING "userId", accepted.id AS "offerId"
     )
     INSERT INTO membership ("userId", plan, "startedAt", "offerId")
     SELECT "userId", 'standard', now(), "offerId" FROM joined`,
  )
}
