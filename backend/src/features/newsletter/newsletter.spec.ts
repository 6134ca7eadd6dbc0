import { person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  NewsletterSubscriptionsDocument,
  SubscribeNewsletterDocument,
} from '../../../test/operations'
import { db } from '../../database/data-source'
import { NewsletterSubscription } from './newsletter-subscription.entity'

const api = startApi()
const subscribe = (email: string) =>
  api.visitor.ok(SubscribeNewsletterDocument, { input: { email } })

test('newsletter: stores an address once and responds alike to a known one', async () => {
  const first = await subscribe('Camila@Example.com')
  expect(await subscribe(' camila@example.com')).toEqual(first)
  const rows = await db.getRepository(NewsletterSubscription).find()
  expect(rows.map(({ email }) => email)).toEqual(['camila@example.com'])
})

test('newsletter: refuses an invalid address, naming the field', async () => {
  expect(
    await api.visitor.fails(SubscribeNewsletterDocument, { input: { email: 'x' } }),
  ).toMatchObject({
    fields: [{ field: 'email', message: 'Please enter a valid email address' }],
  })
})

test('newsletter: shows the team every address, with search, and refuses anybody else', async () => {
  await subscribe('ana@club.example')
  await subscribe('bo@example.com')
  const team = await api.as(await teamMember())
  const found = async (search?: string) => {
    const { newsletterSubscriptions } = await team.ok(NewsletterSubscriptionsDocument, { search })
    return newsletterSubscriptions.edges.map(({ node }) => node.email).sort()
  }
  expect(await found()).toEqual(['ana@club.example', 'bo@example.com'])
  expect(await found('CLUB')).toEqual(['ana@club.example'])
  expect(await api.visitor.fails(NewsletterSubscriptionsDocument)).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(await (await api.as(await person())).fails(NewsletterSubscriptionsDocument)).toMatchObject(
    { code: 'FORBIDDEN' },
  )
})
