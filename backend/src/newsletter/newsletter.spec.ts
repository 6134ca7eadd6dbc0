import { startApi } from '../../test/harness'
import { SubscribeNewsletterDocument } from '../../test/operations'
import { db } from '../db'
import { NewsletterSubscription } from './newsletter-subscription.entity'

const api = startApi()
const subscribe = (email: string) =>
  api.visitor.ok(SubscribeNewsletterDocument, { input: { email } })

test('notes an address once and answers alike', async () => {
  const first = await subscribe('Camila@Example.com')
  expect(await subscribe(' camila@example.com')).toEqual(first)
  const rows = await db.getRepository(NewsletterSubscription).find()
  expect(rows.map(({ email }) => email)).toEqual(['camila@example.com'])
})

test('refuses what is no address, naming the field', async () => {
  expect(
    await api.visitor.fails(SubscribeNewsletterDocument, { input: { email: 'x' } }),
  ).toMatchObject({
    fields: [{ field: 'email', message: 'Please enter a valid email address' }],
  })
})
