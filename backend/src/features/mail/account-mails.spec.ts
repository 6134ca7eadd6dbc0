import { createMail, render, said } from '../../../test/rendered-mails'
import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { User } from '../../accounts/user.entity'
import { DAY_MS, HOUR_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { apiTokenChangedMail } from '../api-tokens/api-tokens.mails'
import { confirmEmailLink, resetPasswordLink } from '../auth/auth.links'
import {
  confirmEmailMail,
  passwordChangedMail,
  resetPasswordMail,
  welcomeMail,
} from '../auth/auth.mails'
import { calendarAddressMail } from '../calendar/calendar.mails'
import { newsletterConfirmLink } from '../newsletter/newsletter.links'
import { newsletterConfirmMail } from '../newsletter/newsletter.mails'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { forgetWaitlistCounter } from '../waitlist/waitlist-availability.service'
import { WaitlistCounter } from '../waitlist/waitlist-counter.entity'

/* Each mail about an account at the edges of its rules. */

const api = startApi()

describe('mail of the welcome', () => {
  /** Renders the welcome of a person at this position. */
  async function welcomeAt(position: number): Promise<string> {
    const mail = await createMail(welcomeMail)
    const user = await db.getRepository(User).findOneByOrFail({ id: String(mail.userId) })
    await db.query('DELETE FROM waitlist_entry')
    await db.query('UPDATE waitlist_counter SET total = $1, "maxDay" = 225', [position - 1])
    forgetWaitlistCounter()
    await joinWaitlist(user, {}, api.now())
    forgetWaitlistCounter()
    const { subject, text } = await render(mail)
    return `${subject}\n${text}`
  }

  test('of a staff person without a place speaks of the team, and of no place (ACCOUNT-69)', async () => {
    const mail = await createMail(welcomeMail)
    await db.getRepository(User).update({ id: String(mail.userId) }, { appointedRole: 'DESK' })
    const { text } = await render(mail)
    expect(text).toContain('You are on the team of')
    expect(text).not.toMatch(/waitlist|place/i)
  })

  test('with the first place has the link for friends, and with the last one not', async () => {
    const first = await welcomeAt(1)
    expect(first).toContain('Your place at Coral Way Pickleball Club: number 1\n')
    expect(first).toContain('Friends join with your own link:')
    const last = await welcomeAt(225)
    expect(last).toContain('Your place at Coral Way Pickleball Club: number 225\n')
    expect(last).not.toContain('Friends')
  })

  test('asks to confirm an address, or leads to where a person joins, if they can', async () => {
    const mail = await createMail(welcomeMail)
    const text = async () => (await render(mail)).text
    expect(await text()).toContain('Confirm my address\nhttp')
    await db.query('DELETE FROM link')
    expect(await text()).toContain('Join the waitlist\nhttp://localhost:4000/dashboard')
    for (const values of [{ maxDay: 0 }, { maxTotal: 0 }]) {
      await db.getRepository(WaitlistCounter).updateAll(values)
      forgetWaitlistCounter()
      expect(await text()).not.toContain('http')
    }
  })
})

test('mails with a link say how long it works', async () => {
  expect(await said(confirmEmailMail)).toContain('works for 7 days after the request.')
  expect(await said(resetPasswordMail)).toContain('works once, for 1 hour after the request.')
  expect(await said(newsletterConfirmMail)).toContain('works for 7 days after the request;')
  const lifetimes = [confirmEmailLink, resetPasswordLink, newsletterConfirmLink]
  expect(lifetimes.map(({ lifetimeMs }) => lifetimeMs)).toEqual([7 * DAY_MS, HOUR_MS, 7 * DAY_MS])
})

test('mail for a new password after an address was taken back: says that the former one has ended', async () => {
  const asked = await said(resetPasswordMail)
  expect(asked).toContain('Somebody asked for a new password')
  expect(asked).toContain('If you did not ask, nothing has changed.')
  const takenBack = await said(resetPasswordMail, { cause: 'address_taken_back' })
  expect(takenBack).toContain('its former password has ended')
  expect(takenBack).toContain('works once, for 1 hour after the address was taken back.')
  expect(takenBack).toContain('ask for another link:\nhttp://localhost:4000/auth?mode=forgot')
  expect(takenBack).not.toMatch(/Somebody asked|nothing has changed/)
})

test('mail of a changed password: blames a mailbox only if a mail was used', async () => {
  expect(await said(passwordChangedMail)).toContain('somebody reads your mail')
  const byClub = await said(passwordChangedMail, { by: 'club' })
  expect(byClub).toContain('The club has set a new password')
  expect(byClub).not.toContain('somebody reads your mail')
})

describe('mail of an access token', () => {
  test('says that it was created, rotated or revoked, and leads to a new password', async () => {
    for (const [change, sentence] of [
      ['created', 'was created on Nov 21, 2026, 11:12 PM, Miami time. Programs that have it'],
      ['rotated', 'It replaces an older one, which works for at most 24 hours after that.'],
      ['revoked', 'was revoked on Nov 21, 2026, 11:12 PM, Miami time. Programs that have it'],
    ] as const) {
      const text = await said(apiTokenChangedMail, { change })
      expect(text).toContain(sentence)
      expect(text).toContain('Set a new password\nhttp://localhost:4000/auth?mode=forgot')
    }
  })

  test('of the team names the setting, because the team’s password is one', async () => {
    const mail = await createMail(apiTokenChangedMail)
    const { text } = await render(Object.assign(mail, { userId: (await teamMember()).id }))
    expect(text).toContain('must set another ADMIN_PASSWORD')
    expect(text).not.toContain('mode=forgot')
    expect(text).not.toContain('Hello')
  })
})

test('mail of a calendar address: created or replaced', async () => {
  expect(await said(calendarAddressMail)).toContain('was created on Nov 21, 2026, 11:12 PM, Miami')
  expect(await said(calendarAddressMail, { change: 'replaced' })).toContain(
    'the former one has ended',
  )
})
