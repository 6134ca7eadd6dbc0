import { createMail, NASTY, render } from '../../../test/rendered-mails'
import { startApi } from '../../../test/harness'
import { registry } from '../../../test/registry'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import type { RenderedMail } from '../../mail/rendered-mail.types'
import { club } from '../../shared/club'
import { passwordChangedMail } from '../auth/auth.mails'
import { newsletterConfirmMail } from '../newsletter/newsletter.mails'

/* What every mail has: the same text twice, subject, greeting, name of the club's time, button. */

startApi()
const users = () => db.getRepository(User)

/** A mail of one kind, as several people see it. */
interface Views {
  name: string
  shown: RenderedMail
  /** With hidden links. */
  hidden: RenderedMail
  /** To a proven address, with a hostile first name. */
  proven: RenderedMail
}

let kept: Views[] | undefined

/** Renders a mail of each kind, once for all tests: that takes longer than to look at them. */
async function everyMail(): Promise<Views[]> {
  if (kept) return kept
  const views: Views[] = []
  for (const template of registry.mails) {
    const mail = await createMail(template)
    const [shown, hidden] = [await render(mail), await render(mail, { hideLinks: true })]
    const proof = { firstName: NASTY, emailConfirmedAt: new Date(0) }
    await users().update(String(mail.userId), proof)
    const proven = await render(mail)
    views.push({ name: template.name, shown, hidden, proven })
  }
  kept = views
  return views
}

/** Returns what a check finds in the mails of each kind, by its name. */
async function inEach<Found>(find: (views: Views) => Found): Promise<Record<string, Found>> {
  return Object.fromEntries((await everyMail()).map(views => [views.name, find(views)]))
}

/** Returns the same for each kind of mail. */
const everywhere = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(registry.mails.map(({ name }) => [name, value]))

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/** Returns the text of the page that a reader sees. */
function seen(html: string): string {
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? ''
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return body
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[^;]+;/g, entity => entities[entity as keyof typeof entities])
}

