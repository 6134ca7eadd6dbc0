import { randomUUID } from 'node:crypto'
import { person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { NASTY, createMail, render } from '../../../test/rendered-mails'
import { Role, User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
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
})

test.each([welcomeMail, ...linked])(
  'rendered mail: a link in $name that is used or too old is not shown; a mail that is about to be sent is null (SEC-L2)',
  async template => {
    const mail = await createMail(template)
    const sent = Object.assign(new Mail(), mail, sending())
    for (const open of [mail, sent]) expect((await render(open)).text).toMatch(/#[\w-]{54}/)
    for (const values of Object.values(closed)) {
      await db.getRepository(Link).updateAll(values)
      const { text, html } = await render(mail)
      expect(text).toContain('[link used or expired]')
      expect(text + html).not.toMatch(/#[\w-]{54}|href/)
      expect((await render(mail, { hideLinks: true })).text).toContain('[link hidden]')
      // The welcome goes without its button.
      if (template !== welcomeMail) expect(await services.renderMail(sent, db.manager)).toBeNull()
    }
  },
)

const deleteUser = (id: string | null) => db.query('DELETE FROM "user" WHERE id = $1', [id])
