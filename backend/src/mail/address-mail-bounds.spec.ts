import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { findMails, untilMailed } from '../../test/mails'
import { RequestPasswordResetDocument, SubscribeNewsletterDocument } from '../../test/operations'
import { db } from '../database/data-source'
import { NewsletterSubscription } from '../features/newsletter/newsletter-subscription.entity'
import { resetPasswordMail } from '../features/auth/auth.mails'
import { newsletterConfirmMail } from '../features/newsletter/newsletter.mails'

const api = startApi({ rateLimits: true })

const join = (email: string) => api.visitor.ok(SubscribeNewsletterDocument, { input: { email } })
const ask = (email: string) => api.visitor.ok(RequestPasswordResetDocument, { input: { email } })
const askFrom = (address: string, email: string) =>
  api.visitor.post(
    '/graphql',
    {
      query: `mutation { requestPasswordReset(input: { email: "${email}" }) }`,
    },
    { 'x-forwarded-for': address },
  )

test('mail bounds: ten resets and newsletters an hour for a network address; the others succeed and write none (SEC-L8)', async () => {
  const [first, second, third] = [await person(), await person(), await person()]
  for (let turn = 0; turn < 4; turn += 1) await join('one@example.com')
  for (let turn = 0; turn < 4; turn += 1) await ask(first.email)
  await untilMailed(resetPasswordMail, first.email, 3)
  await join('nine@example.com')
  expect(await ask(second.email)).toEqual({ requestPasswordReset: true })
  await untilMailed(resetPasswordMail, second.email)
  // Requests from the eleventh on.
  expect(await join('eleven@example.com')).toEqual({ subscribeNewsletter: true })
  expect(await ask(second.email)).toEqual({ requestPasswordReset: true })
  // From another address. Requests run in order, so a mail of the previous one would exist by now.
  await askFrom('203.0.113.7', third.email)
  await untilMailed(resetPasswordMail, third.email)
  expect(await db.getRepository(NewsletterSubscription).count()).toBe(3)
  // The other limits also apply: one newsletter mail per address, three resets per account.
  const [newsletters, resets] = [
    await findMails(newsletterConfirmMail),
    await findMails(resetPasswordMail),
  ]
  expect(newsletters.map(({ to }) => to)).toEqual(['one@example.com', 'nine@example.com'])
  expect(resets.map(({ to }) => to)).toEqual([
    ...Array<string>(3).fill(first.email),
    second.email,
    third.email,
  ])
})