/** Compares the text with the HTML, and what both show. */
function expectSameContent({ text, html }: { text: string; html: string }): void {
  expect(words(seen(html))).toEqual(words(text))
  expect(words(text).length).toBeGreaterThan(15)
  expect(html).toContain('<html lang="en">')
  // It loads nothing, and its only addresses are ours and the reader's.
  expect(html).not.toMatch(/<(?:img|script|link|iframe)|@import|url\(|src=/i)
  expect(text).toContain(club.address)
  // A link leads to the address that both show.
  for (const [, url = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(words(text)).toContain(url.replaceAll('&amp;', '&'))
}

test('every mail says the same as text and as HTML, and can hide its links (SEC-L9)', async () => {
  for (const { shown, hidden } of await everyMail()) {
    expectSameContent(shown)
    expectSameContent(hidden)
    expect(hidden.text + hidden.html).not.toMatch(/https?:\/\/|#[\w-]{54}|token=/)
    expect(hidden.text.includes('[link hidden]')).toBe(shown.text.includes('http'))
  }
})

test('every mail has the subject of the table', async () => {
  expect(await inEach(({ shown }) => shown.subject)).toEqual({
    welcome: 'Your account at Coral Way Pickleball Club',
    standby_offered: 'A court is free for you: Thursday, November 26, 4:00 PM (Miami time)',
    standby_open: 'Free at short notice: Thursday, November 26, 5:00 PM (Miami time)',
    standby_withdrawn:
      'We cannot keep this hour for you: Thursday, November 26, 6:00 PM (Miami time)',
    places_open: 'The waitlist has places again',
    player_invited: 'Will you play? Thursday, November 26, 6:00 PM (Miami time)',
    player_answered: 'An answer for your court on Thursday, November 26, 6:00 PM (Miami time)',
    player_removed: 'You do not play on Thursday, November 26, 6:00 PM (Miami time)',
    player_moved: 'The court has moved: Thursday, November 26, 6:00 PM (Miami time)',
    player_cancelled: 'Cancelled: the court on Thursday, November 26, 6:00 PM (Miami time)',
    account_deletion: 'Your account will be deleted',
    account_unused: 'Do you still want your account?',
    letter: 'The courts are painted',
    letter_test: 'Test: The courts are painted',
    confirm_email: 'Please confirm your address',
    reset_password: 'Set a new password',
    password_changed: 'Your password was changed',
    new_sign_in: 'New sign-in to your account',
    email_changed: 'Your address was changed',
    api_token_changed: 'A new access token',
    calendar_address_changed: 'A new calendar address',
    newsletter_confirm: 'Please confirm the newsletter',
    booking_confirmed: 'Your court: Thursday, November 26, 6:00 PM (Miami time)',
    booking_moved: 'Your court has moved: Thursday, November 26, 5:00 PM (Miami time)',
    booking_reminder: 'Reminder: your court on Thursday, November 26, 7:00 PM (Miami time)',
    owed: 'What you owe at the front desk: $119.00',
    team_digest: 'What there is to do at the club today',
    own_cancellation: 'You cancelled your court on Thursday, November 26, 6:00 PM (Miami time)',
    membership_end_changed: 'The club has ended your membership',
    plan_changed: 'Your plan is Unlimited now',
    membership_undone: 'Your membership was taken back',
    booking_cancelled: 'Your court on Thursday, November 26, 6:00 PM (Miami time) is cancelled',
    contact_received: `Message from ${NASTY}`,
    offer: 'You are invited to join Coral Way Pickleball Club',
    offer_reminder: 'Your offer ends on Sunday, November 28',
    webhook_disabled: 'A webhook was switched off',
    offer_expired: 'Your offer has ended',
    offer_withdrawn: 'Your offer was withdrawn',
    membership_started: 'Welcome to Coral Way Pickleball Club',
    membership_ended: 'Your membership has ended',
    waitlist_left: 'You have left the waitlist',
    waitlist_restored: 'You are on the waitlist again',
    second_factor_changed: 'An authenticator app was added',
    staff_invitation: 'Join the team of Coral Way Pickleball Club',
    staff_changed: 'You have joined the team',
  })
})

test('every mail but the newsletter’s has no unsubscribe link', async () => {
  expect(await inEach(({ shown }) => 'List-Unsubscribe' in shown.headers)).toEqual({
    ...everywhere(false),
    [newsletterConfirmMail.name]: true,
  })
})

describe('greeting (MAIL-25)', () => {
  test('of every mail: the first name, for a proven address only', async () => {
    const greeting = ({ text }: RenderedMail) => /^Hello .*,$/m.exec(text)?.[0] ?? null
    expect(await inEach(({ shown }) => greeting(shown))).toEqual(everywhere(null))
    expect(await inEach(({ proven }) => greeting(proven))).toEqual(everywhere(`Hello ${NASTY},`))
    expect(await inEach(({ proven }) => proven.html.includes('<b onclick'))).toEqual(
      everywhere(false),
    )
  })

  test('is left out without a first name, and at another address than the account’s', async () => {
    const mail = await createMail(passwordChangedMail)
    await users().update(String(mail.userId), { firstName: NASTY, emailConfirmedAt: new Date(0) })
    expect((await render(mail)).text).toContain(`Hello ${NASTY}`)
    for (const firstName of [null, ' ']) {
      await users().update(String(mail.userId), { firstName, emailConfirmedAt: new Date(0) })
      expect((await render(mail)).text).not.toContain('Hello')
    }
    await users().update(String(mail.userId), { firstName: NASTY })
    const former = await render(Object.assign(mail, { to: 'former@example.com' }))
    expect(former.text).not.toContain('Hello')
  })
})

test('every mail calls the club’s time Miami time, wherever it names an hour', async () => {
  for (const { shown } of await everyMail())
    for (const [, after] of `${shown.subject}\n${shown.text}`.matchAll(/\d [AP]M(.{0,13})/g))
      expect(after).toMatch(/^(?:, Miami time| \(Miami time\))/)
})

test('every mail has a button where there is something to do, and no second one', async () => {
  const buttons = await inEach(({ shown }) =>
    [...shown.html.matchAll(/<a class="button"[^>]*>([^<]*)</g)].map(([, label]) => label),
  )
  expect(buttons).toEqual({
    welcome: ['Confirm my address'],
    confirm_email: ['Confirm my address'],
    reset_password: ['Set a new password'],
    password_changed: ['Set a new password'],
    new_sign_in: ['Set a new password'],
    email_changed: ['Take my address back'],
    api_token_changed: ['Set a new password'],
    calendar_address_changed: ['Set a new password'],
    newsletter_confirm: ['Confirm the newsletter'],
    booking_confirmed: ['See your booking'],
    booking_moved: ['See your booking'],
    booking_reminder: ['See your booking'],
    places_open: ['Go to your dashboard'],
    player_answered: ['See your booking'],
    player_cancelled: [],
    player_invited: ['Say yes or no'],
    player_moved: ['Say yes or no'],
    player_removed: [],
    standby_offered: ['Take this hour'],
    standby_open: ['See the hours of the day'],
    standby_withdrawn: ['See the hours of the day'],
    owed: ['Open your dashboard'],
    team_digest: ['Open Today'],
    letter: [],
    letter_test: [],
    own_cancellation: [],
    membership_end_changed: ['Open your dashboard'],
    plan_changed: ['Open your dashboard'],
    membership_undone: [],
    booking_cancelled: ['Book another court'],
    contact_received: ['Open the messages'],
    offer: ['See your offer'],
    offer_reminder: ['See your offer'],
    webhook_disabled: ['Look at the webhooks'],
    offer_expired: [],
    offer_withdrawn: [],
    membership_started: ['Open your dashboard'],
    membership_ended: ['Open your dashboard'],
    waitlist_left: ['Open your dashboard'],
    waitlist_restored: [],
    second_factor_changed: ['Set a new password'],
    staff_invitation: ['Join the team'],
    staff_changed: ['Open the team’s page'],
    account_deletion: ['Keep my account'],
    account_unused: ['Log in and keep my account'],
  })
})
