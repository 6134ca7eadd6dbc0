import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { person } from '../../../test/factories'
import { holdLocks } from '../../../test/lock-waits'
import { startApi } from '../../../test/harness'
import { insertMail as mail } from '../../../test/mails'
import {
  AuditLogDocument,
  ClearAddressDocument,
  DropMailDocument,
  MailDetailsDocument,
  MailsDocument,
  RetryMailDocument,
} from '../../../test/operations'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { MailAddress } from '../../mail/mail-address.entity'
import { Mail, MailState } from '../../mail/mail.entity'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import { resetPasswordLink } from '../auth/auth.links'
import { resetPasswordMail } from '../auth/auth.mails'
import { contactReceivedMail } from '../contact/contact.mails'
import { services } from '../../../test/services'

const api = startApi()

/** Creates a mail with a link; returns it with the link's token. */
async function mailWithLink(state: MailState) {
  const { id: subject, email } = await person()
  const purpose = resetPasswordLink
  const link = await services.links.create({ purpose, subject, email, now: api.now() }, db.manager)
  const data = { linkId: link.id }
  const { id } = await mail(state, { template: resetPasswordMail.name, to: email, data })
  return { id, token: services.links.token(purpose, link.id) }
}

const refuse = (email: string, reason = '550 no such user') =>
  db.getRepository(MailAddress).insert({ email, undeliverableSince: api.now(), reason })

const stateOf = async (id: string) => (await db.getRepository(Mail).findOneByOrFail({ id })).state

/** Resolves when a statement waits for a row lock. */
async function untilOneWaits(): Promise<void> {
  const [{ waits } = { waits: false }] = await db.query<{ waits: boolean }[]>(
    `SELECT count(*) > 0 AS waits FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  if (!waits) await untilOneWaits()
}

describe('mails', () => {
  const addresses = async (variables: object = {}) => {
    const { mails } = await (await api.team()).ok(MailsDocument, variables)
    return mails.edges.map(({ node }) => node.to)
  }

  test('shows the team every mail, page by page, latest first', async () => {
    for (const minute of [1, 3, 2]) {
      const createdAt = new Date(Date.UTC(2026, 10, 20, 12, minute))
      await mail(MailState.queued, { to: `${minute}@example.com`, createdAt })
    }
    const caller = await api.team()
    const { mails: page } = await caller.ok(MailsDocument, { first: 2 })
    const after = page.pageInfo.endCursor
    const { mails: rest } = await caller.ok(MailsDocument, { after })
    const shown = [...page.edges, ...rest.edges].map(({ node }) => node.to)
    expect(shown).toEqual(['3@example.com', '2@example.com', '1@example.com'])
    expect(page.totalCount).toBe(3)
  })

  test('is filtered by state and searched by a part of the address', async () => {
    await mail(MailState.failed, { to: 'ana@club.example' })
    await mail(MailState.queued, { to: 'jörg_b@example.com' })
    expect(await addresses({ state: 'failed' })).toEqual(['ana@club.example'])
    expect(await addresses({ search: 'CLUB.example' })).toEqual(['ana@club.example'])
    expect(await addresses({ search: 'jorg' })).toEqual(['jörg_b@example.com'])
    expect(await addresses({ search: 'g_b' })).toEqual(['jörg_b@example.com'])
    expect(await addresses({ search: 'n_@' })).toEqual([])
    expect(await addresses({ search: 'ana', state: 'queued' })).toEqual([])
  })

  test('returns all texts of a page of 50, and refuses those of the longest page (SEC-G6)', async () => {
    const caller = await api.team()
    const words = (first: number) =>
      `{ mails(first: ${first}) { edges { node { subject text } } } }`
    const ask = async (query: string) => (await caller.post('/graphql', { query })).text()
    expect(await ask(words(50))).not.toContain('errors')
    expect(await ask(words(100))).toContain('too large')
  })
})

describe('mail', () => {
  test('that is kept shows its working link to the team (SEC-Z4)', async () => {
    const { id, token } = await mailWithLink(MailState.kept)
    const { mail: shown } = await (await api.team()).ok(MailDetailsDocument, { id })
    expect(shown.subject).toBe('Set a new password')
    expect(shown.text).toContain(`/auth?mode=reset#${token}`)
  })

  test('in any other state hides its links from the team (SEC-Z4)', async () => {
    const caller = await api.team()
    for (const state of Object.values(MailState).filter(one => one !== MailState.kept)) {
      const { id, token } = await mailWithLink(state)
      const { mail: shown } = await caller.ok(MailDetailsDocument, { id })
      expect([state, shown.text]).toEqual([
        state,
        expect.stringContaining('Set a new password\n[link hidden]'),
      ])
      const everything = [shown, await caller.ok(MailsDocument)]
      expect(JSON.stringify(everything)).not.toContain(token.slice(22))
    }
  })

  test('has no text when the data that it is about is deleted, and says why no mail is sent to its address', async () => {
    const data = { contactId: randomUUID() }
    const { id, to } = await mail(MailState.kept, { template: contactReceivedMail.name, data })
    const caller = await api.team()
    const read = async () => (await caller.ok(MailDetailsDocument, { id })).mail
    expect(await read()).toMatchObject({ id, subject: null, text: null, undeliverable: null })
    await refuse(to)
    expect((await read()).undeliverable).toMatchObject({ reason: '550 no such user' })
  })

  test('of a removed kind is returned as other, without text', async () => {
    const { id } = await mail(MailState.kept, { template: 'gone' })
    const caller = await api.team()
    const { mail: shown } = await caller.ok(MailDetailsDocument, { id })
    expect(shown).toMatchObject({ template: 'other', subject: null, text: null })
    const { mails } = await caller.ok(MailsDocument)
    expect(mails.edges.map(({ node }) => node.template)).toEqual(['other'])
  })
})

