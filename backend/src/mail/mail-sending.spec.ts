import { silenceErrors } from '../../test/captured-log'
import PostalMime from 'postal-mime'
import { refusal } from '../../test/mail-server'
import { setUpMail } from '../../test/mail-worker'
import { teamMember } from '../../test/factories'
import { db } from '../database/data-source'
import { MINUTE_MS } from '../core/durations'
import { MailAddress } from './mail-address.entity'
import { MailState } from './mail.entity'

const mail = setUpMail()
silenceErrors()

const isState =
  (...states: MailState[]) =>
  (it: { state: MailState }) =>
    states.includes(it.state)
const isTried = (it: { state: MailState; failure: string | null }) =>
  it.state === MailState.queued && it.failure !== null
const makeDue = (id: string) => db.query('UPDATE mail SET "dueAt" = now() WHERE id = $1', [id])
const marked = () => db.getRepository(MailAddress).find()

test('mail: arrives once, as text and HTML, with the club’s headers', async () => {
  const server = await mail.server()
  const [id = ''] = await mail.queue(1, { to: 'jörg@example.com' })
  await mail.worker(server.url, {
    render: () =>
      Promise.resolve({
        ...mail.rendered,
        subject: 'Your place: number 17 🏓',
        text: 'Hello José',
        html: '<p>Hello José</p>',
        headers: { 'List-Unsubscribe': '<https://club.example/leave>' },
      }),
  })
  const sent = await mail.until(id, isState(MailState.sent))
  expect(sent).toMatchObject({ attempts: 1, lease: null, failure: null })
  expect(sent.sentAt).toBeInstanceOf(Date)
  expect(server.received).toHaveLength(1)
  const [{ raw, to } = { raw: '', to: [] }] = server.received
  expect(to).toEqual(['jörg@example.com'])
  const parsed = await PostalMime.parse(raw)
  expect(parsed).toMatchObject({
    subject: 'Your place: number 17 🏓',
    from: { name: 'The Club', address: 'team@club.example' },
    to: [{ address: 'jörg@example.com' }],
    replyTo: [{ address: 'team@club.example' }],
    messageId: `<${id}@club.example>`,
    attachments: [],
  })
  expect(parsed.text?.trim()).toBe('Hello José')
  expect(parsed.html?.trim()).toBe('<p>Hello José</p>')
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': '<https://club.example/leave>',
  })
})

