import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatWithOptions } from 'node:util'
import { getNamedType, isEnumType, isLeafType } from 'graphql'
import { Client } from 'pg'
import { databaseUrl } from '../test/database'
import { PASSWORD, person, staffPerson, submissionContext, teamMember } from '../test/factories'
import { captureLog } from '../test/captured-log'
import type { Caller } from '../test/caller'
import { startApi } from '../test/harness'
import { keepRows } from '../test/kept-rows'
import { rounds } from '../test/rounds'
import { literals, valuesOf, type Samples } from '../test/sample-arguments'
import { ApiToken } from './accounts/api-token.entity'
import { listSessions } from './accounts/session-list'
import { TokenScope } from './accounts/token-scope'
import { DAY_MS } from './core/durations'
import { db } from './database/data-source'
import { submitContact } from './features/contact/contact.service'
import { WaitlistStatus } from './features/waitlist/waitlist-entry.entity'
import { joinWaitlist } from './features/waitlist/waitlist.service'
import { forgetLaunch } from './features/launch/launch.service'
import { setWaitlistStatus } from './features/entry-status/entry-status.service'
import { removeEntry } from './features/entry-status/leave-waitlist.service'
import { startAuthenticator } from './features/second-factors/authenticator.service'
import { Passkey } from './features/second-factors/passkey.entity'
import { createNote } from './features/notes/notes.service'
import { endMembership } from './features/entry-status/membership-ends.service'
import { hoursOfNight, nightOf } from './features/open-play/nights'
import { previewWave } from './features/waves/wave-preview.service'
import { createToken } from '../test/api-tokens'
import { createCourtRows } from '../test/court-rows'
import { createLinkTokens } from '../test/link-tokens'
import { addSoftPasskey, createdPasskey, signedIn } from '../test/passkeys'
import { inviteToStaff } from '../test/staff'
import { createLetters } from '../test/letters'
import { createMails } from '../test/team-mails'
import { createInvited, createMember } from '../test/club-members'
import { registry } from '../test/registry'
import { services } from '../test/services'
import { addAuthenticator, codeAt, createChallenge } from '../test/second-factors'
import { insertVisit, VISITED_NIGHT } from '../test/open-play'
import { siteNotice } from '../test/site-notices'
import { createWebhookRows, webhookSamples } from '../test/webhooks'
import { declarationOf } from './graphql/operation.decorators'
import { createSchema } from './schema'

/** No input of a client reaches a log, whatever error the database raises (SEC-O7). */
const api = startApi()
const schema = createSchema(registry)
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

const { waiting, invited } = WaitlistStatus
const POSTGRES_LOG = resolve(__dirname, '../../.data/test-postgres/postgres.log')
const LOCK = 4711
const ROW = `'the row ' || coalesce(to_jsonb(NEW), to_jsonb(OLD))::text`
/** Error fields that quote the whole row. */
const QUOTING = `MESSAGE = ${ROW}, DETAIL = ${ROW}, HINT = ${ROW}`

/** The fault of each write: its pattern in the log, and the SQL that causes it. */
const faults = {
  'a lock timeout': [
    /code=55P03/,
    `PERFORM set_config('lock_timeout', '20', true), pg_advisory_xact_lock(${LOCK})`,
  ],
  // A cancelled statement has the same code as one that timed out.
  'a statement timeout': [/code=57014/, 'PERFORM pg_cancel_backend(pg_backend_pid()), pg_sleep(5)'],
  'a lost connection': [
    /code=57P01|\\?"Connection terminated unexpectedly/,
    'PERFORM pg_terminate_backend(pg_backend_pid()), pg_sleep(5)',
  ],
  'a unique violation': [
    /code=23505/,
    `RAISE unique_violation USING CONSTRAINT = 'planted', ${QUOTING}`,
  ],
  'a full disk': [/code=53100/, `RAISE disk_full USING ${QUOTING}`],
} as const

/**
 * A connection outside the pool, whose connections are lost. It holds the lock that the writes wait
 * for.
 */
const holder = new Client(databaseUrl(`club_${process.env['JEST_WORKER_ID'] ?? '1'}`))

beforeAll(async () => {
  await holder.connect()
  await holder.query(`SELECT pg_advisory_lock(${LOCK})`)
  await plant('')
  for (const { tableName } of db.entityMetadatas)
    await holder.query(
      `CREATE TRIGGER planted_fault BEFORE INSERT OR UPDATE OR DELETE ON "${tableName}"
       FOR EACH ROW EXECUTE FUNCTION planted_fault()`,
    )
})

