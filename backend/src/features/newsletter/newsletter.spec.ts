import type { Caller } from '../../../test/caller'
import { person, teamMember } from '../../../test/factories'
import { createFollower } from '../../../test/followed-list'
import { startApi } from '../../../test/harness'
import {
  NewsletterFiguresDocument,
  NewsletterSubscriptionsDocument,
  SubscribeNewsletterDocument,
} from '../../../test/operations'
import { services } from '../../../test/services'
import { db } from '../../database/data-source'
import { MailAddress } from '../../mail/mail-address.entity'
import { NewsletterSubscription } from './newsletter-subscription.entity'
import { newsletterConfirmLink } from './newsletter.links'
import { confirmNewsletter, subscribeNewsletter } from './newsletter.service'

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

/** Confirms a subscribed address with a new link. */
async function confirm(email: string): Promise<void> {
  const { id: subject } = await db.getRepository(NewsletterSubscription).findOneByOrFail({ email })
  const link = { purpose: newsletterConfirmLink, subject, email, now: api.now() }
  const { id } = await services.links.create(link, db.manager)
  await confirmNewsletter(services, services.links.token(newsletterConfirmLink, id), api.now())
}

/** Stores the addresses without a request: the server then writes no mail in the background. */
async function subscribeAll(...emails: string[]): Promise<void> {
  for (const email of emails) await subscribeNewsletter(email)
}

const refuse = (email: string) =>
  db.getRepository(MailAddress).insert({
    email,
    undeliverableSince: api.now(),
    reason: '550 5.1.1 No such user',
  })

async function found(team: Caller, search?: string): Promise<string[]> {
  const { newsletterSubscriptions } = await team.ok(NewsletterSubscriptionsDocument, { search })
  const emails = newsletterSubscriptions.edges.map(({ node }) => node.email)
  expect(newsletterSubscriptions.totalCount).toBe(emails.length)
  return emails.sort()
}

test('newsletter: shows the team the list, with search, and refuses anybody else', async () => {
  await subscribeAll('ana@club.example', 'bo@example.com')
  for (const email of ['ana@club.example', 'bo@example.com']) await confirm(email)
  const team = await api.team()
  expect(await found(team)).toEqual(['ana@club.example', 'bo@example.com'])
  expect(await found(team, 'CLUB')).toEqual(['ana@club.example'])
  for (const document of [NewsletterSubscriptionsDocument, NewsletterFiguresDocument]) {
    expect(await api.visitor.fails(document)).toMatchObject({ code: 'UNAUTHENTICATED' })
    const member = await api.as(await person())
    expect(await member.fails(document)).toMatchObject({ code: 'FORBIDDEN' })
  }
})

test('newsletter: lists and counts confirmed addresses, and counts the others apart (MAIL-20)', async () => {
  const team = await api.team()
  const figures = async () => (await team.ok(NewsletterFiguresDocument)).newsletterFigures
  expect(await figures()).toMatchObject({ confirmed: 0, unconfirmed: 0, undeliverable: 0 })
  const asked = ['asked-1@example.com', 'asked-2@example.com', 'asked-3@example.com']
  const confirmed = ['ana@example.com', 'bo@example.com', 'left@example.com']
  await subscribeAll(...asked, ...confirmed, 'refused-1@example.com', 'refused-2@example.com')
  for (const email of [...confirmed, 'refused-1@example.com']) await confirm(email)
  for (const email of ['refused-1@example.com', 'refused-2@example.com']) await refuse(email)
  await db
    .getRepository(NewsletterSubscription)
    .update({ email: 'left@example.com' }, { leftAt: api.now() })
  expect(await found(team)).toEqual(['ana@example.com', 'bo@example.com'])
  expect(await figures()).toMatchObject({ confirmed: 2, unconfirmed: 3, undeliverable: 2 })
})

test('newsletter: the team’s own address stays on the list after a refusal', async () => {
  const account = await teamMember()
  const team = await api.as(account)
  await subscribeAll(account.email)
  await confirm(account.email)
  await refuse(account.email)
  expect(await found(team)).toEqual([account.email])
})

test('newsletter: who follows the list gets an address when it is confirmed (MAIL-20)', async () => {
  const follower = createFollower([await api.team()])
  await subscribeAll('late@example.com', 'early@example.com')
  await confirm('early@example.com')
  expect(await follower.next(1)).toEqual(['early@example.com'])
  await confirm('late@example.com')
  expect(await follower.next(1)).toEqual(['late@example.com'])
  // Another link of an address that is on the list adds nothing.
  await confirm('early@example.com')
  expect(await follower.poll()).toEqual([])
  await db
    .getRepository(NewsletterSubscription)
    .update({ email: 'early@example.com' }, { leftAt: api.now() })
  await confirm('early@example.com')
  expect(await follower.next(1)).toEqual(['early@example.com'])
})