test('mail: no name, subject or visitor’s address adds a header, a part or a recipient (SEC-M8)', async () => {
  const server = await mail.server()
  const evil = '\r\nBcc: everybody@example.com\r\nX-Evil: yes\r\n\r\nBuy this'
  const [id = ''] = await mail.queue(1)
  await mail.worker(server.url, {
    settings: {
      smtpUrl: server.url,
      mailFrom: { name: `The Club${evil}`, address: 'team@club.example' },
      mailPerMinute: 60,
    },
    render: () =>
      Promise.resolve({
        ...mail.rendered,
        subject: `Message from Eve${evil}`,
        replyTo: `eve@example.com${evil}`,
        headers: { 'List-Unsubscribe': `<https://club.example>${evil}` },
      }),
  })
  await mail.until(id, isState(MailState.sent))
  const [{ raw, to } = { raw: '', to: [] }] = server.received
  expect(to).toHaveLength(1)
  const parsed = await PostalMime.parse(raw)
  expect(parsed.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(parsed.bcc ?? []).toEqual([])
  expect(parsed.subject).toMatch(/^Message from Eve Bcc: /)
  expect(parsed.text?.trim()).toBe('Hello')
})

test('mail: an address is one recipient, whatever it looks like (SEC-M8)', async () => {
  const server = await mail.server()
  const [id = ''] = await mail.queue(1, { to: 'a@example.com,b@example.com' })
  await mail.worker(server.url)
  await mail.until(id, isState(MailState.sent, MailState.failed))
  expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.com')
})

test('mail: is sent about a minute after a temporary refusal (451)', async () => {
  let tries = 0
  const server = await mail.server({
    onRcptTo: (_address, _session, callback) => {
      callback(++tries === 1 ? refusal(451, '4.7.1 greylisted, try again') : null)
    },
  })
  const [id = ''] = await mail.queue(1)
  await mail.worker(server.url)
  const { attempts, failure, dueAt, startedAt } = await mail.until(id, isTried)
  expect({ attempts, failure }).toEqual({
    attempts: 1,
    failure: expect.stringContaining('451 4.7.1 greylisted'),
  })
  const pause = dueAt.getTime() - (startedAt?.getTime() ?? 0)
  expect(pause).toBeGreaterThan(0.89 * MINUTE_MS)
  expect(pause).toBeLessThan(1.2 * MINUTE_MS)
  await makeDue(id)
  expect(await mail.until(id, isState(MailState.sent))).toMatchObject({
    attempts: 2,
    failure: null,
  })
  expect(server.received).toHaveLength(1)
})

test('mail: fails at once if it expires before the next try', async () => {
  const server = await mail.server({
    onRcptTo: (_address, _session, callback) => {
      callback(refusal(451, '4.7.1 greylisted, try again'))
    },
  })
  const inSeconds = (seconds: number) => new Date(Date.now() + 1000 * seconds)
  const [late = ''] = await mail.queue(1, { expiresAt: inSeconds(45) })
  const [early = ''] = await mail.queue(1, { expiresAt: inSeconds(600) })
  await mail.worker(server.url)
  const { attempts, failure, dueAt, startedAt } = await mail.until(late, isState(MailState.failed))
  expect({ attempts, failure }).toEqual({
    attempts: 1,
    failure: expect.stringContaining('451 4.7.1 greylisted'),
  })
  expect(dueAt.getTime()).toBeLessThanOrEqual(startedAt?.getTime() ?? 0)
  await mail.until(early, isTried)
})

test('mail: 550 at RCPT fails it, and the address gets no further mail, unless it is the team’s (SEC-M5)', async () => {
  const { email } = await teamMember()
  const server = await mail.server({
    onRcptTo: ({ address }, _session, callback) => {
      callback(address === 'gone@example.com' ? refusal(550, '5.1.1 no such user') : null)
    },
  })
  const [first = '', second = ''] = await mail.queue(1, { to: 'gone@example.com' })
  await mail.worker(server.url)
  expect(await mail.until(first, isState(MailState.failed))).toMatchObject({
    attempts: 1,
    failure: 'RCPT TO: 550 5.1.1 no such user',
  })
  expect(second).toBe('')
  expect(await marked()).toMatchObject([
    { email: 'gone@example.com', reason: 'RCPT TO: 550 5.1.1 no such user' },
  ])
  await db
    .getRepository(MailAddress)
    .insert({ email, undeliverableSince: new Date(), reason: '550' })
  const [later = ''] = await mail.queue(1, { to: 'gone@example.com' })
  const [team = ''] = await mail.queue(1, { to: email })
  expect(await mail.until(later, isState(MailState.failed))).toMatchObject({
    attempts: 0,
    failure: 'The address is undeliverable.',
  })
  await mail.until(team, isState(MailState.sent))
  expect(server.received.map(({ to }) => to)).toEqual([[email]])
})

test('mail: fails if its content is refused, and its address stays deliverable', async () => {
  const server = await mail.server({
    onMail: () => {
      throw refusal(554, '5.7.1 spam: https://club.example/auth?mode=reset#' + 'a1_-'.repeat(14))
    },
  })
  const [id = ''] = await mail.queue(1)
  await mail.worker(server.url)
  const { failure } = await mail.until(id, isState(MailState.failed))
  expect(failure).toBe('DATA: 554 5.7.1 spam: [link]')
  expect(await marked()).toEqual([])
})

test('mail: cut before the 250, it is sent again with the same Message-ID (SEC-M3)', async () => {
  const server = await mail.server({
    onMail: async () => {
      if (server.received.length > 1) return
      server.cut()
      await new Promise(() => undefined)
    },
  })
  const [id = ''] = await mail.queue(1)
  await mail.worker(server.url)
  expect(await mail.until(id, isTried)).toMatchObject({ attempts: 1, sentAt: null })
  await makeDue(id)
  await mail.until(id, isState(MailState.sent))
  const ids = await Promise.all(
    server.received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId),
  )
  expect(ids).toEqual([`<${id}@club.example>`, `<${id}@club.example>`])
})

test('mail: is retried, and the log says so, if the mail server refuses the connection or does not reply', async () => {
  const closed = await mail.server()
  await closed.close()
  const silent = await mail.server({ onMail: () => new Promise(() => undefined) })
  for (const { url } of [closed, silent]) {
    const [id = ''] = await mail.queue(1)
    const timeouts = { connectMs: 1000, greetingMs: 1000, silenceMs: 100 }
    const worker = await mail.worker(url, { timeouts })
    const { attempts, failure } = await mail.until(id, isTried)
    expect({ attempts, failure }).toEqual({
      attempts: 1,
      failure: expect.stringMatching(
        /^The mail server (could not be reached|did not answer in time)\.$/,
      ),
    })
    await worker.stop()
    const line = `the mail server has not accepted the mail ${id}`
    expect(mail.warned).toHaveBeenCalledWith({ error: expect.stringContaining('code=E') }, line)
  }
})

test('mail: connects once per try if the mail server disconnects before its greeting', async () => {
  let connections = 0
  const server = await mail.server({
    onConnect: () => {
      connections++
      server.cut()
    },
  })
  const [id = ''] = await mail.queue(1)
  const worker = await mail.worker(server.url)
  expect(await mail.until(id, isTried)).toMatchObject({ attempts: 1 })
  await worker.stop()
  expect(connections).toBe(1)
})

test('mail: a slow mail server is disconnected well before the lease expires', async () => {
  const server = await mail.server({ onMail: () => new Promise(() => undefined) })
  const [id = ''] = await mail.queue(1)
  await mail.worker(server.url, { timing: { tryMs: 50 } })
  expect(await mail.until(id, isTried)).toMatchObject({
    attempts: 1,
    failure: 'The mail server took too long.',
  })
})
