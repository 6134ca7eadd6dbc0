import { courtDayAnswer, fill, openBookingPage, panel, person } from '../testing/bookingPage'
import { fakeServer } from '../testing/fakeSocket'
import { bookingRules } from '@shared/booking-rules'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { courtDay, noPlayers, ownBooking } from '../testing/courtFixtures'
import { errorResponse, inputsOf } from '../testing/mockServer'
import { DayStrip } from '../features/courts/DayStrip'
import { loadBookingBody } from './BookingBody'

const opensAt6 = 'Championship Court 1, 6 PM to 7 PM, free'
const slot = (name: string) => screen.findByRole('button', { name })
const names = () =>
  within(screen.getByRole('group', { name: 'Championship Court 1' }))
    .getAllByRole('button')
    .map(button => button.getAttribute('aria-label'))
const open = (setting?: Parameters<typeof openBookingPage>[1]) =>
  openBookingPage(loadBookingBody, setting)

const onChoose = () => {}

const bookings = (operations: Awaited<ReturnType<typeof open>>) => inputsOf(operations, 'BookCourt')

/** Answers as the server does: it books once the caller accepts these charges. */
const bookFor =
  (kinds: (keyof typeof bookingRules.cents)[]) =>
  ({ input }: Record<string, unknown>) => {
    const charges = kinds.map(kind => ({ kind, cents: bookingRules.cents[kind] }))
    return (input as { acceptsCharges: boolean }).acceptsCharges
      ? { data: { bookCourt: { __typename: 'MemberBooking', id: 'b1' } } }
      : errorResponse('CHARGE_REQUIRED', 'This costs extra.', { charges })
  }

async function openPanel(setting?: Parameters<typeof open>[0]) {
  const operations = await open(setting)
  await person.click(await slot(opensAt6))
  return operations
}

