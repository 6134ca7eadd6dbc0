import { silenceErrors } from '../../test/captured-log'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { deferred, setUpMail } from '../../test/mail-worker'
import { until } from '../../test/startup/processes'
import { db } from '../database/data-source'
import { DAY_MS, SECOND_MS } from '../core/durations'
import { claimMails } from './mail-claim'
import { MailAddress } from './mail-address.entity'
import { Mail, MailState } from './mail.entity'
import { countQueue } from '../features/mail/mails.service'
import { mailFeature } from '../features/mail/mail.feature'
import { readEnv } from '../settings/env'
import { MAIL_QUEUED } from './insert-mail'
import { welcomeMail } from '../features/auth/auth.mails'
import { createMailer } from './mailer'
import { createTransportStatus } from './transport-status'
import { registry } from '../../test/registry'
import { rounds } from '../../test/rounds'
import { services } from '../../test/services'

const mail = setUpMail()
const logged = silenceErrors()

const SENT = ({ state }: Mail) => state === MailState.sent
const count = (state: MailState) => db.getRepository(Mail).countBy({ state })
const recipients = (received: { to: string[] }[]) => received.flatMap(({ to }) => to)

/** A mail that another server has claimed; its lease expires in `seconds`. */
const claimed = (seconds: number, values: Partial<Mail> = {}): Partial<Mail> => ({
  state: MailState.sending,
  lease: randomUUID(),
  leaseUntil: new Date(Date.now() + seconds * SECOND_MS),
  startedAt: new Date(),
  attempts: 1,
  ...values,
})

test('mail worker: two servers send each mail once, and keep the rate (SEC-M2, SEC-M4)', async () => {
  const [total, perMinute] = rounds([20, 10], [500, 125])
  const server = await mail.server()
  await mail.queue(total)
  const mailFrom = { name: '', address: 'team@club.example' }
  const settings = { smtpUrl: server.url, mailFrom, mailPerMinute: perMinute }
  await mail.worker(server.url, { settings })
  await mail.worker(server.url, { settings })
  for (let sent = perMinute; sent <= total; sent += perMinute) {
    await until(`${sent} are sent`, async () => (await count(MailState.sent)) >= sent)
    // Simulates that a minute has passed.
    const [, begun] = await db.query<[unknown, number]>(
      `UPDATE mail SET "startedAt" = "startedAt" - interval '61 s'
       WHERE "startedAt" > now() - interval '1 minute'`,
    )
    expect(begun).toBe(perMinute)
  }
  expect(new Set(recipients(server.received)).size).toBe(total)
  expect(server.received).toHaveLength(total)
})

test('mail worker: those who claim at the same moment keep the rate too (SEC-M4)', async () => {
  await mail.queue(26)
  const claim = () => claimMails({ size: 10, perMinute: 25, templates: [welcomeMail.name] })
  const claims = await Promise.all(Array.from({ length: 6 }, claim))
  expect(claims.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 5, 10, 10])
})

test('mail worker: mails to many people are claimed one by one behind the others, and leave a quarter of the limit (MAIL-40)', async () => {
  await mail.queue(10, { isBulk: true })
  const first = await mail.queue(1)
  const claim = async () => {
    const claimed = await claimMails({ size: 10, perMinute: 8, templates: [welcomeMail.name] })
    return claimed.map(({ id }) => id)
  }
  expect(await claim()).toEqual(first)
  const sizes: number[] = []
  for (let turn = 0; turn < 7; turn += 1) sizes.push((await claim()).length)
  expect(sizes).toEqual([1, 1, 1, 1, 1, 0, 0])
  const next = await mail.queue(1)
  expect(await claim()).toEqual(next)
})

test('mail worker: a refused address gets no mail that was queued during a claim', async () => {
  const email = 'gone@example.com'
  await db
    .getRepository(MailAddress)
    .insert({ email, undeliverableSince: new Date(), reason: '550' })
  const [expired = ''] = await mail.queue(1, { expiresAt: new Date(Date.now() - 1) })
  let claims: Promise<unknown[]> = Promise.resolve([])
  await db.transaction(async em => {
    await em.query('SELECT FROM mail WHERE id = $1 FOR UPDATE', [expired])
    claims = claimMails({ size: 10, perMinute: 25, templates: [welcomeMail.name] })
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
    await until(
      'the claim waits for the lock',
      async () => (await db.query<object[]>(waiting)).length > 0,
    )
    await mail.queue(1, { to: email })
  })
  expect(await claims).toEqual([])
})

