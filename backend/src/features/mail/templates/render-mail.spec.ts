import { randomUUID } from 'node:crypto'
import { person, submissionContext, teamMember } from '../../../../test/factories'
import { startApi } from '../../../../test/harness'
import { Role, User } from '../../../accounts/user.entity'
import { db } from '../../../database/data-source'
import { club } from '../../../shared/club'
import { submitContact } from '../../contact/contact.service'
import { ContactSubmission } from '../../contact/contact-submission.entity'
import { Link, LinkPurpose } from '../../../links/link.entity'
import { createLink } from '../../../links/links'
import { joinWaitlist } from '../../waitlist/waitlist.service'
import { forgetWaitlistCounter } from '../../waitlist/waitlist-stats.service'
import { WaitlistCounter } from '../../waitlist/waitlist-counter.entity'
import { Mail, MailState, MailTemplate } from '../../../mail/mail.entity'
import { renderMail } from './render-mail'

const api = startApi()

const NASTY = `<b onclick="x">&amp; 'Bo' "Li"</b>`

/** A mail to somebody, with a link for it. */
async function createMail(template: MailTemplate, values: Partial<Mail> = {}): Promise<Mail> {
  const user = await person()
  const leave = LinkPurpose.newsletter_leave
  const purpose =
    {
      [MailTemplate.reset_password as string]: LinkPurpose.reset_password,
      [MailTemplate.newsletter_confirm as string]: LinkPurpose.newsletter_confirm,
    }[template] ?? LinkPurpose.confirm_email
  const about = { subject: user.id, email: user.email, now: api.now() }
  const [link, leaveLink] = [
    await createLink({ ...about, purpose }, db.manager),
    await createLink({ ...about, purpose: leave }, db.manager),
  ]
  const contact = { name: NASTY, email: 'bo@example.com', message: `Hello,\r\n\n<i>${NASTY}</i>` }
  const { id: contactId } = await submitContact(submissionContext(), contact)
  const data = {
    linkId: link.id,
    leaveLinkId: leaveLink.id,
    contactId,
    changedAt: Date.parse('2026-11-22T04:12:00Z'),
    newAddress: 'a…@g….com',
  }
  const row = { template, to: user.email, userId: user.id, data, key: randomUUID() }
  const mails = db.getRepository(Mail)
  return mails.save(mails.create({ ...row, state: MailState.kept, ...values }))
}

async function render(mail: Mail, options?: { hideLinks: boolean }) {
  const rendered = await renderMail(mail, db.manager, options)
  if (!rendered) throw new Error(`nothing is left to say in ${mail.template}`)
  return rendered
}

/** As a row is while a server is at it. */
const sending = () => ({ state: MailState.sending, lease: randomUUID(), leaseUntil: new Date() })

/** What makes a link open nothing. */
const closed = {
  used: { usedAt: new Date() },
  'too old': { usedAt: null, createdAt: new Date(0), expiresAt: new Date(Date.now() - 1_000) },
}

const linked = [
  MailTemplate.confirm_email,
  MailTemplate.reset_password,
  MailTemplate.newsletter_confirm,
]

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/** What a reader sees of the page. */
function seen(html: string): string {
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? ''
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return body
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[^;]+;/g, entity => entities[entity as keyof typeof entities])
}

const templates = Object.values(MailTemplate)

