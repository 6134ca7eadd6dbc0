import PostalMime from 'postal-mime'
import { eventsOf } from '../../../test/calendar'
import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  createCourts,
} from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { findMails, rendered } from '../../../test/mails'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { createMailTransport } from '../../mail/mail-transport'
import { startMailServer } from '../../../test/mail-server'
import type { MailDefinition } from '../../mail/mail-definition'
import { services } from '../../../test/services'
import { runBooking } from '../bookings/book-court.service'
import { cancelByClub, lockBooking } from '../bookings/cancel-booking.service'
import {
  bookingCancelledMail,
  bookingConfirmedMail,
  ownCancellationMail,
} from '../bookings/bookings.mails'
import { Charge, ChargeState } from '../bookings/charge.entity'
import { CourtBooking } from '../bookings/court-booking.entity'
import type { Court } from '../courts/court.entity'
import { Membership, MembershipState, Plan } from '../memberships/membership.entity'

/* Each mail about a booking at the edges of its rules: before, at and after each limit. */

const api = startApi()
let court: Court

const SIX_PM = '2026-11-26T23:00:00Z'
const FREE = /You can cancel free of charge until (.+), on your dashboard\./
const COSTS =
  'Free cancellation ended on Thursday, November 26, 4:00 PM (Miami time), so until it begins a cancellation costs $10.00.'

beforeEach(async () => {
  api.at('2026-11-25T15:00:00Z')
  court = (await createCourts())[0]!
  await setPhase('booking')
})

/** Books an hour at this time; returns the booking's id. */
async function book(user: User, startsAt = SIX_PM, guests: string[] = []): Promise<string> {
  const input = bookingInput(court, startsAt, { guests, acceptsCharges: true })
  return (await (await api.as(user)).ok(bookCourt, { input })).bookCourt.id
}

const cancel = async (user: User, id: string) =>
  (await api.as(user)).ok(cancelBooking, { input: { id, acceptsCharges: true } })

const cancelAsClub = (id: string) =>
  runBooking(async em => {
    const booking = await lockBooking({ id }, em)
    await cancelByClub(services, booking, { now: api.now(), reason: 'Rain' }, em)
  })

const latest = async (template: MailDefinition, { email }: User) => {
  const mail = (await findMails(template, email)).at(-1)
  if (!mail) throw new Error(`no ${template.name}`)
  return mail
}
const mailOf = async (template: MailDefinition, user: User) =>
  rendered(await latest(template, user))

describe('mail of a new booking', () => {
  test.each([
    ['a moment before', '2026-11-26T20:59:59.999Z', 'Thursday, November 26, 4:00 PM (Miami time)'],
    ['at', '2026-11-26T21:00:00Z', null],
  ])(
    'made %s the last free moment says what a cancellation costs, names the court and its address, and where to see it',
    async (_when, at, until) => {
      api.at(at)
      const member = await clubMember()
      await book(member)
      const { text } = await mailOf(bookingConfirmedMail, member)
      expect(FREE.exec(text)?.[1] ?? null).toBe(until)
      expect(text.includes(COSTS)).toBe(until === null)
      expect(text).toContain('Hello Camila,')
      expect(text).toContain('Championship Court 1 is yours on Thursday, November 26, 6:00 PM')
      expect(text).toContain('You find it at 1234 Coral Way, South Miami, FL 33143.')
      expect(text).toContain('See your booking\nhttp://localhost:4000/dashboard')
      expect(text).not.toMatch(/guest|written down/i)
    },
  )

  test.each([
    ['longer', '2026-10-31T15:00:00Z', '2026-11-01T10:00:00Z', 'Sunday, November 1, 5:00 AM'],
    ['shorter', '2027-03-13T15:00:00Z', '2027-03-14T09:00:00Z', 'Sunday, March 14, 5:00 AM'],
  ])(
    'on a day that a clock change makes %s names the wall clock',
    async (_day, at, hour, named) => {
      api.at(at)
      const member = await clubMember()
      await book(member, hour)
      const { subject, text } = await mailOf(bookingConfirmedMail, member)
      expect(subject).toBe(`Your court: ${named} (Miami time)`)
      expect(text).toContain(`is yours on ${named} (Miami time) for an hour.`)
      expect(FREE.exec(text)?.[1]).toBe(named.replace('5:00', '3:00') + ' (Miami time)')
    },
  )

  test.each([
    [true, ['Ana', 'Bo', 'Cy'], 'Your guests: Ana, Bo, Cy.', 'Guest pass × 3 $59.97.'],
    [false, ['Ana Ruiz'], 'You bring 1 guest.', 'Guest pass $19.99.'],
    [false, ['Ana', 'Bo', 'Cy'], 'You bring 3 guests.', 'Guest pass × 3 $59.97.'],
  ])('with the address confirmed (%s) and the guests %j', async (isProven, guests, said, fees) => {
    const member = await clubMember(Plan.standard, {
      emailConfirmedAt: isProven ? new Date(0) : null,
    })
    await book(member, SIX_PM, guests)
    const { text } = await mailOf(bookingConfirmedMail, member)
    expect(/^(?:Your guests|You bring).*$/m.exec(text)?.[0] ?? null).toBe(said)
    expect(/We have written down: (.*?) Nothing/.exec(text)?.[1] ?? null).toBe(fees)
    // What somebody typed never goes to an address that nobody has proven.
    for (const name of [...guests, 'Camila']) expect(text.includes(name)).toBe(isProven)
  })
})

