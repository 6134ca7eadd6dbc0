import { print } from 'graphql'
import { downloadCsv } from '../../../test/csv'
import { person, staffPerson, teamMember } from '../../../test/factories'
import { createToken } from '../../../test/api-tokens'
import { invalidField, startApi } from '../../../test/harness'
import {
  AuditFiltersDocument,
  AuditLogDocument,
  CreateNoteDocument,
  PersonHistoryDocument,
} from '../../../test/operations'
import { holdLocks, untilWaitingForLock } from '../../../test/lock-waits'
import { createRowsInEveryTable } from '../../../test/rows-in-every-table'
import { services } from '../../../test/services'
import { openSubscription } from '../../../test/subscriptions'
import { createEntries, invite, join, setOne } from '../../../test/status-changes'
import { ApiToken } from '../../accounts/api-token.entity'
import { TokenScope } from '../../accounts/token-scope'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { defineAuditActions } from '../../audit/audit-action'
import { AuditRecord } from '../../audit/audit-record.entity'
import { OFFERS, OWNED_SUBJECTS } from './audit-people'
import { contactActions } from '../contact/contact.service'
import { endStaff } from '../staff/staff.service'
import { joinWaitlist } from '../waitlist/waitlist.service'

const api = startApi()
const subjectId = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'

async function records(count: number) {
  const team = await teamMember()
  for (let turn = 0; turn < count; turn += 1)
    await services.auditLog.record(
      team,
      {
        action: contactActions.contact_status,
        subjectId,
        before: { turn },
        after: { turn: turn + 1 },
      },
      db.manager,
    )
  return team
}

test('audit log: shows the team who did what, latest first', async () => {
  const team = await records(3)
  const { auditLog } = await (await api.as(team)).ok(AuditLogDocument, { first: 2 })
  expect(auditLog.totalCount).toBe(3)
  expect(auditLog.pageInfo.hasNextPage).toBe(true)
  expect(auditLog.edges).toHaveLength(2)
  expect(auditLog.edges[0]?.node).toMatchObject({
    actorEmail: team.email,
    action: 'contact_status',
    subjectId,
  })
})

test('audit log: names the access token that made a change, and none for a session', async () => {
  const team = await teamMember()
  const [id = ''] = await createEntries(1, api.now())
  const { AUDIT_READ, WAITLIST_WRITE } = TokenScope
  const program = api.withToken(await createToken(team, [AUDIT_READ, WAITLIST_WRITE], api.now()))
  await setOne.ok(program, [id], invite)
  await setOne.ok(await api.as(team), [id], join)
  const token = await db.getRepository(ApiToken).findOneByOrFail({ userId: team.id })
  const { auditLog } = await program.ok(AuditLogDocument)
  const by = { actorId: team.id, subjectId: id }
  expect(auditLog.edges.map(({ node }) => node)).toMatchObject([
    { ...by, after: { status: 'joined' }, tokenId: null },
    { ...by, after: { status: 'invited' }, tokenId: token.id },
  ])
})

test('audit log: refuses UPDATE, DELETE and TRUNCATE', async () => {
  await records(1)
  const refused = 'the audit log is append-only'
  await expect(db.query(`UPDATE audit_record SET "actorEmail" = 'x'`)).rejects.toThrow(refused)
  await expect(db.query('DELETE FROM audit_record')).rejects.toThrow(refused)
  await expect(db.query('TRUNCATE audit_record')).rejects.toThrow(refused)
  expect(await db.getRepository(AuditRecord).count()).toBe(1)
})

