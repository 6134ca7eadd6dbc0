import { createMail, render, said } from '../../../test/rendered-mails'
import { startApi } from '../../../test/harness'
import { services } from '../../../test/services'
import { setPhase } from '../../../test/waves'
import { User } from '../../accounts/user.entity'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { MailState, type Mail } from '../../mail/mail.entity'
import { waitlistLeftMail, waitlistRestoredMail } from '../entry-status/entry-status.mails'
import {
  membershipEndChangedMail,
  membershipEndedMail,
  membershipStartedMail,
} from '../memberships/memberships.mails'
import { Membership, MembershipState, Plan } from '../memberships/membership.entity'
import { planChangedMail } from '../plan-changes/plan-changes.mails'
import { WaitlistEntry, WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { Offer } from '../waves/offer.entity'
import {
  offerExpiredMail,
  offerMail,
  offerReminderMail,
  offerWithdrawnMail,
} from '../waves/offers.mails'

/* Each mail about a place, an offer or a membership at the edges of its rules (MAIL-27). */

const api = startApi()
const proveAll = () => db.getRepository(User).updateAll({ emailConfirmedAt: new Date(0) })

describe('mail of a place on the waitlist', () => {
  test.each([
    ['person', 'You have left the waitlist'],
    ['club', 'The club has taken you off the waitlist'],
  ])('that the %s gave up or took says so', async (by, title) => {
    const text = await said(waitlistLeftMail, { by })
    expect(text.split('\n')[0]).toBe(title)
    const other = by === 'club' ? 'You have left' : 'The club has taken'
    expect(text).not.toContain(other)
  })

  test('gives the team’s reason to a confirmed address only', async () => {
    const mail = await createMail(waitlistLeftMail)
    const id = String(mail.data['entryId'])
    await db.getRepository(WaitlistEntry).update(id, { leftReason: 'Two accounts' })
    expect((await render(mail)).text).not.toContain('Two accounts')
    await proveAll()
    expect((await render(mail)).text).toContain('The club says: Two accounts')
  })

  test('that is restored names its number', async () => {
    expect(await said(waitlistRestoredMail)).toMatch(/with the same number: #\d+\./)
  })
})

describe('mail of an offer', () => {
  /** Renders a mail about an offer as if the offer ended at this instant. */
  async function endingAt(mail: Mail, expiresAt: string): Promise<string> {
    const sentAt = new Date(Date.parse(expiresAt) - DAY_MS)
    await db
      .getRepository(Offer)
      .update(String(mail.data['offerId']), { sentAt, expiresAt: new Date(expiresAt) })
    const { subject, text } = await render(mail)
    return `${subject}\n${text}`
  }

  test('names its last day, also of a clock change, however late it is sent', async () => {
    const [offered, reminding] = [await createMail(offerMail), await createMail(offerReminderMail)]
    for (const [at, named] of [
      ['2026-11-29T05:00:00Z', 'Saturday, November 28'],
      ['2026-11-02T05:00:00Z', 'Sunday, November 1'],
      ['2027-03-15T04:00:00Z', 'Sunday, March 14'],
    ] as const) {
      const until = `until the end of ${named} (Miami time).`
      expect(await endingAt(offered, at)).toContain(until)
      // A mail server that was down sends the reminder later than two days before.
      const reminder = await endingAt(reminding, at)
      expect(reminder).toContain(until)
      expect(reminder.split('\n')[0]).toBe(`Your offer ends on ${named}`)
      expect(reminder).not.toContain('two days')
    }
  })

  test('that has ended names the number, and is not sent to a person who has left', async () => {
    for (const template of [offerExpiredMail, offerWithdrawnMail]) {
      const mail = await createMail(template)
      expect((await render(mail)).text).toMatch(/You keep number \d+ on the waitlist/)
      const { entryId } = await db
        .getRepository(Offer)
        .findOneByOrFail({ id: String(mail.data['offerId']) })
      const left = { status: WaitlistStatus.left, leftAt: new Date() }
      await db.getRepository(WaitlistEntry).update(entryId, left)
      const sending = Object.assign(mail, { state: MailState.sending })
      expect(await services.renderMail(sending, db.manager)).toBeNull()
    }
  })

  test('gives the team’s reason to a confirmed address only', async () => {
    const mail = await createMail(offerWithdrawnMail)
    await db.getRepository(Offer).update(String(mail.data['offerId']), { reason: 'A mistake' })
    expect((await render(mail)).text).not.toContain('A mistake')
    await proveAll()
    expect((await render(mail)).text).toContain('The club says: A mistake')
  })
})

describe('mail of a membership', () => {
  test('that starts names price, notice and dashboard', async () => {
    const mail = await createMail(membershipStartedMail)
    for (const [plan, sentence] of [
      [Plan.standard, 'Your plan is Standard ($119 a month).'],
      [Plan.unlimited, 'Your plan is Unlimited ($179 a month).'],
    ] as const) {
      await db.getRepository(Membership).update(String(mail.data['membershipId']), { plan })
      const { text } = await render(mail)
      expect(text).toContain(sentence)
      expect(text).toContain('with 30 days’ notice, on your dashboard.')
      expect(text).toContain('Open your dashboard\nhttp://localhost:4000/dashboard')
    }
  })

  test('that starts is not sent once the membership has ended', async () => {
    const mail = await createMail(membershipStartedMail)
    const ended = { state: MembershipState.ended, endsOn: '2026-11-30' }
    await db.getRepository(Membership).update(String(mail.data['membershipId']), ended)
    const sending = Object.assign(mail, { state: MailState.sending })
    expect(await services.renderMail(sending, db.manager)).toBeNull()
  })

  test('of another plan names the day from which it holds', async () => {
    expect(await said(planChangedMail)).toContain(
      'Your plan is Unlimited ($179 a month) from Wednesday, November 25 on.',
    )
  })

  /** Renders a mail with these values in its data; returns its text. */
  const textWith = async (mail: Mail, data: object) =>
    (await render(Object.assign(mail, { data: { ...mail.data, ...data } }))).text

  test('names its last day, also of a clock change', async () => {
    api.at('2026-11-24T15:00:00Z')
    await setPhase('booking')
    const mail = await createMail(membershipEndChangedMail)
    for (const [endsOn, named] of [
      ['2026-11-24', 'Tuesday, November 24'],
      ['2026-11-01', 'Sunday, November 1'],
      ['2027-03-14', 'Sunday, March 14'],
    ]) {
      const text = (change: string) => textWith(mail, { change, endsOn, cancelled: 0 })
      expect(await text('set')).toContain(`${named} is the last day of your membership`)
      expect(await text('moved')).toContain(`${named} is now the last day of your membership`)
      expect(await text('notice')).toContain(`${named} is its last day. You can take this back`)
      for (const change of ['withdrawn', 'notice_withdrawn'])
        expect(await text(change)).toContain(`no longer ends on ${named}: it goes on.`)
    }
  })

  test('speaks of bookings only if there can be any', async () => {
    const mail = await createMail(membershipEndChangedMail)
    const about = async (phase: 'memberships' | 'booking', change: string, cancelled = 0) => {
      await setPhase(phase)
      const text = await textWith(mail, { change, cancelled })
      return text.split('\n\n').filter(one => /\bbook/i.test(one))
    }
    expect(await about('memberships', 'set')).toEqual([])
    expect(await about('memberships', 'withdrawn')).toEqual([])
    expect(await about('booking', 'set')).toEqual([
      'You have no booking after that day. Until then you can book as before.',
    ])
    expect(await about('booking', 'notice', 2)).toEqual([
      'Your 2 bookings after that day are cancelled, free of charge. Until then you can book as before.',
    ])
    expect(await about('booking', 'notice', 1)).toEqual([
      'Your booking after that day is cancelled, free of charge. Until then you can book as before.',
    ])
    expect(await about('booking', 'notice_withdrawn')).toEqual([
      'Bookings that were cancelled because of it do not come back: please book again.',
    ])
  })

  test('that has ended leads to where the person joins again', async () => {
    const text = await said(membershipEndedMail)
    expect(text).toContain('Monday, November 30 was the last day of your membership')
    expect(text).toContain('join the waitlist again on your dashboard.')
  })
})
