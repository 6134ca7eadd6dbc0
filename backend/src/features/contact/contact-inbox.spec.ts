import { parse } from 'graphql'
import { person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  ContactSubmissionsDocument,
  SetContactStatusDocument,
  SubmitContactDocument,
} from '../../../test/operations'
import { openSubscription } from '../../../test/subscriptions'
import { AuditRecord } from '../../audit/audit-record.entity'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import { CONTACT_CHANGED } from './contact.events'
import { ContactSubmission } from './contact-submission.entity'

const api = startApi()
const message = { name: 'Camila', email: 'c@example.com', message: 'When do you open?' }

async function send(values: object = {}): Promise<string> {
  const input = { ...message, ...values }
  return (await api.visitor.ok(SubmitContactDocument, { input })).submitContact.id
}

describe('submitContact: the submission key', () => {
  const submissionKey = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'

  test('sent twice stores one message and returns the first response', async () => {
    const first = await send({ submissionKey })
    expect(await send({ submissionKey })).toBe(first)
    expect(await db.getRepository(ContactSubmission).find()).toMatchObject([
      { message: 'When do you open?' },
    ])
  })

  test('sent in concurrent requests stores one message', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => send({ submissionKey })))
    expect(new Set(ids).size).toBe(1)
    expect(await db.getRepository(ContactSubmission).count()).toBe(1)
  })

  test('missing or null stores a new message each time', async () => {
    await send()
    await send({ submissionKey: null })
    await send({ submissionKey: null })
    expect(await db.getRepository(ContactSubmission).count()).toBe(3)
  })

  test.each(['again', '', ' '])('%j is refused, naming the field', async submissionKey => {
    const input = { ...message, submissionKey }
    expect(await api.visitor.fails(SubmitContactDocument, { input })).toMatchObject({
      fields: [{ field: 'submissionKey', message: 'Please send a UUID' }],
    })
  })
})

test('account: messages, mails and subscriptions name the account that has their address now', async () => {
  const { id, email } = await person()
  await send({ email })
  await send()
  await db.query(`INSERT INTO newsletter_subscription (email, "confirmedAt") VALUES ($1, now())`, [
    email,
  ])
  await db.query(
    `INSERT INTO mail (template, "to", key, state, data) VALUES ('welcome', $1, 'welcome', 'queued', '{}')`,
    [email],
  )
  const caller = await api.team()
  const accounts = parse(`{
    contactSubmissions { edges { node { email account { id } } } }
    newsletterSubscriptions { edges { node { email account { id } } } }
    mails(search: "${email}", first: 5) { edges { node { to account { id } } } }
  }`)
  type Row = { node: { account: { id: string } | null } }
  const found = (await caller.ok(accounts)) as Record<string, { edges: Row[] }>
  const idsOf = (list: string) => found[list]!.edges.map(({ node }) => node.account?.id ?? null)
  expect(idsOf('contactSubmissions')).toEqual([null, id])
  expect(idsOf('newsletterSubscriptions')).toEqual([id])
  expect(idsOf('mails')).toEqual([id])
})

test('contactSubmissionChanged: sends a new message, and one whose status changes', async () => {
  const beacon = await send()
  const caller = await api.team()
  const query = 'subscription { contactSubmissionChanged { id status } }'
  const subscription = openSubscription(api.base, query, { cookie: caller.cookie })
  await subscription.untilEstablished(() => notify(CONTACT_CHANGED, [beacon], db.manager))
  const id = await send({ name: 'Two' })
  const untilStatus = async (status: string) => {
    let message: { id: string; status: string } | undefined
    while (message?.id !== id || message.status !== status)
      message = (await subscription.next())?.data?.contactSubmissionChanged
  }
  await untilStatus('new')
  await caller.ok(SetContactStatusDocument, { input: { id, status: 'read' } })
  await untilStatus('read')
  await subscription.close()
})

describe('contactSubmissions', () => {
  const names = async (variables: object = {}) => {
    const caller = await api.team()
    const { contactSubmissions } = await caller.ok(ContactSubmissionsDocument, variables)
    return contactSubmissions.edges.map(({ node }) => node.name).sort()
  }

  test('shows the team every message, page by page, latest first', async () => {
    for (const name of ['One', 'Two', 'Three']) await send({ name })
    const caller = await api.team()
    const { contactSubmissions: page } = await caller.ok(ContactSubmissionsDocument, { first: 2 })
    expect(page.totalCount).toBe(3)
    const after = page.pageInfo.endCursor
    const { contactSubmissions: rest } = await caller.ok(ContactSubmissionsDocument, { after })
    const times = [...page.edges, ...rest.edges].map(({ node }) => node.createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(times).toHaveLength(3)
  })

  test('is filtered by status and searched by name and address', async () => {
    await send({ name: 'Ana', email: 'ana@club.example' })
    const id = await send({ name: 'Bo', email: 'bo@example.com' })
    const caller = await api.team()
    await caller.ok(SetContactStatusDocument, { input: { id, status: 'replied' } })
    expect(await names({ status: 'replied' })).toEqual(['Bo'])
    expect(await names({ status: 'new' })).toEqual(['Ana'])
    expect(await names({ search: 'CLUB.example' })).toEqual(['Ana'])
    expect(await names({ search: 'club  Ána' })).toEqual(['Ana'])
    expect(await names({ search: 'bo', status: 'new' })).toEqual([])
  })

  test('refuses a visitor and a member', async () => {
    expect(await api.visitor.fails(ContactSubmissionsDocument)).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const member = await api.as(await person())
    expect(await member.fails(ContactSubmissionsDocument)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('setContactStatus', () => {
  const records = () => db.getRepository(AuditRecord).find()

  test('sets the status and writes an audit record; the same status again changes nothing', async () => {
    const id = await send()
    const caller = await api.team()
    const input = { id, status: 'read' } as const
    const { setContactStatus } = await caller.ok(SetContactStatusDocument, { input })
    expect(setContactStatus).toEqual({ id, status: 'read' })
    await caller.ok(SetContactStatusDocument, { input })
    expect(await records()).toMatchObject([
      {
        action: 'contact_status',
        subjectId: id,
        before: { status: 'new' },
        after: { status: 'read' },
      },
    ])
  })

  test('refuses to replace a status that the caller has not read, unless it is the new one already', async () => {
    const id = await send()
    const caller = await api.team()
    const set = (status: 'read' | 'replied') => ({ input: { id, from: 'new', status } as const })
    await caller.ok(SetContactStatusDocument, set('replied'))
    expect(await caller.fails(SetContactStatusDocument, set('read'))).toMatchObject({
      code: 'CONFLICT',
      message: 'This message is replied by now. Please look again.',
    })
    await caller.ok(SetContactStatusDocument, set('replied'))
    expect(await records()).toHaveLength(1)
  })

  test('refuses an invalid id or status, naming it, and an unknown message with NOT_FOUND', async () => {
    const caller = await api.team()
    const set = (input: object) => caller.fails(SetContactStatusDocument, { input })
    expect(await set({ id: 'x', status: 'read' })).toMatchObject({ fields: [{ field: 'id' }] })
    const id = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
    expect(await set({ id, status: 'burnt' })).toMatchObject({ fields: [{ field: 'status' }] })
    expect(await set({ id, status: 'read' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('refuses a visitor and a member', async () => {
    const input = { id: await send(), status: 'closed' }
    expect(await api.visitor.fails(SetContactStatusDocument, { input })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const member = await api.as(await person())
    expect(await member.fails(SetContactStatusDocument, { input })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await records()).toEqual([])
  })
})
