import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createToken } from '../../../test/api-tokens'
import { Caller } from '../../../test/caller'
import { createMembership } from '../../../test/club-members'
import { clubMember, createCourts } from '../../../test/courts'
import { booking, PASSWORD, person, staffPerson } from '../../../test/factories'
import { createFolder } from '../../../test/folders'
import { startApi } from '../../../test/harness'
import { runJobAt } from '../../../test/jobs'
import { findMail, rendered, tokenIn } from '../../../test/mails'
import {
  AcceptOfferDocument,
  DeleteMyAccountDocument,
  KeepMyAccountDocument,
  LoginDocument,
  MeDocument,
} from '../../../test/operations'
import { services } from '../../../test/services'
import { createWaiting, openOfferOf, sendNewWave, setPhase } from '../../../test/waves'
import { TokenScope } from '../../accounts/token-scope'
import { User } from '../../accounts/user.entity'
import { DAY_MS, MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { Charge, ChargeKind } from '../bookings/charge.entity'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { eraseAccount } from './erase-account.service'
import { accountDeletionMail } from './privacy.mails'

const api = startApi()

const row = ({ id }: User) => db.getRepository(User).findOneByOrFail({ id })
const login = ({ email }: User) => ({ input: { email, password: PASSWORD } })
const later = (days: number) => {
  api.later(days * DAY_MS)
}
const folders = createFolder()
const folder = () => mkdtemp(join(folders, 'data-'))

/** Runs the job on a server with this folder. */
const runJob = (dataDir: string) => runJobAt('account_deletion', api.now(), { DATA_DIR: dataDir })

test('delete my account: plans it for 7 days later, ends sessions and tokens, and mails a link (ACCOUNT-51)', async () => {
  const user = await person()
  const [own, elsewhere] = [await api.as(user), await api.as(user)]
  const token = await createToken(user, [TokenScope.PROFILE_READ], api.now())
  const due = new Date(api.now().getTime() + 7 * DAY_MS)
  expect((await own.ok(DeleteMyAccountDocument)).deleteMyAccount).toBe(due.toISOString())
  for (const caller of [own, elsewhere]) expect((await caller.ok(MeDocument)).me).toBeNull()
  expect((await api.withToken(token).rest('GET', '/auth/user')).status).toBe(401)
  const mail = await findMail(accountDeletionMail, user.email)
  expect((await rendered(mail)).text).toContain('Keep my account')
})

test('delete my account: a sign-in meanwhile is refused and names the link; a wrong password learns nothing (ACCOUNT-51)', async () => {
  const user = await person()
  await (await api.as(user)).ok(DeleteMyAccountDocument)
  const { code, message } = await api.visitor.fails(LoginDocument, login(user))
  expect({ code, message }).toEqual({
    code: 'CONFLICT',
    message: expect.stringContaining('use the link in the mail'),
  })
  const wrong = { input: { email: user.email, password: 'another one' } }
  expect(await api.visitor.fails(LoginDocument, wrong)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('keep my account: the link keeps it once, and signing in works again', async () => {
  const user = await person()
  await (await api.as(user)).ok(DeleteMyAccountDocument)
  const mail = await findMail(accountDeletionMail, user.email)
  const input = { token: await tokenIn(mail) }
  expect(await api.visitor.ok(KeepMyAccountDocument, { input })).toEqual({ keepMyAccount: true })
  expect((await row(user)).deletionDueAt).toBeNull()
  await api.visitor.ok(LoginDocument, login(user))
  for (const token of [input.token, 'nonsense'])
    expect(await api.visitor.fails(KeepMyAccountDocument, { input: { token } })).toMatchObject({
      code: 'LINK_EXPIRED',
    })
  later(8)
  await runJob(await folder())
  expect((await row(user)).deletedAt).toBeNull()
})

test('delete my account: needs a fresh proof of identity, and no access token can (ACCOUNT-40)', async () => {
  const user = await person()
  const token = await createToken(user, Object.values(TokenScope), api.now())
  expect(await api.withToken(token).fails(DeleteMyAccountDocument)).toMatchObject({
    code: 'FORBIDDEN',
  })
  const own = await api.as(user)
  api.later(11 * MINUTE_MS)
  expect(await own.fails(DeleteMyAccountDocument)).toMatchObject({ code: 'FRESH_PROOF_REQUIRED' })
})

const obstacles: Record<string, [sentence: string, create: () => Promise<User>]> = {
  'the work as staff': ['the owner must end that first', () => staffPerson('DESK')],
  'a running membership': ['it must end first', () => clubMember()],
  'a booking to come': [
    'please cancel them first',
    async () => {
      const user = await person()
      const [court] = await createCourts()
      const startsAt = new Date('2099-03-01T15:00:00Z')
      const endsAt = new Date('2099-03-01T16:00:00Z')
      const [hold] = await db.query<{ id: string }[]>(
        `INSERT INTO court_hold ("courtId", "startsAt", "endsAt", kind) VALUES ($1, $2, $3, 'booking') RETURNING id`,
        [court?.id, startsAt, endsAt],
      )
      await booking(user, {
        bookingDate: '2099-03-01',
        startTime: '10:00',
        courtId: court?.id ?? null,
        startsAt,
        endsAt,
        holdId: hold?.id ?? null,
        plan: 'standard',
        month: '2099-03-01',
        isExtra: true,
        guests: [],
      })
      return user
    },
  ],
  'an open charge': [
    'please settle them at the front desk',
    async () => {
      const user = await person()
      const { id: bookingId } = await booking(user)
      const kind = ChargeKind.guest_pass
      await db
        .getRepository(Charge)
        .insert({ userId: user.id, bookingId, kind, no: 1, cents: 1500 })
      return user
    },
  ],
}

test.each(Object.entries(obstacles))(
  'delete my account: %s must end first (ACCOUNT-52)',
  async (_, [sentence, create]) => {
    const user = await create()
    const own = await api.as(user)
    const { code, message } = await own.fails(DeleteMyAccountDocument)
    expect({ code, message }).toEqual({
      code: 'CONFLICT',
      message: expect.stringContaining(sentence),
    })
    expect((await own.ok(MeDocument)).me).not.toBeNull()
    expect((await row(user)).deletionDueAt).toBeNull()
  },
)

test('account deletion job: deletes what is due, and nothing a moment earlier (ACCOUNT-53)', async () => {
  const [user, other] = [await person(), await person()]
  await joinWaitlist(user, {}, api.now())
  await (await api.as(user)).ok(DeleteMyAccountDocument)
  const dataDir = await folder()
  await runJob(dataDir)
  expect((await row(user)).deletedAt).toBeNull()
  later(7)
  await runJob(dataDir)
  expect((await row(user)).deletedAt).toEqual(api.now())
  expect((await row(other)).deletedAt).toBeNull()
})

test('account deletion job: waits while something must be done first', async () => {
  const user = await person()
  await (await api.as(user)).ok(DeleteMyAccountDocument)
  const { id } = await createMembership(user)
  later(8)
  const dataDir = await folder()
  await runJob(dataDir)
  expect((await row(user)).deletedAt).toBeNull()
  await db.query(`UPDATE membership SET state = 'ended', "endsOn" = '2026-01-01' WHERE id = $1`, [
    id,
  ])
  await runJob(dataDir)
  expect((await row(user)).deletedAt).not.toBeNull()
})

test('account deletion job: a restored backup is followed by the deletions since (ACCOUNT-54)', async () => {
  const user = await person()
  await (await api.as(user)).ok(DeleteMyAccountDocument)
  later(7)
  const dataDir = await folder()
  await runJob(dataDir)
  const file = await readFile(join(dataDir, 'deleted-accounts'), 'utf8')
  expect(file.trim()).toBe(`${api.now().toISOString()} ${user.id}`)
  // The account as a backup of before the deletion has it.
  await db.query(
    `UPDATE "user" SET email = $2, "firstName" = 'Camila', "deletedAt" = NULL WHERE id = $1`,
    [user.id, user.email],
  )
  await runJob(dataDir)
  expect((await row(user)).firstName).toBeNull()
  expect(await readFile(join(dataDir, 'deleted-accounts'), 'utf8')).toBe(file)
})

test('account deletion job: writes what another server deleted, and past a line that was cut off', async () => {
  const user = await person()
  await (await api.as(user)).ok(DeleteMyAccountDocument)
  later(7)
  await eraseAccount(services, { userId: user.id, by: 'person', now: api.now() })
  const dataDir = await folder()
  const path = join(dataDir, 'deleted-accounts')
  await writeFile(path, '2026-11-27T08:00:00.000Z 3f0c')
  await runJob(dataDir)
  expect((await readFile(path, 'utf8')).split('\n')).toContain(
    `${api.now().toISOString()} ${user.id}`,
  )
})

test('delete my account: a sign-in that is under way on another server starts no session', async () => {
  const user = await person()
  const { base } = await api.another()
  const own = await api.as(user)
  const other = new Caller(() => base)
  const [, signIn] = await Promise.allSettled([
    own.ok(DeleteMyAccountDocument),
    other.rest('POST', '/auth/login', login(user).input),
  ])
  expect(signIn.status).toBe('fulfilled')
  expect((await other.ok(MeDocument)).me).toBeNull()
})

test('delete my account: accepting an offer at the same time leaves a member or a planned deletion, never both', async () => {
  await setPhase('memberships')
  const [first] = await createWaiting(1, api.now())
  if (!first) throw new Error('nobody waits')
  await sendNewWave(await api.team(), { size: 1 })
  const { id } = await openOfferOf(first)
  const { base } = await api.another()
  const [own, accepting] = [await api.as(first.user), await api.as(first.user)]
  const elsewhere = new Caller(() => base, accepting.cookie)
  const input = { id, plan: 'standard' as const }
  await Promise.allSettled([
    own.ok(DeleteMyAccountDocument),
    elsewhere.ok(AcceptOfferDocument, { input }),
  ])
  const [state] = await db.query<{ isMember: boolean; isPlanned: boolean }[]>(
    `SELECT EXISTS (SELECT FROM membership WHERE "userId" = $1 AND state = 'active') AS "isMember",
       "deletionDueAt" IS NOT NULL AS "isPlanned" FROM "user" WHERE id = $1`,
    [first.user.id],
  )
  expect([state?.isMember, state?.isPlanned].toSorted()).toEqual([false, true])
})
