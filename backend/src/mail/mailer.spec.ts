import { Client } from 'pg'
import { person, teamMember } from '../../test/factories'
import { startApi } from '../../test/harness'
import { db } from '../database/data-source'
import { MailAddress } from './mail-address.entity'
import { defineMail } from './mail-definition'
import { Mail, MailState } from './mail.entity'
import { createMailer } from './mailer'
import { MAIL_QUEUED } from './insert-mail'
import { welcomeMail } from '../features/auth/auth.mails'
import { registry } from '../../test/registry'
import { services } from '../../test/services'

startApi()

const { mails: definitions } = registry
const mailer = createMailer({ sendsMail: true, mails: definitions, links: services.links })

const nothing = Promise.resolve(null)
const to = 'camila@example.com'
const mail = { template: welcomeMail, to, data: { place: 17 }, key: 'welcome:1' }
const mails = () => db.getRepository(Mail).find()
const markUndeliverable = (email: string) =>
  db
    .getRepository(MailAddress)
    .insert({ email, undeliverableSince: new Date(), reason: '550 no such user' })

test('mail queue: a mail is queued with all its values and is due at once', async () => {
  const { id: userId } = await person({ email: to })
  const expiresAt = new Date('2030-01-01T12:00:00Z')
  expect(await mailer.queue({ ...mail, userId, expiresAt }, db.manager)).toBe(true)
  expect(await mails()).toMatchObject([
    {
      ...mail,
      template: 'welcome',
      userId,
      expiresAt,
      state: MailState.queued,
      attempts: 0,
      lease: null,
      sentAt: null,
    },
  ])
  const [{ due } = { due: false }] = await db.query<{ due: boolean }[]>(
    'SELECT "dueAt" <= now() AS due FROM mail',
  )
  expect(due).toBe(true)
})

test('mail queue: a mail that no feature lists is refused', async () => {
  const gone = defineMail({ name: 'gone', description: 'Is listed nowhere.', read: () => nothing })
  await expect(mailer.queue({ ...mail, template: gone }, db.manager)).rejects.toThrow(
    'No feature lists the mail gone (mails).',
  )
  expect(await mails()).toEqual([])
})

test('mail queue: what is rolled back leaves no mail (SEC-M1)', async () => {
  const failing = db.transaction(async em => {
    expect(await mailer.queue(mail, em)).toBe(true)
    throw new Error('the cause did not happen')
  })
  await expect(failing).rejects.toThrow('did not happen')
  expect(await mails()).toEqual([])
})

test('mail queue: the same key twice leaves one mail, also at the same time (SEC-M1)', async () => {
  const all = await Promise.all(
    [1, 2, 3].map(place => mailer.queue({ ...mail, data: { place } }, db.manager)),
  )
  expect(all.filter(Boolean)).toHaveLength(1)
  expect(await mailer.queue(mail, db.manager)).toBe(false)
  expect(await mails()).toHaveLength(1)
})

test('mail queue: an undeliverable address gets no mail, unless it is the team’s', async () => {
  const { email } = await teamMember()
  await markUndeliverable(to)
  await markUndeliverable(email)
  expect(await mailer.queue(mail, db.manager)).toBe(false)
  expect(await mailer.queue({ ...mail, to: email, key: 'to the team' }, db.manager)).toBe(true)
  expect(await mails()).toMatchObject([{ to: email }])
})

test('mail queue: without a mail server mail is kept (SEC-M6)', async () => {
  expect(await services.mailer.queue(mail, db.manager)).toBe(true)
  expect(await mails()).toMatchObject([{ state: MailState.kept }])
})

test('mail queue: the servers are notified of due mail on commit', async () => {
  const listener = new Client({ connectionString: (db.options as { url?: string }).url })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query(`LISTEN ${MAIL_QUEUED}`)
  await db.transaction(async em => {
    await mailer.queue(mail, em)
    await listener.query('SELECT 1')
    heard.push('committed')
  })
  await mailer.queue({ ...mail, key: 'later', dueAt: new Date(Date.now() + 60_000) }, db.manager)
  await services.mailer.queue({ ...mail, key: 'kept' }, db.manager)
  // Earlier notifications arrive with this result.
  await listener.query('SELECT 1')
  await listener.end()
  expect(heard).toEqual(['committed', MAIL_QUEUED])
})

test.each([
  ['a list as data', `data = '[]'`, 'mail_data'],
  ['data of more than 4 kB', `data = jsonb_build_object('a', repeat('a', 4097))`, 'mail_data'],
  ['a ninth try', 'attempts = 9', 'mail_attempts'],
  ['sending without a lease', `state = 'sending'`, 'mail_lease'],
  [
    'a lease of a mail that is not being sent',
    `lease = gen_random_uuid(), "leaseUntil" = now()`,
    'mail_lease',
  ],
  ['a lease without an expiry', `state = 'sending', lease = gen_random_uuid()`, 'mail_lease_until'],
  ['sent without a time', `state = 'sent'`, 'mail_sent'],
  ['unsent with a time', `"sentAt" = now()`, 'mail_sent'],
])('mail table: %s is refused', async (_, change, constraint) => {
  await mailer.queue(mail, db.manager)
  await expect(db.query(`UPDATE mail SET ${change}`)).rejects.toMatchObject({
    driverError: { constraint },
  })
})
