import { silenceErrors } from '../../test/captured-log'
import { createCertificate } from '../../test/certificate'
import { refusal } from '../../test/mail-server'
import { setUpMail } from '../../test/mail-worker'
import { until } from '../../test/startup/processes'
import { db } from '../database/data-source'
import { MailState, type Mail } from './mail.entity'
import { MAIL_QUEUED } from './insert-mail'
import { MAIL_TRANSPORT } from './transport-status'
import { log } from '../core/log'

const mail = setUpMail()
const logged = silenceErrors()

const isSent = ({ state }: Mail) => state === MailState.sent
const isTried = ({ state, failure }: Mail) => state === MailState.queued && failure !== null

type Options = Parameters<typeof mail.server>[0]
const asIs = (url: string) => url
const withUser = (url: string) => url.replace('//', '//club:hunter%202@')
const offLoopback = (url: string) => url.replace('127.0.0.1', '0.0.0.0')

test.each<[string, Options, (url: string) => string, RegExp]>([
  ['a wrong password', {}, withUser, /user and password of SMTP_URL \(535\)\.$/],
  ['no STARTTLS on another machine', {}, offLoopback, /encrypted/],
  [
    'a server without sign-in, and a user set',
    { disabledCommands: ['AUTH', 'STARTTLS'] },
    withUser,
    /SMTP_URL \(50\d\)\.$/,
  ],
  [
    'an untrusted certificate',
    { disabledCommands: [], ...createCertificate() },
    offLoopback,
    /encrypted and trusted/,
  ],
  [
    'smtps and an untrusted certificate',
    { secure: true, ...createCertificate() },
    (url: string) => url.replace('smtp:', 'smtps:'),
    /encrypted and trusted/,
  ],
  [
    'no user, and a server that requires sign-in',
    { authOptional: false },
    asIs,
    /asks for a user and password/,
  ],
])(
  'mail: with %s nothing is sent and nothing fails, and the team is told (SEC-M7)',
  async (_, options, urlOf, sentence) => {
    const server = await mail.server({
      ...options,
      onAuth: ({ password }, _session, callback) => {
        callback(new Error(`535 no, not with ${password}`))
      },
    })
    const [id = ''] = await mail.queue(1)
    const { status } = await mail.worker(urlOf(server.url))
    const { attempts, failure, startedAt } = await mail.until(id, isTried)
    expect({ attempts, startedAt }).toEqual({ attempts: 0, startedAt: null })
    expect(failure).toMatch(sentence)
    expect(status.refusal()).toBe(failure)
    expect(server.received).toEqual([])
    expect(JSON.stringify(logged.mock.calls)).toMatch(/no mail is sent for now/)
    expect(JSON.stringify([failure, ...logged.mock.calls])).not.toContain('hunter')
  },
)

test('mail: all mail is sent once the mail server accepts the sign-in', async () => {
  jest.spyOn(log, 'info').mockImplementation()
  let isAccepted = false
  let signIns = 0
  const server = await mail.server({
    onAuth: (_auth, _session, callback) => {
      signIns++
      callback(isAccepted ? null : new Error('no'), { user: 'club' })
    },
  })
  const ids = await mail.queue(5)
  const { status } = await mail.worker(withUser(server.url), { timing: { restMs: 30 } })
  await mail.until(ids[0] ?? '', isTried)
  isAccepted = true
  for (const id of ids) await mail.until(id, isSent)
  expect(status.refusal()).toBeNull()
  expect(signIns).toBeGreaterThan(1)
})

test('mail: a reply to the recipient shows that the mail server accepts mail of this site', async () => {
  jest.spyOn(log, 'info').mockImplementation()
  const server = await mail.server({
    onRcptTo: (_address, _session, callback) => {
      callback(refusal(451, '4.7.1 greylisted, try again'))
    },
  })
  const worker = await mail.worker(server.url)
  const { status } = worker
  await status.reportRefusal('The mail server does not accept us.', 0)
  const [id = ''] = await mail.queue(1)
  expect(await mail.until(id, isTried)).toMatchObject({ attempts: 1 })
  await worker.stop()
  expect(status.refusal()).toBeNull()
})

test('mail worker: pauses if another server was refused', async () => {
  const server = await mail.server()
  const claims = jest.spyOn(db, 'transaction')
  const worker = await mail.worker(server.url, { isNotifiedOfDueMail: false })
  await until('its first claim', () => claims.mock.results.length > 0)
  await claims.mock.results[0]?.value
  const report = async (refusal: string | null, restMs: number) => {
    const payload = JSON.stringify({ refusal, restMs })
    await db.query('SELECT pg_notify($1, $2)', [MAIL_TRANSPORT, payload])
    await until('the status has arrived', () => worker.status.refusal() === refusal)
  }
  await report('The mail server does not accept us.', 60_000)
  const [id = ''] = await mail.queue(1)
  claims.mockClear()
  await db.query(`SELECT pg_notify('${MAIL_QUEUED}', 'due')`)
  // Arrives after the wake-up.
  await report('The mail server does not accept us either.', 60_000)
  await worker.stop()
  expect(claims).not.toHaveBeenCalled()
  claims.mockRestore()
  expect(await mail.find(id)).toMatchObject({ state: 'queued', attempts: 0 })
  await mail.worker(server.url)
  await report(null, 0)
  await mail.until(id, isSent)
})