afterEach(async () => {
  await plant('')
  // The pool may still hold a terminated connection; this query removes it.
  await db.query('SELECT 1').catch(() => undefined)
})
afterAll(async () => {
  await holder.query('DROP FUNCTION planted_fault CASCADE')
  await holder.end()
})

const plant = (statement: string) =>
  holder.query(
    `CREATE OR REPLACE FUNCTION planted_fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       ${statement && `${statement};`} RETURN coalesce(NEW, OLD); END $$`,
  )

/** Sets the launch phase, past the planted faults. */
async function usePhase(phase: string): Promise<void> {
  await holder.query('SET session_replication_role = replica')
  await holder.query('UPDATE launch SET phase = $1', [phase])
  await holder.query('SET session_replication_role = origin')
  forgetLaunch()
}

/** Creates the callers, and rows that each mutation can change. */
async function createRows(now: Date) {
  const [team, member] = [await teamMember(), await person()]
  const entries: string[] = []
  for (let count = 0; count < 5; count += 1)
    entries.push((await joinWaitlist(await person(), {}, now)).entry.id)
  const [first, second, moved, alsoMoved, removed] = entries
  for (const id of [moved ?? '', alsoMoved ?? ''])
    await setWaitlistStatus(services, team, { id, from: waiting, to: invited })
  await removeEntry(services, team, { id: removed ?? '', reason: 'Moved away' })
  const note = await createNote(services, team, { entryId: first ?? '', text: 'Called' })
  const [failed, queued, refused] = await createMails(now)
  const offered = await createInvited(team, now)
  const ending = await createMember(team, now)
  const keeping = await createMember(team, now)
  const [confirming, removing, losing] = [await person(), await person(), await person()]
  await addAuthenticator(losing, now)
  await endMembership(services, keeping.user, now)
  await joinWaitlist(await person({ emailConfirmedAt: now }), {}, now)
  const settings = { size: 5, days: 5, refill: true, confirmedOnly: true }
  const { digest } = await previewWave(settings, now)
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello' }
  const contact = await submitContact(submissionContext(), message)
  const booked = await createCourtRows(team, now)
  await insertVisit(booked.member)
  await createToken(member, [TokenScope.PROFILE_READ], now)
  const apiToken = await db.getRepository(ApiToken).findOneByOrFail({ userId: member.id })
  const joining = await person()
  const [promoted, leaving] = [await staffPerson('DESK'), await staffPerson('DESK')]
  const invitation = await inviteToStaff({ owner: team, email: joining.email, now })
  const revoked = await inviteToStaff({ owner: team, email: 'desk@example.com', now })
  const ids: Record<string, string | undefined> = {
    ...booked.ids,
    restoreEntry: removed,
    updateNote: note.id,
    deleteNote: note.id,
    setWaitlistStatus: first,
    setWaitlistStatuses: second,
    undoWaitlistStatus: moved,
    undoWaitlistStatuses: alsoMoved,
    setContactStatus: contact.id,
    retryMail: failed,
    dropMail: queued,
    acceptOffer: offered.offer.id,
    declineOffer: offered.offer.id,
    withdrawOffer: offered.offer.id,
    closeWave: offered.offer.waveId,
    removeEntry: first,
    endMembershipOf: ending.membership.id,
    keepMembershipOf: ending.membership.id,
    rotateApiToken: apiToken.id,
    revokeApiToken: apiToken.id,
    revokeStaffInvitation: revoked.id,
    setStaffRole: promoted.id,
    resetSecondFactor: losing.id,
    endStaff: leaving.id,
    forgetPerson: (await person()).id,
    updateSiteNotice: (await siteNotice(team, now)).id,
    endSiteNotice: (await siteNotice(team, now)).id,
    removeSiteNotice: (await siteNotice(team, now)).id,
    ...(await createWebhookRows()),
    ...(await createLetters()),
  }
  const pending = await startAuthenticator(services, confirming)
  const added = await addAuthenticator(removing, now)
  // The answers outlive the 5 minutes of a challenge of now, like the one below.
  const tomorrow = new Date(now.getTime() + DAY_MS)
  await addSoftPasskey(removing, now)
  const owned = await db.getRepository(Passkey).findOneByOrFail({ userId: removing.id })
  ids['removePasskey'] = owned.id
  const roaming = await addSoftPasskey(await person(), now)
  const passkeys: Record<string, string> = {
    addPasskey: await createdPasskey(confirming, tomorrow),
    finishPasskeySignIn: await signedIn(roaming, tomorrow),
  }
  // The rows outlive the 5 minutes of a challenge of now.
  const challenge = await createChallenge(removing, new Date(now.getTime() + DAY_MS))
  const tokens = await createLinkTokens(member, offered, now)
  tokens.set('acceptStaffInvitation', invitation.token)
  tokens.set('joinByLink', booked.joinToken)
  const samplesFor = (name: string): Samples => ({
    id: () => ids[name],
    ids: () => [ids[name]],
    entryId: () => first,
    status: () => 'read',
    from: () => {
      if (/^(blockCourts|createCourtClosure|\w+Letter)$/.test(name)) return '2099-01-01'
      if (name === 'setContactStatus') return 'new'
      return name === 'setLaunchPhase' ? 'memberships' : waiting
    },
    to: () => (name === 'setLaunchPhase' ? 'booking' : invited),
    plan: () => {
      if (name.startsWith('setWaitlistStatus')) return undefined
      return name.startsWith('changePlan') ? 'unlimited' : 'standard'
    },
    endsOn: () => '2099-01-01',
    endBefore: () => undefined,
    digest: () => digest,
    userId: () => ids[name],
    email: () => {
      if (name === 'clearAddress') return refused
      if (name === 'invitePlayer') return booked.friend.email
      if (name === 'hideFromMember') return booked.stranger.email
      const isKnown = ['login', 'requestPasswordReset'].includes(name)
      return isKnown ? member.email : `${randomUUID()}@example.com`
    },
    password: () => PASSWORD,
    newPassword: () => PASSWORD,
    currentPassword: () => PASSWORD,
    token: () => tokens.get(name),
    challenge: () => challenge,
    code: () =>
      name === 'proveIdentity'
        ? undefined
        : codeAt(name === 'confirmAuthenticator' ? pending.secret : added.secret, api.now()),
    recoveryCode: () => undefined,
    passkey: () => passkeys[name],
    submissionKey: randomUUID,
    ...webhookSamples,
    ...booked.samples,
    ...(name === 'joinStandby' && { startsAt: () => booked.taken.toISOString() }),
    ...(name === 'setPlacesMail' && { wanted: () => false }),
    ...(/Spots?$/.test(name) && { bookingId: () => ids[name], spots: () => 1 }),
    level: () => 3.5,
    night: () => VISITED_NIGHT,
    comesAt: () => hoursOfNight(nightOf(now)).at(-1)?.startsAt.toISOString(),
    until: () => (name === 'updateCourtClosure' ? undefined : '2099-01-07'),
    startDate: () => '2099-01-01',
    endDate: () => '2099-01-02',
    skipDates: () => undefined,
    sendDate: () => undefined,
    sendTime: () => undefined,
    restoreDates: () => undefined,
  })
  const callers = {
    team: await api.as(team),
    member: await api.as(member),
    visitor: api.visitor,
    booker: await api.as(booked.member),
    invited: await api.as(offered.user),
    ending: await api.as(ending.user),
    keeping: await api.as(keeping.user),
    joining: await api.as(joining),
    confirming: await api.as(confirming),
    removing: await api.as(removing),
  }
  // Another session, which the member can end.
  await api.as(member)
  ids['endSession'] = (await listSessions(member.id, undefined, now))[0]?.id
  return { samplesFor, callers }
}