test('mail worker: an expired or refused mail counts as failed today', async () => {
  const before = new Date(Date.now() - 3 * DAY_MS)
  const values = { dueAt: before, startedAt: before }
  const [expired = ''] = await mail.queue(1, { ...values, expiresAt: before })
  const email = 'gone@example.com'
  await db.getRepository(MailAddress).insert({ email, undeliverableSince: before, reason: '550' })
  await mail.queue(1, { ...values, to: email })
  await mail.queue(1, { ...values, state: MailState.failed })
  await claimMails({ size: 10, perMinute: 25, templates: [welcomeMail.name] })
  const transportStatus = createTransportStatus({ listen: () => undefined })
  const { failedToday } = await countQueue(transportStatus, (await mail.find(expired)).dueAt)
  expect(failedToday).toBe(2)
})

test('mail worker: queued mail is sent on commit, without waiting for the job', async () => {
  const server = await mail.server()
  await mail.worker(server.url, { isNotifiedOfDueMail: false })
  const { mails } = registry
  const mailer = createMailer({ sendsMail: true, mails, links: services.links })
  await mailer.queue({ template: welcomeMail, to: 'a@example.com', data: {}, key: 'a' }, db.manager)
  await until('it is sent', async () => (await count(MailState.sent)) === 1)
})

test('mail worker: a mail that only another version can render waits for that version', async () => {
  const server = await mail.server()
  const [newer = ''] = await mail.queue(1, { template: 'invitation' })
  const [known = ''] = await mail.queue(1)
  const worker = await mail.worker(server.url)
  await mail.until(known, SENT)
  await worker.stop()
  expect(await mail.find(newer)).toMatchObject({ state: 'queued', attempts: 0 })
  await mail.worker(server.url, { mails: [{ ...welcomeMail, name: 'invitation' }] })
  await mail.until(newer, SENT)
})

test('mail worker: a job finds due mail, and what a server did not end, which is sent at most eight times (SEC-M3)', async () => {
  const server = await mail.server()
  const [due = ''] = await mail.queue(1)
  const [leftOver = ''] = await mail.queue(1, claimed(-1))
  const [often = ''] = await mail.queue(1, claimed(-1, { attempts: 8 }))
  const announce = jest.fn(() => Promise.resolve())
  const jobs = mailFeature.jobs?.({
    env: readEnv({}),
    services: { ...services, notifications: { announce } },
  })
  const { run, everyMs } = jobs?.find(({ name }) => name === 'mail_queue') ?? {}
  expect(everyMs).toBe(15 * SECOND_MS)
  const look = () => run?.({ now: new Date(), signal: new AbortController().signal })
  await look()
  expect(announce.mock.calls).toEqual([[MAIL_QUEUED, 'due']])
  await mail.worker(server.url)
  await mail.until(due, SENT)
  expect(await mail.until(leftOver, SENT)).toMatchObject({ attempts: 2 })
  const failed = await mail.until(often, ({ state }) => state === MailState.failed)
  expect(failed).toMatchObject({ attempts: 8, lease: null })
  expect(server.received).toHaveLength(2)
  await mail.queue(1, { dueAt: new Date(Date.now() + DAY_MS) })
  await look()
  expect(announce).toHaveBeenCalledTimes(1)
})

test('mail worker: only what is queued and due is sent: not kept, not later, not another server’s (SEC-M6)', async () => {
  const server = await mail.server()
  const values: Partial<Mail>[] = [
    { state: MailState.kept },
    { state: MailState.dropped },
    { dueAt: new Date(Date.now() + 60_000) },
    claimed(60),
  ]
  for (const one of values) await mail.queue(1, one)
  const [expired = ''] = await mail.queue(1, { expiresAt: new Date(Date.now() - 1) })
  const [due = ''] = await mail.queue(1)
  const worker = await mail.worker(server.url)
  await mail.until(due, SENT)
  await worker.stop()
  expect(server.received).toHaveLength(1)
  expect(await mail.find(expired)).toMatchObject({
    state: 'failed',
    attempts: 0,
    failure: expect.stringContaining('expired'),
  })
})

test('mail worker: without a mail server nothing is sent, and what another server did not end is queued (SEC-M3)', async () => {
  const [kept = ''] = await mail.queue(1, { state: MailState.kept })
  const [ended = ''] = await mail.queue(1, claimed(-1))
  const [other = ''] = await mail.queue(1, claimed(60))
  await mail.worker(undefined)
  const { state, lease, attempts } = await mail.until(ended, it => it.state !== MailState.sending)
  expect({ state, lease, attempts }).toEqual({ state: 'queued', lease: null, attempts: 1 })
  expect([(await mail.find(kept)).state, (await mail.find(other)).state]).toEqual([
    'kept',
    'sending',
  ])
})

