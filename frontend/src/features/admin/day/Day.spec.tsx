import { enter, enterAndSubmit } from '../../../testing/enter'
import { fakeServer } from '../../../testing/fakeSocket'
import '../../../testing/dialogPolyfill'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  block,
  charge,
  clubClock,
  courts,
  courtSchedule,
  deskBooking,
  hourOf,
  member,
} from '../../../testing/courtScheduleFixtures'
import { errorResponse, inputsOf, mockServer, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { connectionOf } from '../../../testing/connectionOf'
import { addDays, clubDateOf } from '../../../format/courtDays'
import { courtDateTime, courtHour } from '../../../format/dates'
import { CurrentSection } from '../CurrentSection'

const today = clubDateOf(new Date())
const tomorrow = addDays(today, 1)
const yesterday = addDays(today, -1)
const hourAt = (date: string, index: number) => courtHour(hourOf(date, index).startsAt)

interface Shown {
  bookings?: object[]
  blocks?: object[]
  offers?: object[]
  cancelled?: object[]
}

/** Opens the day; `shown` is what the server has, and may change. */
async function open(date: string, shown: Shown = {}, answers: object = {}) {
  const operations = mockServer({
    ClubClock: clubClock(),
    CourtSchedule: ({ date: day }) => ({
      data: { courtSchedule: courtSchedule(String(day), day === date ? shown : {}) },
    }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="day" />, `/admin?view=day&date=${date}`)
  await screen.findByRole('table')
  return operations
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const cells = () => screen.getAllByRole('cell').map(cell => cell.textContent)
const address = () => screen.getByRole('note', { name: 'address' }).textContent
describe('admin day', () => {
  it('shows member, number, guests, extra, charges and blocks by hour and court', async () => {
    await open(yesterday, {
      bookings: [
        deskBooking(yesterday, 1, {
          guests: ['Bo', 'Carla'],
          isExtra: true,
          charges: [
            charge(1),
            charge(2),
            charge(3, { kind: 'extra_reservation', cents: 1499, state: 'settled' }),
          ],
        }),
      ],
      blocks: [block(yesterday, 0, { endsAt: hourOf(yesterday, 1).endsAt })],
    })
    const [first, second, booking, blocked] = cells()
    expect(first).toBe('Championship Court 1Past')
    expect(second).toContain('Maintenance: New net')
    expect(second).toContain(`${hourAt(yesterday, 0)} to ${hourAt(yesterday, 2)}`)
    expect(booking).toContain(
      'Ana Ruiz 1No. 12 · Extra · Guests: Bo, Carla · Additional reservation $14.99, settled; Guest pass × 2 $39.98, open',
    )
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(['1', '3', '0', '0', '2', '$39.98'])
    expect(blocked).toBe('Championship Court 2Maintenance: New net, continues')
    expect(screen.queryByRole('button', { name: /^Book / })).toBeNull()
  })

  it('tells past hours from free ones, and leads to the hour that is running', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T15:30:00Z'), advanceTimers: true })
    HTMLElement.prototype.scrollIntoView = () => {}
    await open('2026-11-24')
    const ofCourt1 = () => cells().filter((_cell, index) => index % 2 === 0)
    const fromNow = [
      'Championship Court 1FreeBook for a member…Block…',
      'Championship Court 1FreeBook for a member…Block…',
    ]
    expect(ofCourt1()).toEqual(fromNow)
    act(() => screen.getByRole('button', { name: '1 hour past: show' }).click())
    expect(ofCourt1()).toEqual(['Championship Court 1Past', ...fromNow])
    act(() => screen.getByRole('button', { name: '1 hour past: hide' }).click())
    expect(ofCourt1()).toEqual(fromNow)
    // The whole day is printed.
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(ofCourt1()).toEqual(['Championship Court 1Past', ...fromNow])
    act(() => screen.getByRole('button', { name: 'Now' }).click())
    const running = screen.getByRole('rowheader', { name: '10 AM Now' })
    expect(running).toHaveFocus()
    expect(running.parentElement).toHaveAttribute('aria-current', 'time')
    jest.useRealTimers()
  })

  it('opens at the club’s day and hour, not at the computer’s, with that hour first', async () => {
    const operations = mockServer({
      ClubClock: clubClock('booking', () => new Date('2026-11-24T15:30:00Z')),
      CourtSchedule: ({ date }) => ({ data: { courtSchedule: courtSchedule(String(date)) } }),
    })
    await renderWithApi(<CurrentSection name="day" />, '/admin?view=day')
    await screen.findByRole('rowheader', { name: '10 AM Now' })
    const hours = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(hours.slice(0, 2)).toEqual(['1 hour past: show', '10 AM Now'])
    expect(variablesOf(operations, 'CourtSchedule')).toEqual([{ date: '2026-11-24' }])
  })

  it('shows until 5 AM who comes in the night that goes on, how many, and then the next night', async () => {
    const visitor = (number: number, comesAt: string) => ({
      __typename: 'OpenPlayVisitor',
      ...{ comesAt, level: 3.5, person: member(number) },
    })
    const visitors = [1, 2].map(number => visitor(number, '2026-11-25T07:00:00.000Z'))
    const operations = mockServer({
      ClubClock: clubClock('booking', () => new Date('2026-11-25T06:30:00Z')),
      CourtSchedule: ({ date }) => ({ data: { courtSchedule: courtSchedule(String(date)) } }),
      OpenPlayVisitors: ({ night }) => ({
        data: { openPlayVisitors: night === '2026-11-24' ? visitors : [] },
      }),
    })
    await renderWithApi(<CurrentSection name="day" />, '/admin?view=day')
    const list = await screen.findByRole('list', { name: 'Open play this night' })
    const lines = within(list).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '2 AMAna Ruiz 13.5',
      '2 AMAna Ruiz 23.5',
    ])
    expect(screen.getByText('2 come')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Open play the next night' })).toBeVisible()
    expect(await screen.findByText('Nobody has said that they come.')).toBeVisible()
    expect(variablesOf(operations, 'OpenPlayVisitors')).toEqual([
      { night: '2026-11-24' },
      { night: '2026-11-25' },
    ])
  })

  it('offers only blocks before booking is open', async () => {
    await open(
      tomorrow,
      { bookings: [deskBooking(tomorrow, 1)] },
      { ClubClock: clubClock('memberships') },
    )
    expect(screen.getByText(/^Booking is not open yet\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Book for|Cancel|Arrived)/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Block/ })).not.toHaveLength(0)
  })

  it('marks a member as arrived and takes that back', async () => {
    const mark = (checkedInAt: string | null) => () => ({
      data: {
        [checkedInAt ? 'checkIn' : 'undoCheckIn']: {
          __typename: 'DeskBooking',
          id: 'b1',
          status: 'confirmed',
          checkedInAt,
        },
      },
    })
    await open(
      yesterday,
      { bookings: [deskBooking(yesterday, 1)] },
      { CheckIn: mark('2026-11-22T15:00:00.000Z'), UndoCheckIn: mark(null) },
    )
    const place = (await button('Arrived: Ana Ruiz 1')).parentElement
    await press('Arrived: Ana Ruiz 1')
    // The second press of a double press meets the mark, and the cell has no Undo.
    await waitFor(() => expect(place).toHaveTextContent(/^Arrived$/))
    expect(screen.queryByRole('button', { name: /^(Undo|Did not come)/ })).toBeNull()
    expect(screen.getByRole('group', { name: 'Attendance of Ana Ruiz 1' })).toHaveFocus()
    await press('More about the booking of Ana Ruiz 1…')
    await press('Undo that Ana Ruiz 1 arrived')
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByRole('button', { name: 'Did not come: Ana Ruiz 1' })).toBeVisible()
  })

  it('keeps the focus in an open booking when another desk marks the member', async () => {
    await open(yesterday, { bookings: [deskBooking(yesterday, 1)] })
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    await press('More about the booking of Ana Ruiz 1…')
    const dialog = within(screen.getByRole('dialog'))
    act(() => dialog.getByRole('button', { name: 'Arrived: Ana Ruiz 1' }).focus())
    const marked = [deskBooking(yesterday, 1, { checkedInAt: '2026-11-22T15:00:00.000Z' })]
    const changed = courtSchedule(yesterday, { bookings: marked })
    act(() => fakeServer.push({ courtScheduleChanged: changed }))
    expect(await dialog.findByRole('button', { name: /^Undo/ })).toBeVisible()
    expect(dialog.getByRole('group', { name: 'Attendance of Ana Ruiz 1' })).toHaveFocus()
  })

  it('shows the refusal of the server at the booking', async () => {
    const sentence = 'The member is marked as arrived.'
    await open(
      yesterday,
      { bookings: [deskBooking(yesterday, 1)] },
      { MarkNoShow: () => errorResponse('CONFLICT', sentence) },
    )
    await press('Did not come: Ana Ruiz 1')
    const group = screen.getByRole('group', { name: 'Attendance of Ana Ruiz 1' })
    expect(await within(group).findByText(sentence)).toBeVisible()
  })

  it('cancels a booking with a reason', async () => {
    const shown = { bookings: [deskBooking(tomorrow, 1)] }
    const operations = await open(tomorrow, shown, {
      CancelForMember: () => {
        shown.bookings = []
        const charges = [charge(1), charge(2, { state: 'settled' })]
        const cancelled = { __typename: 'DeskBooking', id: 'b1', charges, notTold: [notTold(1)] }
        return { data: { cancelForMember: cancelled } }
      },
    })
    expect(screen.queryByRole('button', { name: /^Arrived/ })).toBeNull()
    await press('More about the booking of Ana Ruiz 1…')
    await press('Cancel the booking of Ana Ruiz 1…')
    await userEvent.keyboard('{Escape}')
    expect(await button('Cancel the booking of Ana Ruiz 1…')).toHaveFocus()
    await press('Cancel the booking of Ana Ruiz 1…')
    await press('Keep the booking')
    await press('Cancel the booking of Ana Ruiz 1…')
    await enter(await screen.findByRole('textbox', { name: 'Reason' }), 'Called us.')
    await press('Cancel the booking')
    const notice = `The booking of Ana Ruiz 1 at ${hourAt(tomorrow, 1)} is cancelled. Return $19.99, which was settled: see the settled ones in Charges.`
    expect(await screen.findByText(notice)).toBeVisible()
    expect(variablesOf(operations, 'CancelForMember')).toEqual([
      { input: { id: 'b1', reason: 'Called us.', writesLateFee: false } },
    ])
    expect(screen.queryByText('Ana Ruiz 1')).toBeNull()
    // The button that has opened the booking is gone with it.
    expect(screen.getAllByRole('cell')[2]).toHaveFocus()
    const outcome = screen.getByText(notice).closest('[role="status"]')
    expect(outcome).toHaveTextContent(/1 person could not be told by mail, .*:Camila Alvarez 1, /)
    await press(`Book for a member… Championship Court 2 at ${hourAt(tomorrow, 0)}`)
    expect(screen.queryByText(/could not be told/)).toBeNull()
  })

  it('says that the late fee is written down, before the cancellation and after it', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T14:30:00Z'), advanceTimers: true })
    const date = '2026-11-24'
    const shown = { bookings: [deskBooking(date, 1)] }
    const operations = await open(date, shown, {
      CancelForMember: () => {
        shown.bookings = []
        const fee = charge(2, { kind: 'late_cancellation', cents: 1000 })
        const charges = [charge(1, { state: 'settled' }), fee]
        const cancelled = { __typename: 'DeskBooking', id: 'b1', charges, notTold: [] }
        return { data: { cancelForMember: cancelled } }
      },
    })
    await press('More about the booking of Ana Ruiz 1…')
    await press('Cancel the booking of Ana Ruiz 1…')
    const reason = await screen.findByRole('textbox', { name: 'Reason' })
    expect(reason).toHaveAccessibleDescription(/^Free of charge\./)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Write down the late fee/ }))
    expect(reason).toHaveAccessibleDescription(/^The late fee is written down\./)
    await enter(reason, 'Called us.')
    await press('Cancel the booking')
    const notice =
      'The booking of Ana Ruiz 1 at 10 AM is cancelled. The late fee of $10.00 is written down.'
    expect(await screen.findByText(notice)).toBeVisible()
    expect(inputsOf(operations, 'CancelForMember')).toEqual([
      { id: 'b1', reason: 'Called us.', writesLateFee: true },
    ])
    jest.useRealTimers()
  })

  it('moves a booking to a free hour, after its price was accepted', async () => {
    const charges = [{ kind: 'extra_reservation', cents: 1499 }]
    const shown = { bookings: [deskBooking(tomorrow, 1)] }
    const operations = await open(tomorrow, shown, {
      MoveForMember: ({ input }: { input: { acceptsCharges: boolean } }) => {
        if (!input.acceptsCharges) return errorResponse('CHARGE_REQUIRED', 'Extra.', { charges })
        const moved = deskBooking(tomorrow, 1, { ...hourOf(tomorrow, 0), court: courts[1] })
        shown.bookings = [moved]
        return { data: { moveForMember: { ...moved, notTold: [] } } }
      },
    })
    const place = `Championship Court 2, ${courtDateTime(hourOf(tomorrow, 0).startsAt)}`
    await press('Move… Ana Ruiz 1')
    expect(screen.getByRole('group', { name: 'Move a booking' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Move a booking' })).toBeNull()
    expect(
      screen.getByRole('button', { name: /^More about the booking of Ana Ruiz 1/ }),
    ).toHaveFocus()
    await press('Move… Ana Ruiz 1')
    await press(`Move here: Championship Court 2 at ${hourAt(tomorrow, 0)}`)
    expect(
      await screen.findByText(`${place} costs extra: Additional reservation $14.99.`),
    ).toBeVisible()
    await press('Move and write down $14.99')
    expect(await screen.findByText(`The booking of Ana Ruiz 1 is moved to ${place}.`)).toBeVisible()
    const before = { courtIdBefore: 'c1', startsAtBefore: hourOf(tomorrow, 1).startsAt }
    const target = { id: 'b1', courtId: 'c2', startsAt: hourOf(tomorrow, 0).startsAt, ...before }
    expect(variablesOf(operations, 'MoveForMember')).toEqual([
      { input: { ...target, acceptsCharges: false } },
      { input: { ...target, acceptsCharges: true } },
    ])
    expect(screen.queryByRole('button', { name: /^Move here/ })).toBeNull()
  })

  it('moves the booking of a member who has arrived to another court only (BOOKING-25)', async () => {
    const checkedInAt = new Date().toISOString()
    await open(tomorrow, { bookings: [deskBooking(tomorrow, 1, { checkedInAt })] })
    await press('Move… Ana Ruiz 1')
    expect(screen.getByText(/The member has arrived: choose another court/)).toBeVisible()
    const places = screen.getAllByRole('button', { name: /^Move here/ })
    expect(places.map(button => button.getAttribute('aria-label'))).toEqual([
      `Move here: Championship Court 2 at ${hourAt(tomorrow, 1)}`,
    ])
  })

  it('says who was faster when a booking cannot be moved', async () => {
    const sentence = 'This hour is booked for Mia Ortiz by now.'
    const operations = await open(
      tomorrow,
      { bookings: [deskBooking(tomorrow, 1)] },
      { MoveForMember: () => errorResponse('SLOT_TAKEN', sentence) },
    )
    await press('Move… Ana Ruiz 1')
    await press(`Move here: Championship Court 2 at ${hourAt(tomorrow, 0)}`)
    expect(await screen.findByText(sentence)).toBeVisible()
    // The day is read again, because it has changed.
    expect(variablesOf(operations, 'CourtSchedule')).toHaveLength(2)
  })

  it('moves a booking that another desk has moved only after it has shown the new place', async () => {
    const there = { court: courts[1], ...hourOf(tomorrow, 2) }
    const sentence = 'Somebody else has moved this booking.'
    const operations = await open(
      tomorrow,
      { bookings: [deskBooking(tomorrow, 1)] },
      { MoveForMember: () => errorResponse('CONFLICT', sentence, { place: there }) },
    )
    await press('More about the booking of Ana Ruiz 1…')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move…' }))
    const bar = screen.getByRole('group', { name: 'Move a booking' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bar).toHaveFocus()
    const here = `Move here: Championship Court 2 at ${hourAt(tomorrow, 0)}`
    await press(here)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(bar).toHaveTextContent(
      `Ana Ruiz 1, Championship Court 2, ${courtDateTime(there.startsAt)}. Choose a free hour`,
    )
    await press(here)
    await waitFor(() =>
      expect(inputsOf(operations, 'MoveForMember')).toMatchObject([
        { courtIdBefore: 'c1', startsAtBefore: hourOf(tomorrow, 1).startsAt },
        { courtIdBefore: 'c2', startsAtBefore: there.startsAt },
      ]),
    )
  })

  it('goes on with a move when Escape closes something else, and ends it with the booking', async () => {
    const bookings = [deskBooking(tomorrow, 1), deskBooking(tomorrow, 2)]
    await open(tomorrow, { bookings })
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    await press('Move… Ana Ruiz 1')
    await press('More about the booking of Ana Ruiz 2…')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('group', { name: 'Move a booking' })).toBeVisible()
    const changed = courtSchedule(tomorrow, { bookings: [], cancelled: bookings })
    act(() => fakeServer.push({ courtScheduleChanged: changed }))
    expect(await screen.findByText('This booking has been cancelled.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Move here/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Move a booking' })).toBeNull()
  })

  it('changes the guests, after the price was accepted', async () => {
    const operations = await open(
      tomorrow,
      { bookings: [deskBooking(tomorrow, 1, { guests: ['Bo'] })] },
      {
        ChangeGuests: ({ input }: { input: { acceptsCharges: boolean } }) =>
          input.acceptsCharges
            ? { data: { changeGuests: deskBooking(tomorrow, 1, { guests: ['Bo', 'Cy'] }) } }
            : errorResponse('CHARGE_REQUIRED', 'Extra.', {
                charges: [{ kind: 'guest_pass', cents: 1999 }],
              }),
      },
    )
    await press('More about the booking of Ana Ruiz 1…')
    await press('Change the guests…')
    expect(await screen.findByRole('textbox', { name: /Guest 1/ })).toHaveValue('Bo')
    await userEvent.type(screen.getByRole('textbox', { name: /Guest 2/ }), 'Cy')
    await press('Save the guests')
    await press('Save and write down $19.99')
    expect(await screen.findByText('Ana Ruiz 1 has 2 guests.')).toBeVisible()
    expect(variablesOf(operations, 'ChangeGuests').at(-1)).toEqual({
      input: { id: 'b1', guests: ['Bo', 'Cy'], guestsBefore: ['Bo'], acceptsCharges: true },
    })
  })

  it('replaces guests that another desk has written meanwhile only after it has shown them', async () => {
    const shown = { bookings: [deskBooking(tomorrow, 1)] }
    const refusal = 'Somebody else has changed the guests of this booking.'
    const operations = await open(tomorrow, shown, {
      ChangeGuests: () => errorResponse('CONFLICT', refusal),
    })
    await press('More about the booking of Ana Ruiz 1…')
    await press('Change the guests…')
    await userEvent.type(await screen.findByRole('textbox', { name: /Guest 1/ }), 'Pablo')
    shown.bookings = [deskBooking(tomorrow, 1, { guests: ['Rita'] })]
    await press('Save the guests')
    expect(await screen.findByText(/Somebody else has changed the guests/)).toBeVisible()
    expect(await screen.findByText('Guests: Rita')).toBeVisible()
    await press('Save the guests')
    await waitFor(() =>
      expect(inputsOf(operations, 'ChangeGuests')).toEqual(
        [[], ['Rita']].map(guestsBefore => ({
          id: 'b1',
          guests: ['Pablo'],
          guestsBefore,
          acceptsCharges: false,
        })),
      ),
    )
  })

  it('frees the court of an absent member, and offers the hour to somebody else', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T15:20:00Z'), advanceTimers: true })
    const date = '2026-11-24'
    const absent = deskBooking(date, 1, { status: 'no_show' })
    const shown = { bookings: [absent] }
    await open(date, shown, {
      ReleaseCourt: () => {
        shown.bookings = [{ ...absent, holdsCourt: false }]
        const freed = { __typename: 'DeskBooking', id: 'b1', holdsCourt: false }
        return { data: { releaseCourt: freed } }
      },
    })
    await press('More about the booking of Ana Ruiz 1…')
    await press('Free the court')
    expect(
      await screen.findByText(/^The hour is given up: Championship Court 1 at .*\.$/),
    ).toBeVisible()
    const cell = screen.getAllByRole('cell')[0]
    expect(cell).toHaveTextContent('Did not come, court freed')
    expect(cell).toHaveTextContent('FreeBook for a member…')
    jest.useRealTimers()
  })

  it('frees no court whose hour is over', async () => {
    await open(yesterday, { bookings: [deskBooking(yesterday, 1, { status: 'no_show' })] })
    await press('More about the booking of Ana Ruiz 1…')
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Free the court' })).toBeNull()
  })

  it('settles what is open for a booking by one method; other debts are unchecked', async () => {
    const owed = {
      __typename: 'OwedBy',
      dues: [],
      charges: [1, 2].map(number => ({
        ...charge(number),
        courtName: 'Championship Court 1',
        startsAt: hourOf(tomorrow, 1).startsAt,
      })),
    }
    const operations = await open(
      tomorrow,
      { bookings: [deskBooking(tomorrow, 1, { charges: [charge(1)] })] },
      {
        OwedBy: () => ({ data: { owedBy: owed } }),
        SettleOwed: () => ({
          data: {
            settleOwed: {
              __typename: 'OwedBy',
              dues: [],
              charges: [{ __typename: 'Charge', id: 'charge1', state: 'settled' }],
            },
          },
        }),
      },
    )
    await press('Settle $19.99… Ana Ruiz 1')
    await userEvent.selectOptions(await screen.findByLabelText('Method'), 'cash')
    await userEvent.keyboard('{Escape}')
    await press('Keep typing')
    await press('Settle $19.99')
    await waitFor(() =>
      expect(variablesOf(operations, 'SettleOwed')).toEqual([
        {
          input: {
            userId: 'u1',
            chargeIds: ['charge1'],
            dueIds: null,
            method: 'cash',
            note: null,
          },
        },
      ]),
    )
  })

  it('says for whom an hour is held that has become free, and offers no booking of it', async () => {
    const until = '2026-11-24T15:20:00.000Z'
    const offer = {
      __typename: 'OfferedHour',
      ...hourOf(tomorrow, 1),
      offerUntil: until,
      court: courts[0],
      person: member(7),
    }
    await open(tomorrow, { offers: [offer] })
    expect(await screen.findByText('Ana Ruiz 7')).toBeVisible()
    expect(screen.getByText(/until 10:20/)).toBeVisible()
    expect(
      screen.queryByRole('button', {
        name: `Book for a member… Championship Court 1 at ${hourAt(tomorrow, 1)}`,
      }),
    ).toBeNull()
  })

  it('shows cancelled bookings small, and the hour as free', async () => {
    const { startsAt, endsAt } = hourOf(tomorrow, 1)
    const cancelled = deskBooking(tomorrow, 1)
    await open(tomorrow, { cancelled: [{ ...cancelled, startsAt, endsAt }] })
    const cell = screen.getAllByRole('cell')[2]
    expect(cell).toHaveTextContent('FreeBook for a member…Block…Cancelled:Ana Ruiz 1')
  })

  it.each([
    ['cancelled', { cancelled: [deskBooking(tomorrow, 1)] }, 'This booking has been cancelled.'],
    ['moved', {}, 'This booking is not on this day any more.'],
  ])('says in an open booking that another desk has %s it', async (_what, changes, sentence) => {
    await open(tomorrow, { bookings: [deskBooking(tomorrow, 1)] })
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    await press('More about the booking of Ana Ruiz 1…')
    const title = 'Booking of Ana Ruiz 1'
    const dialog = within(screen.getByRole('dialog', { name: title }))
    await userEvent.click(dialog.getByRole('button', { name: /^Cancel the booking/ }))
    act(() => fakeServer.push({ courtScheduleChanged: courtSchedule(tomorrow, changes) }))
    expect(await dialog.findByText(sentence)).toBeVisible()
    expect(dialog.getByText(sentence).closest('[role="status"]')).not.toBeNull()
    expect(dialog.getAllByRole('button').map(one => one.ariaLabel)).toEqual(['Close'])
    expect(dialog.getByRole('heading', { name: title })).toHaveFocus()
  })

  it('reopens a charge in its booking, says so and keeps the focus inside', async () => {
    const settled = charge(1, { state: 'settled' })
    const shown = { bookings: [deskBooking(tomorrow, 1, { charges: [settled] })] }
    await open(tomorrow, shown, {
      ReopenCharge: () => {
        shown.bookings = [deskBooking(tomorrow, 1, { charges: [charge(1)] })]
        const reopened = {
          ...{ ...charge(1), __typename: 'DeskCharge', createdAt: yesterday, settledHow: null },
          ...{ waivedReason: null, method: null, settledByName: null, isToBeReturned: false },
          ...{ courtName: 'Championship Court 1', startsAt: hourOf(tomorrow, 1).startsAt },
        }
        return { data: { reopenCharge: { ...reopened, person: member(1) } } }
      },
    })
    await press('More about the booking of Ana Ruiz 1…')
    const dialog = within(screen.getByRole('dialog', { name: 'Booking of Ana Ruiz 1' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen Guest pass $19.99' }))
    const status = await dialog.findByText('Guest pass $19.99 of Ana Ruiz 1 is open again.')
    expect(status).toHaveAttribute('role', 'status')
    expect(dialog.queryByRole('button', { name: /^Reopen/ })).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    )
  })

  it('changes the day by buttons, field and arrow keys, in the address', async () => {
    await open(tomorrow)
    const shows = (date: string | undefined) =>
      waitFor(() => expect(address()).toBe(`/admin?view=day${date ? `&date=${date}` : ''}`))
    await press('Next day')
    await shows(addDays(tomorrow, 1))
    await userEvent.keyboard('{ArrowLeft}')
    await shows(tomorrow)
    await userEvent.keyboard('{ArrowRight}')
    await shows(addDays(tomorrow, 1))
    await userEvent.keyboard('t')
    await shows(undefined)
    await press('Next day')
    await shows(addDays(today, 1))
    await press('Today')
    await shows(undefined)
    const field = screen.getByLabelText('Date')
    await userEvent.clear(field)
    await enter(field, '2027-03-14')
    await shows('2027-03-14')
    await userEvent.keyboard('{ArrowLeft}')
    expect(address()).toBe('/admin?view=day&date=2027-03-14')
    expect(await screen.findByText('Sunday, March 14, 2027')).toBeVisible()
  })

  it('shows no figures of another day when the day cannot be loaded', async () => {
    let isDown = true
    await open(
      tomorrow,
      {},
      {
        OpenPlayVisitors: () => ({ data: { openPlayVisitors: [] } }),
        CourtSchedule: ({ date }: { date: string }) =>
          date === tomorrow || !isDown
            ? { data: { courtSchedule: courtSchedule(date, {}) } }
            : errorResponse('SERVICE_UNAVAILABLE', 'Later.'),
      },
    )
    expect(screen.getByText('Booked')).toBeVisible()
    await press('Next day')
    expect(await screen.findByText('The day could not be loaded.')).toBeVisible()
    expect(screen.queryByText('Booked')).toBeNull()
    isDown = false
    await press('Try again')
    expect(await screen.findByText('Booked')).toBeVisible()
    expect(screen.getByRole('heading', { name: /^Coral Way Pickleball Club, / })).toHaveFocus()
  })

  it('shows a change from elsewhere, and says when it is not live', async () => {
    await open(tomorrow)
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    const changed = courtSchedule(tomorrow, { bookings: [deskBooking(tomorrow, 2)] })
    act(() => fakeServer.push({ courtScheduleChanged: changed }))
    expect(await screen.findByText('Ana Ruiz 2')).toBeVisible()
    fakeServer.refuse(true)
    jest.useFakeTimers({ now: new Date('2026-11-23T15:42:00Z') })
    act(() => fakeServer.drop())
    await act(() => jest.advanceTimersByTimeAsync(2900))
    expect(screen.queryByText(/^Not live/)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByText('Not live since 10:42. Trying again.')).toBeVisible()
    jest.useRealTimers()
    fakeServer.refuse(false)
  })
})

describe('admin day: booking for a member', () => {
  const charges = [{ kind: 'guest_pass', cents: 1999 }]
  const found = connectionOf('Membership', [
    {
      __typename: 'Membership',
      id: 'm7',
      number: 7,
      plan: 'standard',
      person: member(7),
    } as { id: string },
  ])

  /** Opens the form for the first hour of court 2 and chooses the member. */
  async function choose(answers: object) {
    const operations = await open(
      tomorrow,
      {},
      {
        MembersByName: () => ({ data: { memberships: found } }),
        ...answers,
      },
    )
    await press(`Book for a member… Championship Court 2 at ${hourAt(tomorrow, 0)}`)
    expect(await screen.findByRole('searchbox')).toHaveFocus()
    await enterAndSubmit(screen.getByRole('searchbox'), 'ana7')
    await press('Choose Ana Ruiz 7')
    return operations
  }

  it('accepts only charges that it has shown for these guests', async () => {
    const operations = await choose({
      BookForMember: ({ input }: { input: { acceptsCharges: boolean } }) =>
        input.acceptsCharges
          ? { data: { bookForMember: { ...deskBooking(tomorrow, 0), notTold: [notTold(1)] } } }
          : errorResponse('CHARGE_REQUIRED', 'This costs extra.', { charges }),
    })
    await userEvent.type(await screen.findByRole('textbox', { name: /Guest 1/ }), 'Bo')
    await press('Book the court')
    await screen.findByRole('button', { name: 'Book and write down $19.99' })
    expect(screen.getByRole('status', { name: 'What it costs' })).toHaveTextContent(
      'Guest pass $19.99Nothing is charged here: the front desk settles it.',
    )
    await enter(screen.getByRole('textbox', { name: /Guest 2/ }), 'Carla')
    await press('Book the court')
    await press('Book and write down $19.99')
    const notice = `Championship Court 2 at ${hourAt(tomorrow, 0)} is booked for Ana Ruiz 7.`
    expect((await screen.findByText(notice)).closest('[role="status"]')).toHaveTextContent(
      /1 person could not be told by mail, .*:Camila Alvarez 1, /,
    )
    const sent = variablesOf(operations, 'BookForMember').map(
      variables => (variables as { input: { acceptsCharges: boolean; guests: string[] } }).input,
    )
    expect(sent.map(({ acceptsCharges, guests }) => [acceptsCharges, ...guests])).toEqual([
      [false, 'Bo'],
      [false, 'Bo', 'Carla'],
      [false, 'Bo', 'Carla'],
      [true, 'Bo', 'Carla'],
    ])
    expect(sent[0]).toMatchObject({ membershipId: 'm7', courtId: 'c2', ...startOf(tomorrow) })
  })

  it.each([
    [true, 'The member sees the booking on the dashboard. The member gets a mail.'],
    [
      false,
      'The member sees the booking on the dashboard. No mail is sent, because this site has no mail server.',
    ],
  ])('says before the press whether a mail is sent (MAIL-23): %s', async (sendsMail, sentence) => {
    await choose({ SendsMail: () => ({ data: { sendsMail } }) })
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('shows the refusal of the server in the form', async () => {
    const sentence = 'Somebody was faster: this time is taken.'
    await choose({ BookForMember: () => errorResponse('SLOT_TAKEN', sentence) })
    await press('Book the court')
    expect(await screen.findByText(`Not booked: ${sentence}`)).toBeVisible()
  })
})

const startOf = (date: string) => ({ startsAt: hourOf(date, 0).startsAt })
