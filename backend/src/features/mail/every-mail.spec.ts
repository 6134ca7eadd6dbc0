import { keepRows } from '../../../test/kept-rows'
import { createMail, createMails, NASTY, render } from '../../../test/rendered-mails'
import { startApi } from '../../../test/harness'
import { registry } from '../../../test/registry'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { passwordChangedMail } from '../auth/auth.mails'

/* What every mail has: greeting, name of the club's time, button. */

const api = startApi()
const mailsOf = keepRows(createMails)
const users = () => db.getRepository(User)

describe('greeting (MAIL-25)', () => {
  const templates = registry.mails.map(template => ({ name: template.name, template }))

  test.each(templates)(
    'of $name: the first name, for a proven address only',
    async ({ template }) => {
      const mail = (await mailsOf(api.now()))(template)
      await users().update(String(mail.userId), { firstName: NASTY })
      expect((await render(mail)).text).not.toContain(`Hello ${NASTY}`)
      await users().update(String(mail.userId), { emailConfirmedAt: new Date(0) })
      const { text, html } = await render(mail)
      expect(text).toContain(`\n\nHello ${NASTY},\n\n`)
      expect(html).not.toContain('<b onclick')
      // Another address than the account's, as after a change of it.
      const other = await render(Object.assign(mail, { to: 'former@example.com' }))
      expect(other.text).not.toContain(`Hello ${NASTY}`)
    },
  )

  test.each([null, ' '])('is left out without a first name (%j)', async firstName => {
    const mail = await createMail(passwordChangedMail)
    await users().update(String(mail.userId), { firstName, emailConfirmedAt: new Date(0) })
    expect((await render(mail)).text).not.toContain('Hello')
  })
})

test('mails call the club’s time Miami time, wherever they name an hour', async () => {
  const mails = await mailsOf(api.now())
  for (const template of registry.mails) {
    const { subject, text } = await render(mails(template))
    for (const [, after] of `${subject}\n${text}`.matchAll(/\d [AP]M(.{0,13})/g))
      expect(after).toMatch(/^(?:, Miami time| \(Miami time\))/)
  }
})

test('mails have a button where there is something to do', async () => {
  const buttons: Record<string, string | null> = {}
  const mails = await mailsOf(api.now())
  for (const template of registry.mails) {
    const { html } = await render(mails(template))
    const found = [...html.matchAll(/<a class="button"[^>]*>([^<]*)</g)]
    expect(found.length).toBeLessThanOrEqual(1)
    buttons[template.name] = found[0]?.[1] ?? null
  }
  expect(buttons).toEqual({
    welcome: 'Confirm my address',
    confirm_email: 'Confirm my address',
    reset_password: 'Set a new password',
    password_changed: 'Set a new password',
    new_sign_in: 'Set a new password',
    email_changed: 'Take my address back',
    api_token_changed: 'Set a new password',
    calendar_address_changed: 'Set a new password',
    newsletter_confirm: 'Confirm the newsletter',
    booking_confirmed: 'See your booking',
    booking_moved: 'See your booking',
    booking_reminder: 'See your booking',
    places_open: 'Go to your dashboard',
    player_answered: 'See your booking',
    player_cancelled: null,
    player_invited: 'Say yes or no',
    player_moved: 'Say yes or no',
    player_removed: null,
    standby_offered: 'Take this hour',
    standby_open: 'See the hours of the day',
    standby_withdrawn: 'See the hours of the day',
    owed: 'Open your dashboard',
    team_digest: 'Open Today',
    letter: null,
    letter_test: null,
    own_cancellation: null,
    membership_end_changed: 'Open your dashboard',
    plan_changed: 'Open your dashboard',
    membership_undone: null,
    booking_cancelled: 'Book another court',
    contact_received: 'Open the messages',
    offer: 'See your offer',
    offer_reminder: 'See your offer',
    webhook_disabled: 'Look at the webhooks',
    offer_expired: null,
    offer_withdrawn: null,
    membership_started: 'Open your dashboard',
    membership_ended: 'Open your dashboard',
    waitlist_left: 'Open your dashboard',
    waitlist_restored: null,
    second_factor_changed: 'Set a new password',
    staff_invitation: 'Join the team',
    staff_changed: 'Open the team’s page',
    account_deletion: 'Keep my account',
    account_unused: 'Log in and keep my account',
  })
})