test('mail worker: who has just started leaves others the time to write what they have sent (SEC-M3)', async () => {
  const server = await mail.server()
  const [theirs = ''] = await mail.queue(1, claimed(-1))
  const [due = ''] = await mail.queue(1)
  await mail.worker(server.url, { timing: { graceMs: 1_000_000 } })
  await mail.until(due, SENT)
  expect(await mail.find(theirs)).toMatchObject({ state: 'sending', attempts: 1 })
})

test('mail worker: whoever has lost the lease writes nothing (SEC-M2)', async () => {
  const [arrived, answer] = [deferred(), deferred()]
  const server = await mail.server({
    onMail: () => {
      arrived.resolve()
      return answer.promise
    },
  })
  const [id = ''] = await mail.queue(1)
  const worker = await mail.worker(server.url)
  await arrived.promise
  const { lease, leaseUntil } = claimed(60)
  await db.query('UPDATE mail SET lease = $1, "leaseUntil" = $2', [lease, leaseUntil])
  answer.resolve()
  await worker.stop()
  expect(await mail.find(id)).toMatchObject({ state: 'sending', lease, sentAt: null })
})

test('mail worker: while the database is away after the 250, the result waits, and no second copy is sent (SEC-M2)', async () => {
  const { database } = new Client({ connectionString: (db.options as { url?: string }).url })
  const admin = new Client(process.env['TEST_POSTGRES_URL'])
  await admin.connect()
  const allow = (isAllowed: boolean) =>
    admin.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS ${isAllowed}`)
  const server = await mail.server({
    onMail: async () => {
      await allow(false)
      await admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
        [database],
      )
    },
  })
  const [id = ''] = await mail.queue(1)
  await mail.worker(server.url)
  const said = () => JSON.stringify(logged.mock.calls)
  try {
    await until('it has tried to write', () =>
      said().includes('writing the result of a mail failed'),
    )
  } finally {
    await allow(true)
    await admin.end()
  }
  expect(await mail.until(id, SENT)).toMatchObject({ attempts: 1 })
  expect(server.received).toHaveLength(1)
})

test('mail worker: told to stop, it lets what is under way end and gives back the rest (SEC-M10)', async () => {
  const answer = deferred()
  const server = await mail.server({ onMail: () => answer.promise })
  const ids = await mail.queue(5)
  const worker = await mail.worker(server.url)
  await until('one is being sent', () => server.received.length === 1)
  const stopped = worker.stop()
  answer.resolve()
  await stopped
  const mails = await Promise.all(ids.map(mail.find))
  expect(mails.map(({ state }) => state).toSorted()).toEqual([
    'queued',
    'queued',
    'queued',
    'queued',
    'sent',
  ])
  for (const { state, attempts, lease, startedAt } of mails)
    if (state === MailState.queued)
      expect({ attempts, lease, startedAt }).toEqual({ attempts: 0, lease: null, startedAt: null })
  expect(server.received).toHaveLength(1)
})

test('mail worker: what does not end when it stops is cut off and queued again (SEC-M10)', async () => {
  const server = await mail.server({ onMail: () => new Promise(() => undefined) })
  const [id = ''] = await mail.queue(1)
  const worker = await mail.worker(server.url, { timing: { stopMs: 20 } })
  await until('it is being sent', () => server.received.length === 1)
  await worker.stop()
  // Closed by the worker, long before the reply timeout.
  const failure = 'The mail server closed the connection.'
  expect(await mail.find(id)).toMatchObject({ state: 'queued', lease: null, attempts: 1, failure })
})

test('mail worker: a mail without a subject row is dropped; one that cannot be rendered is retried', async () => {
  const server = await mail.server()
  const [gone = ''] = await mail.queue(1, { key: 'gone' })
  const [broken = ''] = await mail.queue(1, { key: 'broken' })
  await mail.worker(server.url, {
    render: ({ key }) =>
      key === 'gone' ? Promise.resolve(null) : Promise.reject(new Error('a secret')),
  })
  expect(await mail.until(gone, ({ state }) => state === MailState.dropped)).toMatchObject({
    lease: null,
  })
  const { attempts, failure } = await mail.until(broken, it => it.failure !== null)
  expect({ attempts, failure }).toEqual({
    attempts: 1,
    failure: 'It could not be written; the log says why.',
  })
  expect(server.received).toEqual([])
})