describe('mail of an own cancellation', () => {
  /** Cancels a booking at this time; returns the mail’s text. */
  async function cancelledAt(at: string, change: (id: string) => Promise<unknown>) {
    const member = await clubMember()
    const id = await book(member, SIX_PM, ['Ana'])
    await change(id)
    api.at(at)
    await cancel(member, id)
    return (await mailOf(ownCancellationMail, member)).text
  }
  const nothing = () => Promise.resolve()
  const settle = (bookingId: string) =>
    db
      .getRepository(Charge)
      .update({ bookingId }, { state: ChargeState.settled, settledHow: 'Cash' })
  const makeExtra = (id: string) =>
    db.getRepository(CourtBooking).update(id, { isExtra: true, monthNo: null })

  test.each([
    [
      'free',
      '2026-11-26T21:00:00Z',
      nothing,
      ['It costs nothing, and it does not count as a reservation of the month.'],
    ],
    [
      'free, with a settled charge',
      '2026-11-26T21:00:00Z',
      settle,
      [
        'It costs nothing, and it does not count as a reservation of the month.',
        'The front desk returns what you have settled for it: Guest pass $19.99.',
      ],
    ],
    [
      'late',
      '2026-11-26T21:00:00.001Z',
      nothing,
      [
        'It was late, so it counts as a reservation of the month.',
        'Open for this booking: Guest pass $19.99, Late cancellation $10.00. Please settle it at the front desk.',
      ],
    ],
    [
      'late, of an extra reservation',
      '2026-11-26T21:00:00.001Z',
      makeExtra,
      [
        'It was late, so its charges stay.',
        'Open for this booking: Guest pass $19.99, Late cancellation $10.00. Please settle it at the front desk.',
      ],
    ],
  ] as const)('that is %s says what it costs', async (_name, at, change, sentences) => {
    const text = await cancelledAt(at, change)
    const [, said = ''] = /\(Miami time\)\.\n\n(.*)\n\nCoral Way/s.exec(text) ?? []
    expect(said.split('\n\n')).toEqual(sentences)
  })
})

describe('mail of a booking that the club cancels', () => {
  test('gives the team’s reason, but not to an address that nobody has confirmed, and offers another court to a member only', async () => {
    const member = await clubMember()
    await cancelAsClub(await book(member))
    const mail = await latest(bookingCancelledMail, member)
    const { text } = await rendered(mail)
    expect(text).toContain('The club says: Rain')
    expect(text).toContain('Camila')
    expect(text).toContain('Book another court\nhttp://localhost:4000/booking')
    const ended = { state: MembershipState.ended, endsOn: '2026-11-25' }
    await db.getRepository(Membership).update({ userId: member.id }, ended)
    expect((await rendered(mail)).text).not.toContain('/booking')
    await db.query('UPDATE "user" SET "emailConfirmedAt" = NULL')
    expect((await rendered(mail)).text).not.toMatch(/The club says|Rain|Camila/)
  })
})

describe('calendar file of a booking’s mail (MAIL-26)', () => {
  /** Returns the method and the event of the file. */
  async function calendarOf(template: MailDefinition, user: User) {
    const { attachment } = await mailOf(template, user)
    const content = attachment?.content ?? ''
    const [event] = eventsOf(content)
    return {
      method: /^METHOD:(.*)\r$/m.exec(content)?.[1],
      type: attachment?.contentType,
      uid: event?.uid,
      sequence: event?.sequence,
      startsAt: event?.startDate.toString(),
      content,
    }
  }

  test.each([
    [ownCancellationMail.name, ownCancellationMail, (user: User, id: string) => cancel(user, id)],
    [bookingCancelledMail.name, bookingCancelledMail, (_: User, id: string) => cancelAsClub(id)],
  ])('publishes the booking, and %s cancels the same event', async (_name, template, end) => {
    const member = await clubMember()
    const id = await book(member, SIX_PM, ['Ana Ruiz'])
    const published = await calendarOf(bookingConfirmedMail, member)
    await end(member, id)
    const cancelled = await calendarOf(template, member)
    const same = { uid: `${id}@coralwaypickleball.example`, startsAt: '2026-11-26T23:00:00Z' }
    expect(published).toMatchObject({
      ...same,
      method: 'PUBLISH',
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      sequence: 0,
    })
    expect(cancelled).toMatchObject({
      ...same,
      method: 'CANCEL',
      type: 'text/calendar; charset=utf-8; method=CANCEL',
      sequence: 1,
    })
    expect(cancelled.content).toContain('STATUS:CANCELLED')
    // RFC 5546 requires it; guests are in no calendar (BOOKING-8).
    for (const { content } of [published, cancelled]) {
      expect(content).toContain('ORGANIZER')
      // With a name, a program would make another calendar for it.
      expect(content).not.toContain('CALNAME')
      expect(content).not.toContain('Ana')
    }
  })

  test('arrives beside the text and the HTML', async () => {
    const member = await clubMember()
    await book(member)
    const mail = await latest(bookingConfirmedMail, member)
    const server = await startMailServer()
    const mailFrom = { name: 'The Club', address: 'team@club.example' }
    const transport = createMailTransport({ smtpUrl: server.url, mailFrom })
    await transport.send(mail, await rendered(mail), AbortSignal.timeout(10_000))
    transport.close()
    await server.close()
    const raw = server.received[0]?.raw ?? ''
    const { text, html, attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
    expect(text).toContain('Your court is booked')
    expect(html).toContain('Your court is booked')
    expect(attachments).toMatchObject([
      { filename: 'booking.ics', mimeType: 'text/calendar', disposition: 'attachment' },
    ])
    expect(raw).toMatch(/Content-Type: text\/calendar;[^]*?method=PUBLISH/i)
    const [{ content } = { content: '' }] = attachments
    expect(eventsOf(typeof content === 'string' ? content : '')).toHaveLength(1)
  })
})
