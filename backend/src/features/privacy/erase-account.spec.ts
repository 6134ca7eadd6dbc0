import { createPersonEverywhere, TRACES } from '../../../test/person-everywhere'
import { person, submissionContext, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { registry } from '../../../test/registry'
import { services } from '../../../test/services'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import { concernsPeople, selectOwn } from '../../accounts/personal-data'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { submitContact } from '../contact/contact.service'
import { createNote } from '../notes/notes.service'
import { submitGeneralSurvey } from '../surveys/surveys.service'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { eraseAccount } from './erase-account.service'
import { goneAddress } from '../../shared/gone-address'

const api = startApi()
checkWaitlistAfterEach()

/** Returns each trace of the person with the tables in which some column of a row has it. */
function findTraces(): Promise<unknown[]> {
  const tables = db.entityMetadatas.map(
    ({ tableName }) =>
      `SELECT trace, '${tableName}' AS table FROM unnest($1::text[]) trace
       WHERE EXISTS (SELECT FROM "${tableName}" one WHERE to_jsonb(one)::text ILIKE '%' || trace || '%')`,
  )
  return db.query(tables.join(' UNION ALL '), [TRACES])
}

const makeDue = ({ id }: User) =>
  db.query(`UPDATE "user" SET "deletionDueAt" = $2 WHERE id = $1`, [id, api.now()])
const erase = ({ id: userId }: User) =>
  eraseAccount(services, { userId, by: 'person', now: api.now() })

/** Deletes the account with a statement that fails. */
function eraseBroken({ id: userId }: User): Promise<boolean> {
  const personalData = services.personalData.map(fate =>
    fate.table === 'waitlist_entry' && fate.person
      ? { ...fate, person: { ...fate.person, deletion: { effect: '', sql: 'nothing' } } }
      : fate,
  )
  return eraseAccount({ ...services, personalData }, { userId, by: 'person', now: api.now() })
}

/** Returns how many rows of the person each table has. */
async function countRows({ id, email }: User): Promise<Record<string, number>> {
  const owner = { id, email, gone: '', words: [], password: null, now: api.now() }
  const counts: Record<string, number> = {}
  for (const fate of registry.personalData.filter(concernsPeople)) {
    const { text, values } = selectOwn(fate, 'count(*)::int AS count', owner)
    const [row] = await db.query<{ count: number }[]>(text, values)
    counts[fate.table] = row?.count ?? 0
  }
  return counts
}

test('erased account: a failure leaves everything as it was; then, also by two servers, no table has a name, address, number or guest of the person any more (SEC-P8)', async () => {
  const team = await teamMember()
  const user = await createPersonEverywhere(team, api.now())
  const before = await countRows(user)
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
  const freed = await readFreed()
  await makeDue(user)
  await expect(eraseBroken(user)).rejects.toThrow()
  expect(await countRows(user)).toEqual(before)
  const outcomes = await Promise.all([erase(user), erase(user)])
  expect(outcomes.toSorted()).toEqual([false, true])
  expect(await erase(user)).toBe(false)
  expect(await findTraces()).toEqual([])
  const after = await countRows(user)
  const kept = registry.personalData.filter(({ table }) => (after[table] ?? 0) > 0)
  expect(kept.filter(({ person: fate }) => fate?.deletion.effect === 'Deleted.')).toEqual([])
  const { email, ...shell } = await db.getRepository(User).findOneByOrFail({ id: user.id })
  expect(email).toBe(goneAddress(user.id))
  expect(shell).toMatchObject({ firstName: null, lastName: null, deletionDueAt: null })
  expect(shell.deletedAt).toEqual(api.now())
  // Bookings, charges and answers stay without the person.
  await expectKept(user)
  // The place is freed, an open offer declined, and the number not given again.
  expect((await readFreed()) - freed).toBe(1)
  const [entry] = await db.query<unknown[]>(
    `SELECT entry.status, offer.state FROM waitlist_entry entry
     JOIN offer ON offer."entryId" = entry.id WHERE entry."userId" = $1 ORDER BY offer.state`,
    [user.id],
  )
  expect(entry).toEqual({ status: 'left', state: 'declined' })
  // The address is free.
  await person({ email: user.email })
})

/** Returns how many places have been given back. */
async function readFreed(): Promise<number> {
  const [counter] = await db.query<{ left: number }[]>('SELECT "left" FROM waitlist_counter')
  return counter?.left ?? 0
}

async function expectKept({ id }: User): Promise<void> {
  const [kept] = await db.query<unknown[]>(
    `SELECT guests, "cancelReason" FROM court_booking WHERE "userId" = $1 AND guests IS NOT NULL`,
    [id],
  )
  expect(kept).toEqual({ guests: ['Guest', 'Guest'], cancelReason: null })
  const charges = await db.query<unknown[]>(
    'SELECT state, cents FROM charge WHERE "userId" = $1 ORDER BY no',
    [id],
  )
  expect(charges).toEqual([
    { state: 'settled', cents: 1500 },
    { state: 'waived', cents: 1500 },
  ])
  const [answer] = await db.query<unknown[]>(
    `SELECT "userId", email, "hearAboutUs" FROM general_survey`,
  )
  expect(answer).toEqual({ userId: null, email: null, hearAboutUs: 'By [removed]' })
}

test('erased account: rows of an address that was never confirmed stay, because they may be somebody else’s (SEC-P9)', async () => {
  const squatter = await person({ emailConfirmedAt: null })
  const signed = { name: 'Real Owner', email: squatter.email, message: 'Hello' }
  await submitContact(submissionContext(), signed)
  await makeDue(squatter)
  await erase(squatter)
  const [message] = await db.query<unknown[]>('SELECT name, email, message FROM contact_submission')
  expect(message).toEqual(signed)
})

test('erased account: a person whose name means something to a program is deleted, too', async () => {
  for (const firstName of ['null', '1', '.*', "(\\'; --"]) {
    const user = await person({ firstName, lastName: 'Quorbat' })
    await submitGeneralSurvey(submissionContext(user), { hearAboutUs: 'By Quorbat' })
    await makeDue(user)
    expect([firstName, await erase(user)]).toEqual([firstName, true])
  }
  const answers = await db.query<unknown[]>('SELECT DISTINCT "hearAboutUs" FROM general_survey')
  expect(answers).toEqual([{ hearAboutUs: 'By [removed]' }])
})

test('erased account: after a restore, a membership, bookings and open charges end as well (ACCOUNT-54)', async () => {
  const user = await createPersonEverywhere(await teamMember(), api.now())
  await db.query(`UPDATE membership SET state = 'active', "endsOn" = NULL`)
  await db.query(`UPDATE offer SET state = 'withdrawn', "decidedAt" = now() WHERE state = 'open'`)
  await db.query(`UPDATE waitlist_entry SET status = 'joined' WHERE "userId" = $1`, [user.id])
  await db.query(`UPDATE charge SET state = 'open', "settledHow" = NULL WHERE state = 'settled'`)
  await makeDue(user)
  expect(await erase(user)).toBe(false)
  const restored = { userId: user.id, by: 'restore', now: api.now() } as const
  expect(await eraseAccount(services, restored)).toBe(true)
  expect(await findTraces()).toEqual([])
  const [states] = await db.query<unknown[]>(
    `SELECT (SELECT state FROM membership) AS membership,
       (SELECT count(*)::int FROM charge WHERE state = 'open') AS open`,
  )
  expect(states).toEqual({ membership: 'ended', open: 0 })
})

test('audit log: nothing but the function of the deletion changes a record (SEC-P10)', async () => {
  const team = await teamMember()
  const user = await person()
  const { entry } = await joinWaitlist(user, {}, api.now())
  await createNote(services, team, { entryId: entry.id, text: 'Called' })
  const refused = 'append-only'
  const change = `UPDATE audit_record SET "actorEmail" = 'x'`
  await expect(db.query(change)).rejects.toThrow(refused)
  await db.query('SELECT forget_in_records($1, $2, $3, $4, $5)', [
    user.id,
    [],
    user.email,
    [],
    'gone',
  ])
  await expect(db.query(change)).rejects.toThrow(refused)
  await expect(db.query('DELETE FROM audit_record')).rejects.toThrow(refused)
  await expect(db.query(`UPDATE note SET "authorEmail" = 'x'`)).rejects.toThrow('never altered')
})