test('audit log: a change that is rolled back leaves no record', async () => {
  const team = await teamMember()
  const change = { action: contactActions.contact_status, subjectId, before: {}, after: {} }
  const undone = db.transaction(async em => {
    await services.auditLog.record(team, change, em)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await db.getRepository(AuditRecord).count()).toBe(0)
})

test('audit log: an action that no feature lists is refused', async () => {
  const { gone } = defineAuditActions({ gone: 'Is listed nowhere.' })
  const change = { action: gone, subjectId, before: {}, after: {} }
  const refused = services.auditLog.record(await teamMember(), change, db.manager)
  await expect(refused).rejects.toThrow('No feature lists the audit action gone (auditActions).')
  expect(await db.getRepository(AuditRecord).count()).toBe(0)
})

test('audit log: a record of a removed action is returned as other', async () => {
  const team = await records(1)
  await db.getRepository(AuditRecord).insert({
    action: 'gone',
    subjectId,
    before: {},
    after: {},
    actorId: team.id,
    actorEmail: team.email,
  })
  const { auditLog } = await (await api.as(team)).ok(AuditLogDocument)
  expect(auditLog.edges.map(({ node }) => node.action)).toEqual(['other', 'contact_status'])
})

test('audit log: says in words what was done, about whom, and from which browser', async () => {
  const team = await teamMember()
  const member = await person({ firstName: 'Ana', lastName: 'Ruiz' })
  const { entry } = await joinWaitlist(member, {}, api.now())
  const caller = await api.as(team)
  const query = print(CreateNoteDocument)
  const variables = { input: { entryId: entry.id, text: 'Called.' } }
  await caller.post(
    '/graphql',
    { query, variables },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  )
  const { auditLog } = await caller.ok(AuditLogDocument)
  expect(auditLog.edges.map(({ node }) => node)).toMatchObject([
    {
      what: 'Added a note about a person.',
      actorName: 'Club Team',
      browser: 'Firefox on Linux',
      tokenName: null,
      subject: { id: member.id, firstName: 'Ana', email: member.email },
    },
  ])
})

/* Belong to a person; no record is about one of their rows. */
const NO_SUBJECTS = [
  'authenticator',
  'booking_player',
  'calendar_address',
  'general_survey',
  'hidden_member',
  'letter_recipient',
  'member_survey',
  'mutation_response',
  'open_play_visit',
  'passkey',
  'recovery_code',
  'standby',
]

test('audit log: names the person of each row that a record can be about', async () => {
  const { member, team } = await createRowsInEveryTable(api.now())
  const caller = await api.as(team)
  await caller.ok(CreateNoteDocument, { input: { userId: member.id, text: 'Called.' } })
  const rows = [...OWNED_SUBJECTS.map(table => `"${table}"`), `(${OFFERS}) offer`]
  const people = new Map<string, string[]>()
  for (const table of rows) {
    const [row] = await db.query<{ id: string; userId: string }[]>(
      `SELECT id, "userId" FROM ${table} WHERE "userId" IS NOT NULL LIMIT 1`,
    )
    const change = { action: contactActions.contact_status, subjectId: row?.id ?? table, after: {} }
    await services.auditLog.record(team, change, db.manager)
    if (row) people.set(row.userId, [row.id, ...(people.get(row.userId) ?? [])])
  }
  expect([...people.values()].flat()).toHaveLength(rows.length)
  for (const [userId, ids] of people) {
    const variables = { userId, first: ids.length }
    const latest = (await caller.ok(AuditLogDocument, variables)).auditLog.edges
    // Records of one millisecond have no order.
    const named = latest.map(({ node }) => [node.subjectId, node.subject?.id])
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(ids.map(id => [id, userId])))
  }
})

test('audit log: it is decided for each table of a person whether records are about its rows', () => {
  const owned = db.entityMetadatas
    .filter(({ ownColumns }) => ownColumns.some(({ propertyName }) => propertyName === 'userId'))
    .map(({ tableName }) => tableName)
  expect(owned.toSorted()).toEqual([...OWNED_SUBJECTS, ...NO_SUBJECTS].toSorted())
})

test('audit log: is searched by action, by who acted and by the person, and kept to one person', async () => {
  const [team, member] = [await teamMember(), await person({ firstName: 'Zoé' })]
  const { entry } = await joinWaitlist(member, {}, api.now())
  const [other = ''] = await createEntries(1, api.now())
  const caller = await api.as(team)
  await setOne.ok(caller, [entry.id], invite)
  await setOne.ok(caller, [other], invite)
  await caller.ok(CreateNoteDocument, { input: { entryId: entry.id, text: 'Called.' } })
  const actionsOf = async (variables: object) => {
    const { auditLog } = await caller.ok(AuditLogDocument, variables)
    return auditLog.edges.map(({ node }) => node.action)
  }
  expect(await actionsOf({ search: 'zoe' })).toEqual(['note', 'waitlist_status'])
  expect(await actionsOf({ search: 'waitlist status' })).toHaveLength(2)
  expect(await actionsOf({ search: `status ${team.email}` })).toHaveLength(2)
  expect(await actionsOf({ search: 'nobody%' })).toEqual([])
  const { auditLog: history } = await caller.ok(PersonHistoryDocument, { id: member.id })
  expect(history.edges.map(({ node }) => node.after)).toEqual([
    { userId: member.id },
    { status: 'invited' },
  ])
  expect(await caller.fails(PersonHistoryDocument, { id: 'x' })).toMatchObject(
    invalidField('userId'),
  )
})

