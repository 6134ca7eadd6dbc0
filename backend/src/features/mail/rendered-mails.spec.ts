import { randomUUID } from 'node:crypto'
import { person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { keepRows } from '../../../test/kept-rows'
import { NASTY, createMail, createMails, render } from '../../../test/rendered-mails'
import { Role, User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { club } from '../../shared/club'
import { colors } from '../../shared/colors'
import { ContactSubmission } from '../contact/contact-submission.entity'
import { Link } from '../../links/link.entity'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { forgetWaitlistCounter } from '../waitlist/waitlist-availability.service'
import { WaitlistCounter } from '../waitlist/waitlist-counter.entity'
import { Mail, MailState } from '../../mail/mail.entity'
import type { MailDefinition } from '../../mail/mail-definition'
import {
  confirmEmailMail,
  passwordChangedMail,
  resetPasswordMail,
  welcomeMail,
} from '../auth/auth.mails'
import { contactReceivedMail } from '../contact/contact.mails'
import { emailChangedMail } from '../members/members.mails'
import { newsletterConfirmMail } from '../newsletter/newsletter.mails'
import { WaitlistEntry, WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { offerMail, offerReminderMail } from '../waves/offers.mails'
import { staffInvitationMail } from '../staff/staff.mails'
import { registry } from '../../../test/registry'
import { services } from '../../../test/services'

const api = startApi()

/** The columns of a mail that a server is sending. */
const sending = () => ({ state: MailState.sending, lease: randomUUID(), leaseUntil: new Date() })

/** Values that close a link. */
const closed = {
  used: { usedAt: new Date() },
  'too old': { usedAt: null, createdAt: new Date(0), expiresAt: new Date(Date.now() - 1_000) },
}

const linked = [
  confirmEmailMail,
  resetPasswordMail,
  newsletterConfirmMail,
  offerMail,
  offerReminderMail,
  staffInvitationMail,
]

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/** Returns the text of the page that a reader sees. */
function seen(html: string): string {
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? ''
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return body
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[^;]+;/g, entity => entities[entity as keyof typeof entities])
}

const templates = registry.mails
const mailsOf = keepRows(createMails)

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

test.each(templates)(
  'rendered mail: $name says the same as text and as HTML, and can hide its links (SEC-L9)',
  async template => {
    const mail = (await mailsOf(api.now()))(template)
    const shown = await render(mail)
    const hidden = await render(mail, { hideLinks: true })
    expectSameContent(shown)
    expectSameContent(hidden)
    expect(hidden.text + hidden.html).not.toMatch(/https?:\/\/|#[\w-]{54}|token=/)
    expect(hidden.text.includes('[link hidden]')).toBe(shown.text.includes('http'))
  },
)

test('rendered mail: subjects are those of the table', async () => {
  const subjects: Record<string, string> = {}
  const mails = await mailsOf(api.now())
  for (const template of templates)
    subjects[template.name] = (await render(mails(template))).subject
  expect(subjects).toEqual({
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

test('rendered mail: every value is escaped (SEC-L9)', async () => {
  const { html, text } = await render(await createMail(contactReceivedMail))
  // Except in the page's own tags.
  expect(html.replace(/<br>|<body/g, '')).not.toMatch(/<b|<i|onclick="/)
  expect(text).toContain(`Hello,\n\n<i>${NASTY}</i>`)
})

test('rendered mail: no header spans two lines (SEC-L9)', async () => {
  const mail = await createMail(contactReceivedMail)
  // No form accepts such values; a row inserted by hand might have them.
  const line = 'Bo\r\nBcc: everybody@example.com\u0007'
  await db.getRepository(ContactSubmission).updateAll({ name: line, email: `${line}@example.com` })
  const { subject, replyTo, headers } = await render(mail)
  expect(subject).toBe('Message from Bo Bcc: everybody@example.com')
  expect([subject, replyTo, ...Object.values(headers)].join('')).not.toMatch(/[\r\n\u0007]/)
})

test('rendered mail: looks like the site, light and dark, at most 600 pixels wide (MAIL-28)', async () => {
  const { html } = await render(await createMail(passwordChangedMail))
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).toContain('max-width:600px')
  // Each class has dark colours; each colour is one of the club's.
  const used = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name)
  const dark = [...html.matchAll(/^\.(\w+)\{/gm)].map(([, name]) => name)
  expect(dark).toEqual(expect.arrayContaining(used))
  const known = new Set<string>(Object.values(colors))
  for (const [color] of html.matchAll(/#[0-9A-F]{6}/g)) expect(known).toContain(color)
})

test('rendered mail: a reply goes to the team, and from the team to the visitor', async () => {
  const { email } = await teamMember()
  const replyTo = async (template: MailDefinition) =>
    (await render(await createMail(template))).replyTo
  expect(await replyTo(welcomeMail)).toBe(email)
  expect(await replyTo(contactReceivedMail)).toBe('bo@example.com')
})

test('rendered mail: names the team’s address', async () => {
  const { email } = await person({ email: 'office@club.example', role: Role.ADMIN })
  for (const template of [passwordChangedMail, emailChangedMail])
    expect((await render(await createMail(template))).text).toContain(`Write to us at ${email} or`)
})

test('rendered mail: only newsletter mails have an unsubscribe link', async () => {
  const mails = await mailsOf(api.now())
  for (const template of templates) {
    const { headers } = await render(mails(template))
    expect('List-Unsubscribe' in headers).toBe(template === newsletterConfirmMail)
  }
})

describe('rendered mail: a welcome describes the moment of sending', () => {
  const welcome = async (mail: Mail) => {
    const { subject, text } = await render(mail)
    return `${subject}\n${text}`
  }

  test('the place and the share link', async () => {
    const mail = await createMail(welcomeMail)
    const { entry } = await joinWaitlist(await owner(mail), {}, api.now())
    const said = await welcome(mail)
    expect(said).toContain(`Your place at Coral Way Pickleball Club: number ${entry.position}`)
    expect(said).toContain(`http://localhost:4000/waitlist?ref=${entry.referralCode}`)
  })

  test('that places are open, when they open again, or that all are taken', async () => {
    const mail = await createMail(welcomeMail)
    expect(await welcome(mail)).toContain('Places are open: log in and join.')
    const counter = (values: Partial<WaitlistCounter>) =>
      db.getRepository(WaitlistCounter).updateAll(values)
    await counter({ maxDay: 0 })
    forgetWaitlistCounter()
    expect(await welcome(mail)).toMatch(/open on \w+ \d+, 20\d\d, 12:00 AM, Miami time/)
    await counter({ maxTotal: 0 })
    forgetWaitlistCounter()
    expect(await welcome(mail)).toContain('all of them are taken')
  })

  test('no place of a person who has left', async () => {
    const mail = await createMail(welcomeMail)
    const { entry } = await joinWaitlist(await owner(mail), {}, api.now())
    const left = { status: WaitlistStatus.left, leftAt: api.now() }
    await db.getRepository(WaitlistEntry).update(entry.id, left)
    expect(await welcome(mail)).toContain('Places are open: log in and join.')
  })

  test('no place of a person whose membership has started (MAIL-27)', async () => {
    const mail = await createMail(welcomeMail)
    const { entry } = await joinWaitlist(await owner(mail), {}, api.now())
    await db.getRepository(WaitlistEntry).update(entry.id, { status: WaitlistStatus.joined })
    const said = await welcome(mail)
    expect(said).toContain('You are a member of Coral Way Pickleball Club.')
    expect(said).not.toMatch(/waitlist|number/i)
  })

  test('without a button once its link is deleted, or closed when it is about to be sent', async () => {
    const mail = await createMail(welcomeMail, sending())
    for (const values of Object.values(closed)) {
      await db.getRepository(Link).updateAll(values)
      expect(await welcome(mail)).not.toMatch(/confirm/i)
    }
    await db.getRepository(Link).deleteAll()
    expect(await welcome(mail)).not.toMatch(/confirm/i)
  })
})

const owner = ({ userId }: Mail) => db.getRepository(User).findOneByOrFail({ id: String(userId) })

test('rendered mail: the time of a change is in Miami time', async () => {
  const { text } = await render(await createMail(passwordChangedMail))
  expect(text).toContain('on Nov 21, 2026, 11:12 PM, Miami time')
})

describe('rendered mail: is null', () => {
  const gone: [string, MailDefinition, (mail: Mail) => Promise<unknown>][] = [
    ['without its person', welcomeMail, ({ userId }) => deleteUser(userId)],
    ['without its link', confirmEmailMail, () => db.getRepository(Link).deleteAll()],
    ['without its link', resetPasswordMail, () => db.getRepository(Link).deleteAll()],
    [
      'without its message',
      contactReceivedMail,
      () => db.getRepository(ContactSubmission).deleteAll(),
    ],
  ]
  const cases = gone.map(([why, template, remove]) => ({
    why,
    name: template.name,
    template,
    remove,
  }))
  test.each(cases)('$why ($name)', async ({ template, remove }) => {
    const mail = await createMail(template)
    await remove(mail)
    const left = await db.getRepository(Mail).findOneByOrFail({ id: mail.id })
    expect(await services.renderMail(left, db.manager)).toBeNull()
  })

  test.each(
    linked.flatMap(template =>
      Object.keys(closed).map(why => ({
        name: template.name,
        template,
        why: why as keyof typeof closed,
      })),
    ),
  )('when it is about to be sent with a link ($name) that is $why', async ({ template, why }) => {
    const mail = await createMail(template, sending())
    expect(await services.renderMail(mail, db.manager)).not.toBeNull()
    await db.getRepository(Link).updateAll(closed[why])
    expect(await services.renderMail(mail, db.manager)).toBeNull()
  })
})

test.each(Object.keys(closed) as (keyof typeof closed)[])(
  'rendered mail: a link that is %s is not shown, whatever the mail’s state (SEC-L2)',
  async why => {
    for (const template of [welcomeMail, ...linked]) {
      const mail = await createMail(template)
      expect((await render(mail)).text).toMatch(/#[\w-]{54}/)
      await db.getRepository(Link).updateAll(closed[why])
      const { text, html } = await render(mail)
      expect(text).toContain('[link used or expired]')
      expect(text + html).not.toMatch(/#[\w-]{54}|href/)
      expect((await render(mail, { hideLinks: true })).text).toContain('[link hidden]')
    }
  },
)

const deleteUser = (id: string | null) => db.query('DELETE FROM "user" WHERE id = $1', [id])
