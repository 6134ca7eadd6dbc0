import { startApi } from '../../../test/harness'
import { holdLocks } from '../../../test/lock-waits'
import { findMails, rendered, tokenIn, untilMailed } from '../../../test/mails'
import {
  ConfirmNewsletterDocument,
  LeaveNewsletterDocument,
  NewsletterSubscriptionsDocument,
  SubscribeNewsletterDocument,
} from '../../../test/operations'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { NewsletterSubscription } from './newsletter-subscription.entity'
import { newsletterConfirmMail } from './newsletter.mails'

const api = startApi()

const email = 'camila@example.com'
const NEWS = newsletterConfirmMail
const EXPIRED = { code: 'LINK_EXPIRED', message: 'This link has been used or has expired.' }

async function joined(count = 1) {
  await api.visitor.ok(SubscribeNewsletterDocument, { input: { email } })
  const mail = await untilMailed(NEWS, email, count)
  const { headers } = await rendered(mail)
  const unsubscribe = headers['List-Unsubscribe'] ?? ''
  return {
    confirmToken: await tokenIn(mail),
    leaveToken: /token=([\w-]+)>$/.exec(unsubscribe)?.[1] ?? '',
    headers,
  }
}
const confirm = (token: string) => api.visitor.ok(ConfirmNewsletterDocument, { input: { token } })
const leave = (token: string) => api.visitor.ok(LeaveNewsletterDocument, { input: { token } })
const listed = async () => {
  const team = await api.team()
  const { newsletterSubscriptions } = await team.ok(NewsletterSubscriptionsDocument)
  return newsletterSubscriptions.edges.map(({ node }) => node.email)
}
const subscription = () => db.getRepository(NewsletterSubscription).findOneByOrFail({ email })
const aDayLater = () => db.query(`UPDATE mail SET "createdAt" = "createdAt" - interval '25 hours'`)

test('newsletter links: joining queues a mail whose link confirms once, with unsubscribe headers', async () => {
  const { confirmToken, headers } = await joined()
  expect(headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(
      /^<http:\/\/localhost:4000\/api\/newsletter\/leave\?token=[\w-]{54}>$/,
    ),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect((await subscription()).confirmedAt).toBeNull()
  await confirm(confirmToken)
  expect((await subscription()).confirmedAt).toEqual(api.now())
  const again = { input: { token: confirmToken } }
  expect(await api.visitor.fails(ConfirmNewsletterDocument, again)).toEqual(EXPIRED)
})

test('newsletter links: a confirmed address gets no second mail', async () => {
  const { confirmToken } = await joined()
  await confirm(confirmToken)
  await aDayLater()
  const other = 'bo@example.com'
  for (const address of [email, other])
    await api.visitor.ok(SubscribeNewsletterDocument, { input: { email: address } })
  // Requests are processed in order: when the last mail exists, the other's would exist too.
  await untilMailed(NEWS, other)
  expect(await findMails(NEWS, email)).toHaveLength(1)
})

test('newsletter links: joining responds before it looks up the address (SEC-L7)', async () => {
  const release = await holdLocks('LOCK TABLE mail, link IN ACCESS EXCLUSIVE MODE')
  await api.visitor.ok(SubscribeNewsletterDocument, { input: { email } })
  expect(await subscription()).toMatchObject({ email, confirmedAt: null })
  await release()
  await untilMailed(NEWS, email)
})

test('newsletter links: an address that left is on the list again only after confirming', async () => {
  const first = await joined()
  await confirm(first.confirmToken)
  await leave(first.leaveToken)
  expect((await subscription()).leftAt).toEqual(api.now())
  expect(await listed()).toEqual([])
  await aDayLater()
  const second = await joined(2)
  expect((await subscription()).leftAt).toEqual(api.now())
  expect(await listed()).toEqual([])
  await confirm(second.confirmToken)
  expect((await subscription()).leftAt).toBeNull()
  expect(await listed()).toEqual([email])
})

test('newsletter links: an address that left and came back can leave with the link of every mail, which works forever (SEC-L10)', async () => {
  const first = await joined()
  await confirm(first.confirmToken)
  await leave(first.leaveToken)
  await aDayLater()
  const second = await joined(2)
  expect(second.leaveToken).toBe(first.leaveToken)
  await confirm(second.confirmToken)
  expect(await listed()).toEqual([email])
  api.at('2046-11-22T12:00:00Z')
  // Even if the link was used up, as earlier versions did on leaving.
  await db.query(`UPDATE link SET "usedAt" = now() WHERE purpose = 'newsletter_leave'`)
  await leave(first.leaveToken)
  expect(await listed()).toEqual([])
})

test('newsletter links: a confirmation link is valid for seven days', async () => {
  const { confirmToken } = await joined()
  api.later(7 * DAY_MS)
  const late = { input: { token: confirmToken } }
  expect(await api.visitor.fails(ConfirmNewsletterDocument, late)).toEqual(EXPIRED)
  api.at(new Date(api.now().getTime() - 1_000).toISOString())
  await confirm(confirmToken)
})

test('newsletter links: a token is valid for one purpose only', async () => {
  const { confirmToken, leaveToken } = await joined()
  for (const [document, token] of [
    [ConfirmNewsletterDocument, leaveToken],
    [LeaveNewsletterDocument, confirmToken],
  ] as const)
    expect(await api.visitor.fails(document, { input: { token } })).toEqual(EXPIRED)
})