test('audit log: is filtered by the person, by who acted and by the action (ACCOUNT-67)', async () => {
  const [team, member] = [await teamMember(), await person()]
  const desk = await staffPerson('DESK')
  const { entry } = await joinWaitlist(member, {}, api.now())
  const [other = ''] = await createEntries(1, api.now())
  const caller = await api.as(team)
  await setOne.ok(caller, [entry.id], invite)
  await setOne.ok(caller, [other], invite)
  const note = { input: { entryId: entry.id, text: 'Called.' } }
  await (await api.as(desk)).ok(CreateNoteDocument, note)
  const actionsOf = async (variables: object) => {
    const { auditLog } = await caller.ok(AuditLogDocument, variables)
    return auditLog.edges.map(({ node }) => node.action)
  }
  expect(await actionsOf({ userId: member.id })).toEqual(['note', 'waitlist_status'])
  expect(await actionsOf({ actorId: desk.id })).toEqual(['note'])
  expect(await actionsOf({ action: 'waitlist_status' })).toHaveLength(2)
  expect(await actionsOf({ userId: member.id, actorId: team.id, action: 'note' })).toEqual([])
  for (const wrong of [{ userId: 'x' }, { actorId: 'x' }, { action: 'gone' }])
    expect(await caller.fails(AuditLogDocument, wrong)).toMatchObject({ code: 'BAD_USER_INPUT' })
  const { auditFilters } = await caller.ok(AuditFiltersDocument)
  expect(auditFilters.staff.map(({ id }) => id)).toEqual(expect.arrayContaining([team.id, desk.id]))
  expect(auditFilters.staff.map(({ id }) => id)).not.toContain(member.id)
  const kind = { action: 'note', what: 'Added a note about a person.' }
  expect(auditFilters.kinds).toContainEqual(expect.objectContaining(kind))
})

test('audit log: its filters name former staff', async () => {
  const [owner, desk] = [await teamMember(), await staffPerson('DESK')]
  await endStaff(services, owner, desk.id)
  const { auditFilters } = await (await api.as(owner)).ok(AuditFiltersDocument)
  expect(auditFilters.staff.map(({ id }) => id)).toContain(desk.id)
})

test('audit log: is downloaded as CSV with its filters, and the download is recorded', async () => {
  const team = await records(1)
  const caller = await api.as(team)
  const { rows } = await downloadCsv(caller, `audit.csv?action=contact_status&actorId=${team.id}`)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toEqual(
    expect.arrayContaining(['Changed the status of a message.', team.email, '{"turn":1}']),
  )
  const { rows: next } = await downloadCsv(caller, 'audit.csv?action=list_export')
  expect(next[1]?.at(-1)).toBe('{"list":"/api/admin/audit.csv","rows":1}')
  const desk = await api.as(await staffPerson('DESK'))
  expect((await desk.rest('GET', '/admin/audit.csv')).status).toBe(403)
})

test('audit log: records the first use of a staff person’s access token on a day, once (ACCOUNT-66)', async () => {
  const [team, member] = [await teamMember(), await person()]
  const program = api.withToken(await createToken(team, [TokenScope.AUDIT_READ], api.now()))
  const own = api.withToken(await createToken(member, [TokenScope.PROFILE_READ], api.now()))
  await db.getRepository(ApiToken).update({ name: 'Import' }, { lastUsedAt: null })
  await own.send('/graphql', { headers: { accept: 'application/json' } })
  const release = await holdLocks('SELECT FROM api_token FOR UPDATE')
  const requests = [1, 2, 3].map(() => program.ok(AuditLogDocument))
  await untilWaitingForLock(requests.length)
  await release()
  await Promise.all(requests)
  const uses = async () => {
    const { auditLog } = await program.ok(AuditLogDocument, { action: 'api_token_use' })
    return auditLog.edges.map(({ node }) => node)
  }
  const use = { actorId: team.id, tokenName: 'Import', subject: { id: team.id } }
  expect(await uses()).toMatchObject([use])
  await db
    .getRepository(ApiToken)
    .update({ name: 'Import' }, { lastUsedAt: new Date(api.now().getTime() - DAY_MS) })
  expect(await uses()).toMatchObject([use, use])
})

test('audit log: sends each new record to the team', async () => {
  const team = await teamMember()
  const { cookie } = await api.as(team)
  const subscription = openSubscription(
    api.base,
    'subscription { auditRecorded { action what actorEmail } }',
    { cookie },
  )
  await subscription.untilEstablished(async () => {
    await records(1)
  })
  const result = await subscription.next()
  expect(result?.data.auditRecorded).toMatchObject({ action: 'contact_status' })
  await subscription.close()
})