describe.each(templates)('rendered mail: %s', template => {
  test.each([false, true])(
    'says the same as text and as HTML (links hidden: %s)',
    async hideLinks => {
      const { text, html } = await render(await createMail(template), { hideLinks })
      expect(words(seen(html))).toEqual(words(text))
      expect(words(text).length).toBeGreaterThan(15)
      expect(html).toContain('<html lang="en">')
      // Nothing is fetched, and no address but ours and the reader’s is in it.
      expect(html).not.toMatch(/<(?:img|script|link|style|iframe)|url\(|src=/i)
      expect(text).toContain(club.address)
    },
  )

  test('shows no link to who may not follow it', async () => {
    const mail = await createMail(template)
    const { text, html } = await render(mail, { hideLinks: true })
    expect(text + html).not.toMatch(/https?:\/\/|#[\w-]{54}|token=/)
    const isLinked = (await render(mail)).text.includes('http')
    expect(text.includes('[link hidden]')).toBe(isLinked)
  })
})

test('rendered mail: subjects are those of the table', async () => {
  const subjects = []
  for (const template of templates)
    subjects.push((await render(await createMail(template))).subject)
  expect(subjects).toEqual([
    'Your account at Coral Way Pickleball Club',
    'Please confirm your address',
    'Set a new password',
    'Your password was changed',
    'Your address was changed',
    'Please confirm the newsletter',
    `Message from ${NASTY}`,
  ])
})

test('rendered mail: every value is escaped', async () => {
  const { html, text } = await render(await createMail(MailTemplate.contact_received))
  // But for the page’s own tags.
  expect(html.replace(/<br>|<body/g, '')).not.toMatch(/<b|<i|onclick="/)
  expect(text).toContain(`Hello,\n\n<i>${NASTY}</i>`)
})

test('rendered mail: no header is ever two lines', async () => {
  const mail = await createMail(MailTemplate.contact_received)
  // No form lets them in; a row by hand might.
  const line = 'Bo\r\nBcc: everybody@example.com\u0007'
  await db.getRepository(ContactSubmission).updateAll({ name: line, email: `${line}@example.com` })
  const { subject, replyTo, headers } = await render(mail)
  expect(subject).toBe('Message from Bo Bcc: everybody@example.com')
  expect([subject, replyTo, ...Object.values(headers)].join('')).not.toMatch(/[\r\n\u0007]/)
})

test('rendered mail: an answer goes to the team, and to the visitor who wrote to it', async () => {
  const { email } = await teamMember()
  const replyTo = async (template: MailTemplate) =>
    (await render(await createMail(template))).replyTo
  expect(await replyTo(MailTemplate.welcome)).toBe(email)
  expect(await replyTo(MailTemplate.contact_received)).toBe('bo@example.com')
})

test('rendered mail: says where the team is to be written to', async () => {
  const { email } = await person({ email: 'office@club.example', role: Role.ADMIN })
  for (const template of [MailTemplate.password_changed, MailTemplate.email_changed])
    expect((await render(await createMail(template))).text).toContain(`Write to us at ${email} or`)
})

test('rendered mail: only the newsletter’s can be unsubscribed from', async () => {
  for (const template of templates) {
    const { headers } = await render(await createMail(template))
    expect('List-Unsubscribe' in headers).toBe(template === MailTemplate.newsletter_confirm)
  }
})

describe('rendered mail: a welcome says what holds when it is sent', () => {
  const welcome = async (mail: Mail) => {
    const { subject, text } = await render(mail)
    return `${subject}\n${text}`
  }

  test('the place and the share link', async () => {
    const mail = await createMail(MailTemplate.welcome)
    const { entry } = await joinWaitlist(await owner(mail), {}, api.now())
    const said = await welcome(mail)
    expect(said).toContain(`Your place at Coral Way Pickleball Club: number ${entry.position}`)
    expect(said).toContain(`http://localhost:4000/waitlist?ref=${entry.referralCode}`)
  })

  test('that places are open, when they open again, or that there are none', async () => {
    const mail = await createMail(MailTemplate.welcome)
    expect(await welcome(mail)).toContain('Places are open: log in and join.')
    const counter = (values: Partial<WaitlistCounter>) =>
      db.getRepository(WaitlistCounter).updateAll(values)
    await counter({ maxDay: 0 })
    forgetWaitlistCounter()
    expect(await welcome(mail)).toMatch(/open on \w+ \d+, 20\d\d, 12:00 AM, New York time/)
    await counter({ maxTotal: 0 })
    forgetWaitlistCounter()
    expect(await welcome(mail)).toContain('all of them are taken')
  })

  test('without a button once its link is gone, or opens nothing when it is about to be sent', async () => {
    const mail = await createMail(MailTemplate.welcome, sending())
    for (const values of Object.values(closed)) {
      await db.getRepository(Link).updateAll(values)
      expect(await welcome(mail)).not.toMatch(/confirm/i)
    }
    await db.getRepository(Link).deleteAll()
    expect(await welcome(mail)).not.toMatch(/confirm/i)
  })
})

const owner = ({ userId }: Mail) => db.getRepository(User).findOneByOrFail({ id: String(userId) })

test('rendered mail: the time of a change is New York’s', async () => {
  const { text } = await render(await createMail(MailTemplate.password_changed))
  expect(text).toContain('on Nov 21, 2026, 11:12 PM, New York time')
})

describe('rendered mail: is nothing', () => {
  const gone: [string, MailTemplate, (mail: Mail) => Promise<unknown>][] = [
    ['without its person', MailTemplate.welcome, ({ userId }) => deleteUser(userId)],
    ['without its link', MailTemplate.confirm_email, () => db.getRepository(Link).deleteAll()],
    ['without its link', MailTemplate.reset_password, () => db.getRepository(Link).deleteAll()],
    [
      'without its message',
      MailTemplate.contact_received,
      () => db.getRepository(ContactSubmission).deleteAll(),
    ],
  ]
  test.each(gone)('%s (%s)', async (_, template, remove) => {
    const mail = await createMail(template)
    await remove(mail)
    const left = await db.getRepository(Mail).findOneByOrFail({ id: mail.id })
    expect(await renderMail(left, db.manager)).toBeNull()
  })

  test.each(
    linked.flatMap(template =>
      Object.keys(closed).map(why => [template, why as keyof typeof closed] as const),
    ),
  )('when it is about to be sent with a link (%s) that is %s', async (template, why) => {
    const mail = await createMail(template, sending())
    expect(await renderMail(mail, db.manager)).not.toBeNull()
    await db.getRepository(Link).updateAll(closed[why])
    expect(await renderMail(mail, db.manager)).toBeNull()
  })
})

test.each(Object.keys(closed) as (keyof typeof closed)[])(
  'rendered mail: a link that is %s is not shown, whatever has become of the mail',
  async why => {
    for (const template of [MailTemplate.welcome, ...linked]) {
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