type Mutation = (typeof mutations)[number]

const BOOKER =
  /^(bookCourt|cancelBooking|renewCalendarAddress|changePlan|answerInvitation|leaveBooking|joinByLink|(hideFrom|showTo)Member|\w+(Player|PlayerLink|Spots?|OpenPlay|Standby))$/

/** Returns a caller who may use the mutation. */
function callerOf(mutation: Mutation) {
  const { name } = mutation
  const { who } = declarationOf(mutation)
  if (typeof who === 'object') return 'team'
  if (BOOKER.test(name)) return 'booker'
  if (/^(acceptOffer|declineOffer|leaveWaitlist)$/.test(name)) return 'invited'
  if (/^(confirmAuthenticator|addPasskey)$/.test(name)) return 'confirming'
  if (/^(remove(Authenticator|Passkey)|renewRecoveryCodes|startPasskeyProof)$/.test(name))
    return 'removing'
  if (name === 'endMembership') return 'ending'
  if (name === 'keepMembership') return 'keeping'
  if (name === 'acceptStaffInvitation') return 'joining'
  return who === 'everyone' && name !== 'logout' ? 'visitor' : 'member'
}

/** Returns all texts in the values, except enum values, which are not client input. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return enumNames.has(value) ? [] : [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const enumNames = new Set(
  Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .flatMap(type => type.getValues().map(({ name }) => name)),
)

/**
 * Sends the mutation with unique words in every text; returns the texts sent and the error code.
 */
