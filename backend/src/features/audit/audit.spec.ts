import { print } from 'graphql'
import { person, teamMember } from '../../../test/factories'
import { createToken } from '../../../test/api-tokens'
import { startApi } from '../../../test/harness'
import {
  AuditLogDocument,
  CreateNoteDocument,
  PersonHistoryDocument,
} from '../../../test/operations'
import { services } from '../../../test/services'
import { openSubscription } from '../../../test/subscriptions'
import { createEntries, invite, join, setOne } from '../../../test/status-changes'
import { ApiToken } from '../../accounts/api-token.entity'
import { TokenScope } from '../../accounts/token-scope'
import { db } from '../../database/data-source'
import { defineAuditActions } from '../../audit/audit-action'
import { AuditRecord } from '../../audit/audit-record.entity'
import { contactActions } from '../contact/contact.service'
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

test('audit log: refuses a visitor and a member', async () => {
  expect(await api.visitor.fails(AuditLogDocument)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await (await api.as(await person())).fails(AuditLogDocument)).toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('audit log: says in words what was done, about whom, and from which browser', async () => {
  const team = await teamMember()
  const member = await person({ firstName: 'Ana', lastName: 'Ruiz' })
  const { entry } = await joinWaitlist(member, {}, api.now())
  const caller = await api.as(team)
  const query = print(CreateNoteDocument)
  const variables = { input: { entryId: entry.id, text: 'Called.' } }
  await caller.send('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify({ query, variables }),
  })
  const { auditLog } = await caller.ok(AuditLogDocument)
  expect(auditLog.edges.map(({ node }) => node)).toMatchObject([
    {
      what: 'Added a note about a person.',
      actorName: 'Club Team',
      browser: 'Firefox on Linux',
      tokenName: null,
      subject: { id: member.id, firstName: 'Ana', email: member.email, entryId: entry.id },
    },
  ])
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
  const { auditLog: history } = await caller.ok(PersonHistoryDocument, { id: entry.id })
  expect(history.edges.map(({ node }) => node.after)).toEqual([
    { userId: member.id },
    { status: 'invited' },
  ])
  expect(await caller.fails(PersonHistoryDocument, { id: 'x' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'entryId' }],
  })
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