describe('retryMail and dropMail', () => {
  const documents = { retry: RetryMailDocument, drop: DropMailDocument }
  type Step = keyof typeof documents
  const allowed: [Step, MailState, MailState][] = [
    ['retry', MailState.failed, MailState.queued],
    ['drop', MailState.queued, MailState.dropped],
    ['drop', MailState.failed, MailState.dropped],
  ]

  test.each(allowed)(
    '%s a mail that is %s: it is %s, with an audit record',
    async (step, from, to) => {
      const { id } = await mail(from, { dueAt: new Date(Date.now() + DAY_MS) })
      const caller = await api.team()
      await caller.ok<unknown, { input: { id: string } }>(documents[step], { input: { id } })
      const { mail: shown } = await caller.ok(MailDetailsDocument, { id })
      expect(shown.state).toBe(to)
      if (step === 'retry') {
        expect(shown.attempts).toBe(0)
        expect(new Date(shown.dueAt).getTime()).toBeLessThanOrEqual(Date.now())
      }
      const { auditLog } = await caller.ok(AuditLogDocument)
      expect(auditLog.edges.map(({ node }) => node)).toMatchObject([
        { action: `mail_${step}`, subjectId: id, before: { state: from }, after: { state: to } },
      ])
    },
  )

  const refused = (['retry', 'drop'] as const).flatMap(step =>
    Object.values(MailState)
      .filter(from => !allowed.some(([one, state]) => one === step && state === from))
      .map((from): [Step, MailState] => [step, from]),
  )

  test('are refused for a mail in any other state (SEC-Z5)', async () => {
    const caller = await api.team()
    for (const [step, from] of refused) {
      const { id } = await mail(from)
      const failure = await caller.fails(documents[step], { input: { id } })
      expect([step, failure]).toMatchObject([
        step,
        { code: 'CONFLICT', message: `This mail is ${from} by now.` },
      ])
      expect(await stateOf(id)).toBe(from)
    }
    expect((await caller.ok(AuditLogDocument)).auditLog.totalCount).toBe(0)
  })

  test('retry is refused when the mail has expired, and while the address is undeliverable', async () => {
    const late = await mail(MailState.failed, { expiresAt: new Date(Date.now() - 1000) })
    const { id, to } = await mail(MailState.failed)
    await refuse(to)
    const caller = await api.team()
    expect(await caller.fails(RetryMailDocument, { input: { id: late.id } })).toMatchObject({
      code: 'CONFLICT',
      message: 'What this mail offers has expired.',
    })
    expect(await stateOf(late.id)).toBe('failed')
    const failure = await caller.fails(RetryMailDocument, { input: { id } })
    expect(failure).toMatchObject({ code: 'CONFLICT' })
    expect(failure.message).toContain('undeliverable')
    await caller.ok(ClearAddressDocument, { input: { email: ` ${to.toUpperCase()}` } })
    expect((await caller.ok(RetryMailDocument, { input: { id } })).retryMail.state).toBe('queued')
  })

  test('retry notifies the sending server', async () => {
    const { id } = await mail(MailState.failed)
    const listener = new Client({ connectionString: (db.options as { url?: string }).url })
    await listener.connect()
    const heard: string[] = []
    listener.on('notification', ({ channel }) => heard.push(channel))
    await listener.query(`LISTEN ${MAIL_QUEUED}`)
    await (await api.team()).ok(RetryMailDocument, { input: { id } })
    // Earlier notifications arrive before this response.
    await listener.query('SELECT 1')
    await listener.end()
    expect(heard).toEqual([MAIL_QUEUED])
  })

  test('of several at once only one succeeds and is recorded (SEC-Z5)', async () => {
    const { id } = await mail(MailState.failed)
    const caller = await api.team()
    const drops = Array.from({ length: 4 }, () => caller.ok(DropMailDocument, { input: { id } }))
    const settled = await Promise.allSettled(drops)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await caller.ok(AuditLogDocument)).auditLog.totalCount).toBe(1)
  })

  test('a mail that a server claims concurrently is not dropped (SEC-Z5)', async () => {
    const { id } = await mail(MailState.queued)
    const caller = await api.team()
    const release = await holdLocks(
      `UPDATE mail SET state = 'sending', lease = gen_random_uuid(), "leaseUntil" = now() WHERE id = $1`,
      [id],
    )
    const dropping = caller.fails(DropMailDocument, { input: { id } })
    await untilOneWaits()
    await release()
    expect(await dropping).toMatchObject({ code: 'CONFLICT' })
    expect(await stateOf(id)).toBe('sending')
  })

  test('refuse an unknown mail and a missing id', async () => {
    const caller = await api.team()
    for (const document of Object.values(documents)) {
      const fails = async (id: string) => (await caller.fails(document, { input: { id } })).code
      expect(await fails(randomUUID())).toBe('NOT_FOUND')
      expect(await fails('mail')).toBe('BAD_USER_INPUT')
    }
  })
})

describe('clearAddress', () => {
  test('allows mail again, once, and stores no address in the audit log (SEC-Z5)', async () => {
    await refuse('ana@club.example')
    await refuse('other@club.example')
    const caller = await api.team()
    const clear = async () =>
      (await caller.ok(ClearAddressDocument, { input: { email: 'ANA@club.example' } })).clearAddress
    expect(await clear()).toBe(true)
    expect(await clear()).toBe(false)
    const left = await db.getRepository(MailAddress).find()
    expect(left.map(({ email }) => email)).toEqual(['other@club.example'])
    const { auditLog } = await caller.ok(AuditLogDocument)
    expect(auditLog.edges.map(({ node }) => node)).toMatchObject([
      { action: 'mail_address', before: { email: 'a…@c….example' }, after: {} },
    ])
    expect(JSON.stringify(auditLog)).not.toContain('ana@')
  })
})