async function send(mutation: Mutation, caller: Caller, samples: Samples) {
  const plain = valuesOf(mutation.args, samples)
  const words = (_key: string, value: unknown) => (value === 'words' ? randomWords() : value)
  const values = JSON.parse(JSON.stringify(plain, words)) as typeof plain
  const args = literals(mutation.args, values)
  const selection = isLeafType(getNamedType(mutation.type)) ? '' : '{ __typename }'
  const query = `mutation { ${mutation.name}${args && `(${args})`} ${selection} }`
  const cookie = caller.cookie
  const requestId = randomWords().replaceAll(' ', '.')
  const response = await caller.post(
    `/graphql?${requestId}`,
    { query },
    { 'x-request-id': requestId },
  )
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return { code: errors?.[0]?.extensions.code, sent: [requestId, cookie, ...textsIn(values)] }
}

const randomWords = () => `words ${randomUUID().slice(0, 8)}`

/** Captures all output at every level until `read` is called. */
function captureOutput() {
  const levels = ['error', 'warn', 'log', 'info', 'debug'] as const
  const spies = levels.map(level => jest.spyOn(console, level).mockImplementation())
  const logged = captureLog('trace')
  return () => {
    const lines = spies.flatMap(spy => spy.mock.calls as unknown[][])
    for (const spy of spies) spy.mockRestore()
    return logged.end() + lines.map(words => formatWithOptions({ depth: 10 }, ...words)).join('\n')
  }
}

/**
 * Returns the mutations to send at a fault: all at a unique violation, which services translate. What
 * logs the others does not know the mutation, so each of them meets a share of the mutations.
 */
function mutationsFor(fault: string): Mutation[] {
  const others = Object.keys(faults).filter(name => name !== 'a unique violation')
  if (!others.includes(fault)) return mutations
  const turn = others.indexOf(fault)
  return mutations.filter(
    // Its answer hides the failure, so each fault shows that it is logged.
    ({ name }, at) =>
      name === 'requestPasswordReset' || (at + turn) % rounds(4 * others.length, 1) === 0,
  )
}

/** They return options, and store none. */
const WRITES_NOTHING = new Set(['startPasskey', 'startPasskeyProof', 'startPasskeySignIn'])

const rows = keepRows(createRows)

test.each(Object.entries(faults))(
  'logs: hold nothing sent at %s (SEC-O7)',
  async (fault, [logged, sql]) => {
    const chosen = mutationsFor(fault)
    const { samplesFor, callers } = await rows(api.now())
    const read = captureOutput()
    await usePhase('booking')
    await plant(sql)
    const answers: Awaited<ReturnType<typeof send>>[] = []
    for (const mutation of chosen) {
      const isAboutPhase = mutation.name === 'setLaunchPhase'
      if (isAboutPhase) await usePhase('memberships')
      answers.push(await send(mutation, callers[callerOf(mutation)], samplesFor(mutation.name)))
      if (isAboutPhase) await usePhase('booking')
    }
    const output = read() + readFileSync(POSTGRES_LOG, 'utf8')
    const refused = /^(INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE)$/
    for (const [index, answer] of answers.entries()) {
      const name = chosen[index]?.name ?? ''
      // Their reads succeed, unless they meet the connection that the mutation before has lost.
      if (WRITES_NOTHING.has(name) && answer.code === undefined) continue
      expect([name, answer.code]).toEqual([
        name,
        // It responds before it does any work.
        name === 'requestPasswordReset' ? undefined : expect.stringMatching(refused),
      ])
    }
    expect(output).toContain('password reset failed after its answer')
    expect(output.split(logged).length).toBeGreaterThan(chosen.length - WRITES_NOTHING.size)
    const sent = answers.flatMap(answer => answer.sent).filter(text => text !== undefined)
    expect(sent.length).toBeGreaterThan(2 * chosen.length)
    // A time of day can equal a part of a line's own time.
    const words = sent.filter(text => !/^\d\d:\d\d$/.test(text))
    expect(words.filter(text => output.includes(text))).toEqual([])
    expect(output.match(/\$argon2|the row|words ./)).toBeNull()
  },
)

test('logs: contain nothing of a malformed body', async () => {
  const read = captureOutput()
  const body = `{"email": "ana@example.com", "password": "${PASSWORD}`
  for (const path of ['/graphql', '/api/auth/register', '/api/contact']) {
    const headers = { 'content-type': 'application/json' }
    expect((await api.visitor.send(path, { method: 'POST', headers, body })).status).toBe(400)
  }
  expect(read()).not.toMatch(/ana@|quiet/)
})