describe('booking for members', () => {
  beforeEach(() => {
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true })
    Object.defineProperty(crypto, 'randomUUID', {
      configurable: true,
      value: () => `key-${String(Math.random())}`,
    })
  })

  it('names each hour with its court and its state, below what the club says about closures', async () => {
    const note = 'Clinic from 5 to 7 PM'
    const startsAt = '2026-11-24T22:00Z'
    const closure = { __typename: 'ClosureNote', date: '2026-11-24', note, startsAt }
    await open({
      closureNotes: [closure],
      states: {
        '1-17': 'past',
        '1-18': 'later',
        '1-19': 'mine',
        '2-17': 'closed',
        '2-18': 'taken',
      },
    })
    await slot('Championship Court 2, 5 PM to 6 PM, closed')
    expect(screen.getByRole('list', { name: 'Closed times' })).toHaveTextContent(note)
    expect(names()).toEqual([
      'Championship Court 1, 5 PM to 6 PM, past',
      'Championship Court 1, 6 PM to 7 PM, opens Tuesday, November 17, 5 PM',
      'Championship Court 1, 7 PM to 8 PM, yours',
    ])
    expect(screen.getByLabelText(/^Championship Court 1, 6 PM to 7 PM, opens/)).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('says in which hours one plays with others, and offers no waiting for them', async () => {
    const { id, court, startsAt, endsAt } = ownBooking(2, 18)
    const name = { __typename: 'PlayerName', userId: 'u3', firstName: 'Ann', lastName: 'Ruiz' }
    const played = {
      __typename: 'PlayerBooking',
      id: 'p9',
      bookingId: id,
      state: 'playing',
      startsAt,
      endsAt,
      court,
      owner: name,
      players: [],
      removeReason: null,
    }
    const { data } = noPlayers.Players()
    await open({
      states: { '1-18': 'taken', '2-18': 'taken', '2-19': 'taken' },
      answers: { Players: () => ({ data: { ...data, playerBookings: [played] } }) },
    })
    const hour = await slot('Championship Court 2, 6 PM to 7 PM, you play')
    expect(hour).toHaveAttribute('aria-disabled', 'true')
    await person.click(hour)
    expect(screen.queryByRole('dialog')).toBeNull()
    await slot('Championship Court 1, 6 PM to 7 PM, taken')
    await slot('Championship Court 2, 7 PM to 8 PM, taken')
  })

  it('shows one’s own booking, and links to the dashboard, which has all of them', async () => {
    await open({ states: { '1-18': 'mine', '1-17': 'mine' }, upcoming: [ownBooking(1, 18)] })
    await person.click(await slot('Championship Court 1, 6 PM to 7 PM, yours'))
    expect(panel().getByText('Tuesday, November 24, 6 PM to 7 PM')).toBeVisible()
    expect(panel().getByText('Guests: Ana Ruiz')).toBeVisible()
    expect(panel().getByText('Fees: Guest pass $19.99, open')).toBeVisible()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('link', { name: 'See or cancel your bookings' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    // It has begun, so the allowance does not have it.
    await person.click(await slot('Championship Court 1, 5 PM to 6 PM, yours'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves out the hours that are past on both courts, and says if none is free or can be booked yet', async () => {
    await open({ states: { '1-17': 'past', '2-17': 'past', '1-18': 'past', '2-18': 'taken' } })
    await slot('Championship Court 2, 6 PM to 7 PM, taken')
    expect(screen.getByText(/^Open play 11pm-5am/)).toBeVisible()
    expect(screen.getByText(/^Choose an hour/)).toBeVisible()
    expect(names()).toEqual([
      'Championship Court 1, 6 PM to 7 PM, past',
      'Championship Court 1, 7 PM to 8 PM, free',
    ])
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    const showAll = (state: string) => {
      const hours = ['1-17', '1-18', '1-19', '2-17', '2-18', '2-19']
      const states = Object.fromEntries(hours.map(hour => [hour, state]))
      act(() => fakeServer.push({ courtDayChanged: courtDay(states) }))
    }
    showAll('past')
    expect(await screen.findByText('No hour is free on this day.')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Championship Court 1' })).toBeNull()
    showAll('taken')
    await slot('Championship Court 1, 5 PM to 6 PM, taken')
    expect(screen.getByText('No hour is free on this day.')).toBeVisible()
    expect(screen.queryByText(/^Choose an hour/)).toBeNull()
    showAll('later')
    expect(await screen.findByText('No hour of this day can be booked yet.')).toBeVisible()
    expect(screen.queryByText('No hour is free on this day.')).toBeNull()
  })

  it('requests today without a date, as the page’s HTML does, and another day by its date, which is in the address', async () => {
    const operations = await open({ at: '/booking?day=2026-13-45' })
    await slot(opensAt6)
    await person.click(screen.getByRole('button', { name: 'Wed Nov 25' }))
    await waitFor(() =>
      expect(operations.filter(one => one.operationName === 'CourtDay')).toEqual([
        { operationName: 'CourtDay', variables: {} },
        { operationName: 'CourtDay', variables: { date: '2026-11-25' } },
      ]),
    )
    expect(screen.getByLabelText('address')).toHaveTextContent('/booking?day=2026-11-25')
    expect(screen.getByRole('button', { name: 'Today Nov 24' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })

  it.each([
    ['end with the membership and say why, if it ends today', '2026-11-24', 1, 1],
    ['end with the membership and say why, if it ends before the last one', '2026-11-30', 7, 1],
    ['do not speak of an end on the last one', '2026-12-01', 8, 0],
    ['do not speak of an end that there is not', null, 8, 0],
  ])('has days that %s (BOOKING-23)', (_what, lastDay, count, sentences) => {
    const today = '2026-11-24'
    render(
      <DayStrip {...{ today, allowance: { windowDays: 7, lastDay }, value: today, onChoose }} />,
    )
    expect(screen.getAllByRole('button')).toHaveLength(count)
    const sentence = /^Your membership lasts until the end of .*, so you can book until that day\.$/
    expect(screen.queryAllByText(sentence)).toHaveLength(sentences)
  })

  it('moves the focus with the arrow keys, and keeps one hour in the tab order', async () => {
    await open({ states: { '1-17': 'later' } })
    act(() => screen.getByRole('button', { name: /^Championship Court 2, 5 PM/ }).focus())
    const focused = () => document.activeElement?.getAttribute('aria-label')
    await person.keyboard('{ArrowDown}')
    expect(focused()).toBe('Championship Court 2, 6 PM to 7 PM, free')
    await person.keyboard('{ArrowLeft}')
    expect(focused()).toBe(opensAt6)
    await person.keyboard('{ArrowUp}{ArrowUp}')
    expect(focused()).toMatch(/^Championship Court 1, 5 PM to 6 PM, opens/)
    await person.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await person.keyboard('{End}{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(focused()).toBe('Championship Court 2, 7 PM to 8 PM, free')
    expect(
      screen.getAllByRole('button', { name: /Championship/ }).map(({ tabIndex }) => tabIndex),
    ).toEqual([-1, -1, -1, -1, -1, 0])
    await person.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: 'Championship Court 2' })).toBeVisible()
    await person.keyboard('{Escape}')
    expect(focused()).toBe('Championship Court 2, 7 PM to 8 PM, free')
  })

  it('says what it costs before it books: included, guests, an extra reservation', async () => {
    const operations = await openPanel({
      month: { used: 12 },
      answers: { BookCourt: bookFor(['extra_reservation', 'guest_pass', 'guest_pass']) },
    })
    expect(panel().getByText('Tuesday, November 24, 6 PM to 7 PM')).toBeVisible()
    expect(panel().getByText('12 of 12 this month, 0 of 4 upcoming')).toBeVisible()
    expect(panel().getByRole('status')).toHaveTextContent(
      'Additional reservation $14.99Nothing is charged here: the front desk settles it.',
    )
    await fill(/Guest 1/, 'Ana')
    await fill(/Guest 2/, 'Luis')
    expect(panel().getByRole('status')).toHaveTextContent(
      'Additional reservation $14.99Guest pass × 2 $39.98',
    )
    await person.click(panel().getByRole('button', { name: 'Accept $54.97 and book' }))
    await screen.findByText('Championship Court 1, Tuesday, November 24, 6 PM to 7 PM.')
    const input = {
      courtId: 'c1',
      startsAt: '2026-11-24T23:00:00.000Z',
      guests: ['Ana', 'Luis'],
      submissionKey: expect.stringMatching(/^key-/) as string,
    }
    expect(bookings(operations)).toEqual([
      { ...input, acceptsCharges: false },
      { ...input, acceptsCharges: true },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('accepts only the charges that it has shown, and asks again when the server names others', async () => {
    const operations = await openPanel({
      answers: { BookCourt: bookFor(['extra_reservation', 'guest_pass']) },
    })
    await fill(/Guest 1/, 'Ana')
    await person.click(panel().getByRole('button', { name: 'Accept $19.99 and book' }))
    await person.click(await panel().findByRole('button', { name: 'Accept $34.98 and book' }))
    await screen.findByText('Championship Court 1, Tuesday, November 24, 6 PM to 7 PM.')
    expect(bookings(operations)).toMatchObject([
      { acceptsCharges: false },
      { acceptsCharges: false },
      { acceptsCharges: true },
    ])
    const keys = bookings(operations).map(
      input => (input as { submissionKey: string }).submissionKey,
    )
    expect(new Set(keys).size).toBe(1)
  })

  it('explains each refusal at the button, also without a connection', async () => {
    const refusals = [
      ['OUTSIDE_WINDOW', { opensAt: '2026-11-24T23:00:00.000Z' }, 'This hour opens today, 6 PM.'],
      ['LIMIT_REACHED', { limit: 'daily', max: 2 }, 'You can book 2 hours a day.'],
      ['LIMIT_REACHED', { limit: 'upcoming', max: 4 }, 'You can have 4 upcoming bookings.'],
      ['CONFLICT', {}, 'You have another booking at that time.'],
      ['SLOT_TAKEN', {}, 'Somebody was faster: this time is taken.'],
    ] as const
    const answers = refusals.map(([code, details, sentence]) =>
      errorResponse(code, sentence, details),
    )
    await openPanel({
      answers: {
        BookCourt: () => {
          const answer = answers.shift()
          if (!answer) throw new TypeError('Not connected')
          return answer
        },
      },
    })
    const sentences = refusals.map(([, , sentence]) => `Not booked: ${sentence}`)
    const button = panel().getByRole('button', { name: 'Book court' })
    for (const texts of [...sentences, /^Not booked: Not connected:/]) {
      await person.click(button)
      expect(await panel().findByText(texts)).toBeVisible()
    }
  })

  it('offers to book the open hour unless one plays elsewhere or it is taken meanwhile; another hour keeps the guests', async () => {
    let upcoming = [ownBooking(2, 18)]
    await openPanel({
      answers: {
        CourtDay: () =>
          courtDayAnswer({ states: upcoming.length > 0 ? { '2-18': 'mine' } : {}, upcoming }),
      },
    })
    expect(panel().getByText('You have another booking at that time.')).toBeVisible()
    expect(panel().getByRole('button', { name: 'Book court' })).toBeDisabled()
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    upcoming = []
    act(() => fakeServer.push({ courtDayChanged: courtDay() }))
    await waitFor(() => expect(panel().getByRole('button', { name: 'Book court' })).toBeEnabled())
    expect(panel().queryByText('You have another booking at that time.')).toBeNull()
    await fill(/Guest 1/, 'Ana')
    act(() => fakeServer.push({ courtDayChanged: courtDay({ '1-18': 'taken' }) }))
    expect(await panel().findByText('Somebody was faster: this time is taken.')).toBeVisible()
    expect(panel().getByRole('button', { name: /and book$/ })).toBeDisabled()
    expect(panel().getByLabelText(/Guest 1/)).toHaveValue('Ana')
    await person.click(await slot('Championship Court 1, 7 PM to 8 PM, free'))
    expect(panel().getByLabelText(/Guest 1/)).toHaveValue('Ana')
  })

  it('shows the stated page before courts can be booked', async () => {
    await open({ answers: { CourtDay: () => errorResponse('NOT_OPEN_YET', 'Refused') } })
    expect(await screen.findByRole('heading', { name: 'What you will book' })).toBeVisible()
    expect(screen.queryByText(/Memberships are not on sale yet/)).toBeNull()
  })

  it('says that the hours could not be loaded, and tries again', async () => {
    let fails = true
    await open({
      answers: {
        CourtDay: () => (fails ? errorResponse('SERVICE_UNAVAILABLE', 'Busy') : courtDayAnswer()),
      },
    })
    await screen.findByText('The hours could not be loaded.')
    fails = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await slot(opensAt6)).toBeVisible()
  })
})
