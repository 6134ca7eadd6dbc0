import { person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { findMails } from '../../../test/mails'
import { MailPreferencesDocument, SetNewsletterDocument } from '../../../test/operations'
import { createEndpoint } from '../../../test/webhooks'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { newsletterConfirmed } from './newsletter.events'
import { newsletterConfirmMail } from './newsletter.mails'
import { listNewsletterSubscriptions } from './newsletter.service'

const api = startApi()

const set = async (user: User, wanted: boolean) =>
  (await (await api.as(user)).ok(SetNewsletterDocument, { input: { wanted } })).setNewsletter
const read = async (user: User) =>
  (await (await api.as(user)).ok(MailPreferencesDocument)).mailPreferences
const listed = async () =>
  (await listNewsletterSubscriptions({ first: 50, follow: false })).edges.map(
    ({ node }) => node.email,
  )
const events = async () =>
  (await db.query<object[]>(`SELECT FROM webhook_event WHERE type = 'newsletter_confirmed'`)).length

test('newsletter: a confirmed address is on the list at once, and off it again', async () => {
  await createEndpoint({ events: [newsletterConfirmed.name] })
  const user = await person({ emailConfirmedAt: new Date() })
  expect(await read(user)).toMatchObject({ newsletter: 'off' })
  expect(await set(user, false)).toMatchObject({ newsletter: 'off' })
  expect(await set(user, true)).toMatchObject({ newsletter: 'on' })
  expect(await listed()).toEqual([user.email])
  expect(await set(user, true)).toMatchObject({ newsletter: 'on' })
  // Setting it again is no second event.
  expect(await events()).toBe(1)
  expect(await set(user, false)).toMatchObject({ newsletter: 'off' })
  expect(await listed()).toEqual([])
  expect(await read(user)).toMatchObject({ newsletter: 'off' })
  expect(await set(user, true)).toMatchObject({ newsletter: 'on' })
  expect(await findMails(newsletterConfirmMail)).toEqual([])
})

test('newsletter: an address that nobody has confirmed is mailed a link once a day', async () => {
  const user = await person({ emailConfirmedAt: null })
  expect(await set(user, true)).toMatchObject({ newsletter: 'unconfirmed' })
  expect(await set(user, true)).toMatchObject({ newsletter: 'unconfirmed' })
  expect(await listed()).toEqual([])
  expect(await findMails(newsletterConfirmMail, user.email)).toHaveLength(1)
  expect(await set(user, false)).toMatchObject({ newsletter: 'off' })
  expect(await set(user, true)).toMatchObject({ newsletter: 'unconfirmed' })
  expect(await events()).toBe(0)
})

test('newsletter: nobody changes the list for somebody else', async () => {
  const [user, other] = [
    await person({ emailConfirmedAt: new Date() }),
    await person({ emailConfirmedAt: new Date() }),
  ]
  await set(other, true)
  await set(user, true)
  await set(user, false)
  expect(await listed()).toEqual([other.email])
  expect(await api.visitor.fails(SetNewsletterDocument, { input: { wanted: true } })).toMatchObject(
    {
      code: 'UNAUTHENTICATED',
    },
  )
})
