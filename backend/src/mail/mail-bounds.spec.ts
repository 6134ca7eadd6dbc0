import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { findMails, untilMailed } from '../../test/mails'
import {
  RequestEmailConfirmationDocument,
  SubscribeNewsletterDocument,
  UpdateProfileDocument,
} from '../../test/operations'
import { User } from '../accounts/user.entity'
import { db } from '../database/data-source'
import { insertAccount } from '../features/auth/insert-account'
import { queuePasswordReset } from '../features/auth/password-reset.service'
import { Link } from '../links/link.entity'
import { queueNewsletterConfirmation } from '../features/newsletter/newsletter-mail'
import { subscribeNewsletter } from '../features/newsletter/newsletter.service'
import { MailAddress } from './mail-address.entity'
import { Mail } from './mail.entity'
import { welcomeMail } from '../features/auth/auth.mails'
import { emailChangedMail } from '../features/members/members.mails'
import { newsletterConfirmMail } from '../features/newsletter/newsletter.mails'
import { services } from '../../test/services'

const api = startApi()

const account = (email: string) =>
  insertAccount(services.mailer, {
    email,
    firstName: 'N',
    lastName: 'N',
    password: 'none',
    joinDate: api.now(),
  })
const join = async (email: string) => {
  await subscribeNewsletter(email)
  await queueNewsletterConfirmation(services, email, api.now())
}
const confirmAgain = async (user: User) => (await api.as(user)).ok(RequestEmailConfirmationDocument)
/** Makes all mail older by the interval. */
const age = (interval: string) =>
  db.query(`UPDATE mail SET "createdAt" = "createdAt" - $1::interval`, [interval])
const isAnybodyWaiting = async () =>
  (await db.query<unknown[]>(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`))
    .length > 0
const countMails = () => db.getRepository(Mail).count()

test('mail bounds: three welcomes in 24 hours to one mailbox, however its address is spelled (SEC-L8)', async () => {
  const spellings = ['ab@example.com', 'a.b@example.com', 'a.b+1@example.com', 'ab+2@example.com']
  await Promise.all(spellings.map(account))
  // Concurrent: all accounts are created, and one gets no welcome mail.
  expect(await db.getRepository(User).count()).toBe(4)
  expect(await findMails(welcomeMail)).toHaveLength(3)
  expect(await db.getRepository(Link).count()).toBe(3)
  await account('ab+3@other.example.com')
  expect(await countMails()).toBe(4)
  await age('23:59')
  await account('a.b.@example.com')
  expect(await countMails()).toBe(4)
  await age('00:02')
  await account('ab+4@example.com')
  expect(await countMails()).toBe(5)
})

test('mail bounds: a check waits for a concurrent mail to the mailbox and counts it', async () => {
  for (const email of ['ab+1@example.com', 'ab+2@example.com']) await account(email)
  const first = db.createQueryRunner()
  await first.startTransaction()
  expect(await services.mailer.mayMail('a.b@example.com', first.manager)).toBe(true)
  const third = { template: welcomeMail, to: 'ab@example.com', data: {}, key: 'third' }
  await services.mailer.queue(third, first.manager)
  let answer: boolean | undefined
  const asking = db.transaction(async em => {
    answer = await services.mailer.mayMail('ab@example.com', em)
  })
  while (answer === undefined && !(await isAnybodyWaiting())) await Promise.resolve()
  await first.commitTransaction()
  await first.release()
  await asking
  expect(answer).toBe(false)
})

test('mail bounds: welcomes, confirmations and newsletters to a mailbox count together (SEC-L8)', async () => {
  const member = await account('ab@example.com')
  await join('a.b@example.com')
  await confirmAgain(member)
  const before = await countMails()
  expect(before).toBe(3)
  await confirmAgain(member)
  await join('ab+news@example.com')
  await account('ab+more@example.com')
  await (
    await api.as(await person())
  ).ok(UpdateProfileDocument, { input: { email: 'ab+5@example.com' } })
  const [told, ...others] = (await db.getRepository(Mail).find()).slice(before)
  // Only the former address of the last person gets a mail.
  expect(told).toMatchObject({ template: emailChangedMail.name })
  expect(others).toEqual([])
})

test('mail bounds: three resets an hour for an account, also at once (SEC-L8)', async () => {
  const { email } = await person()
  await Promise.all(Array.from({ length: 6 }, () => queuePasswordReset(services, email, api.now())))
  expect(await countMails()).toBe(3)
  await age('00:59')
  await queuePasswordReset(services, email, api.now())
  expect(await countMails()).toBe(3)
  await age('00:02')
  await queuePasswordReset(services, email, api.now())
  expect(await countMails()).toBe(4)
})

test('mail bounds: an account asks for its confirmation three times an hour, also at once (SEC-L8)', async () => {
  const member = await person()
  await Promise.all(Array.from({ length: 6 }, () => confirmAgain(member)))
  expect(await countMails()).toBe(3)
  // So that the mailbox limit is not reached.
  await db.query(`UPDATE mail SET "to" = 'elsewhere@example.com'`)
  await confirmAgain(member)
  expect(await countMails()).toBe(3)
  await age('01:01')
  await confirmAgain(member)
  expect(await countMails()).toBe(4)
})

test('mail bounds: one newsletter confirmation per address in 24 hours, also concurrently', async () => {
  await Promise.all(Array.from({ length: 5 }, () => join('ab@example.com')))
  expect(await countMails()).toBe(1)
  await age('24:01')
  await join('ab@example.com')
  expect(await countMails()).toBe(2)
})

test('mail bounds: every change of an address is announced to the old one, confirmed or not', async () => {
  const stranger = 'stranger@example.com'
  for (let turn = 0; turn < 5; turn += 1) {
    const member = await person({ email: stranger })
    const input = { email: `own${turn}@example.com` }
    await (await api.as(member)).ok(UpdateProfileDocument, { input })
  }
  expect(await findMails(emailChangedMail, stranger)).toHaveLength(5)
})

test('mail bounds: a network address has no limit without rate limits', async () => {
  const addresses = Array.from({ length: 12 }, (_, turn) => `n${turn}@example.com`)
  for (const email of addresses)
    await api.visitor.ok(SubscribeNewsletterDocument, { input: { email } })
  for (const email of addresses) await untilMailed(newsletterConfirmMail, email)
})

test('mail bounds: where no mail arrives, no link is written, nor is one used up (SEC-L8)', async () => {
  const member = await person()
  const { email } = member
  await queuePasswordReset(services, email, api.now())
  await confirmAgain(member)
  await join(email)
  const written = await db.getRepository(Link).find({ order: { id: 'ASC' } })
  expect(written).toHaveLength(4)
  await db
    .getRepository(MailAddress)
    .insert({ email, undeliverableSince: api.now(), reason: '550 no such user' })
  await age('25:00')
  await queuePasswordReset(services, email, api.now())
  await expect(confirmAgain(member)).rejects.toThrow('a mail server has refused our mail')
  await join(email)
  expect(await db.getRepository(Link).find({ order: { id: 'ASC' } })).toEqual(written)
  expect(await countMails()).toBe(3)
})

test('mail bounds: an address that has left and subscribes again the same day gets its confirmation', async () => {
  await join('ab@example.com')
  await db.query(`UPDATE mail SET "createdAt" = now() - interval '1 hour'`)
  await db.query(`UPDATE newsletter_subscription SET "leftAt" = now()`)
  await join('ab@example.com')
  expect(await countMails()).toBe(2)
})
