import { hourAt, openDay, press, tomorrow, yesterday } from '../../../testing/adminDay'
import { enter } from '../../../testing/enter'
import { fakeServer } from '../../../testing/fakeSocket'
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
import { renderWithApi } from '../../../testing/renderWithApi'
import { addDays } from '../../../format/courtDays'
import { CurrentSection } from '../CurrentSection'

const cells = () => screen.getAllByRole('cell').map(cell => cell.textContent)
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
const address = () => screen.getByRole('note', { name: 'address' }).textContent

/** Opens the section at this time of the club, without a date in the address. */
async function openAt(time: string, answers: object = {}) {
  const operations = mockServer({
    ClubClock: clubClock('booking', () => new Date(time)),
    CourtSchedule: ({ date }) => ({ data: { courtSchedule: courtSchedule(String(date)) } }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="day" />, '/admin?view=day')
  return operations
}

describe('admin day', () => {
  it('shows member, number, guests, extra, charges and blocks by hour and court', async () => {
    await openDay(yesterday, {
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
    expect(figures()).toEqual(['1', '0', '0', '0', '2', '$39.98'])
    expect(blocked).toBe('Championship Court 2Maintenance: New net, continues')
    expect(screen.queryByRole('button', { name: /^Book / })).toBeNull()
  })

  it('tells past hours from free ones, and leads to the hour that is running', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T15:30:00Z'), advanceTimers: true })
    HTMLElement.prototype.scrollIntoView = () => {}
    await openDay('2026-11-24')
    const ofCourt1 = () => cells().filter((_cell, index) => index % 2 === 0)
    const fromNow = [
      'Championship Court 1FreeBook for a member…Block…',
      'Championship Court 1FreeBook for a member…Block…',
    ]
    expect(ofCourt1()).toEqual(fromNow)
    expect(figures()).toEqual(['0', '4', '0', '0', '0', '$0.00'])
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
    const operations = await openAt('2026-11-24T15:30:00Z')
    await screen.findByRole('rowheader', { name: '10 AM Now' })
    const hours = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(hours.slice(0, 2)).toEqual(['1 hour past: show', '10 AM Now'])
    expect(variablesOf(operations, 'CourtSchedule')).toEqual([{ date: '2026-11-24' }])
  })

  it('shows until 5 AM who comes in the night that goes on, how many, and then the next night', async () => {
    const visitor = (number: number, comesAt: string) => ({
      __typename: 'OpenPlayVisitor',
      comesAt,
      level: 3.5,
      person: member(number),
    })
    const visitors = [1, 2].map(number => visitor(number, '2026-11-25T07:00:00.000Z'))
    const operations = await openAt('2026-11-25T06:30:00Z', {
      OpenPlayVisitors: ({ night }: { night: string }) => ({
        data: { openPlayVisitors: night === '2026-11-24' ? visitors : [] },
      }),
    })
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
    await openDay(
      tomorrow,
      { bookings: [deskBooking(tomorrow, 1)] },
      { ClubClock: clubClock('memberships') },
    )
    expect(screen.getByText(/^Booking is not open yet\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Book for|Cancel|Arrived)/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Block/ })).not.toHaveLength(0)
  })

  it('offers no block in the first phase, which refuses it (BOOKING-14)', async () => {
    await openDay(tomorrow, {}, { ClubClock: clubClock('waitlist') })
    expect(screen.getByText('Booking is not open yet.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Block/ })).toBeNull()
  })

  it('shows cancelled bookings small, with what is open of them, and their hour as free or held for somebody', async () => {
    const offer = {
      __typename: 'OfferedHour',
      ...hourOf(tomorrow, 2),
      offerUntil: '2026-11-24T15:20:00.000Z',
      court: courts[0],
      person: member(7),
    }
    const fee = charge(2, { kind: 'late_cancellation', cents: 1000 })
    const late = { charges: [fee, charge(3, { state: 'settled' })] }
    await openDay(tomorrow, {
      bookings: [deskBooking(tomorrow, 0, { charges: [charge(1)] })],
      cancelled: [deskBooking(tomorrow, 1, late)],
      offers: [offer],
    })
    expect(cells()[2]).toBe(
      'Championship Court 1FreeBook for a member…Block…Cancelled:Ana Ruiz 1Late cancellation $10.00, open',
    )
    expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('$29.99')
    const held = screen.getAllByRole('cell')[4]
    expect(held).toHaveTextContent(/Ana Ruiz 7.*until 10:20/)
    expect(within(held!).queryByRole('button', { name: /^Book for/ })).toBeNull()
  })

  it('shows an hour as free whose block is removed, and gives it the focus', async () => {
    const shown = { blocks: [block(tomorrow, 1)] }
    const operations = await openDay(tomorrow, shown, {
      RemoveBlocks: () => {
        const removed = shown.blocks.splice(0)
        return { data: { removeBlocks: removed.map(({ id }) => ({ __typename: 'Block', id })) } }
      },
    })
    const [removed] = shown.blocks
    await press(/^Remove New net, Championship Court 2/)
    await press('Yes, remove it')
    await waitFor(() => expect(screen.queryByText(/New net/)).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^Championship Court 2Free/),
    )
    expect(inputsOf(operations, 'RemoveBlocks')).toEqual([{ ids: [removed?.id] }])
  })

  it('changes the day by buttons, field and arrow keys, in the address', async () => {
    await openDay(tomorrow)
    const shows = (date: string | undefined) =>
      waitFor(() => expect(address()).toBe(`/admin?view=day${date ? `&date=${date}` : ''}`))
    await press('Next day')
    await shows(addDays(tomorrow, 1))
    await userEvent.keyboard('{ArrowLeft}')
    await shows(tomorrow)
    await userEvent.keyboard('{ArrowRight}')
    await shows(addDays(tomorrow, 1))
    await press('Today')
    await shows(undefined)
    const field = screen.getByLabelText('Date')
    await userEvent.clear(field)
    await enter(field, '2027-03-14')
    await shows('2027-03-14')
    await userEvent.keyboard('{ArrowLeft}')
    expect(address()).toBe('/admin?view=day&date=2027-03-14')
    expect(await screen.findByText('Sunday, March 14, 2027')).toBeVisible()
    expect(screen.getByText('Sunday, March 14')).toHaveAttribute('role', 'status')
    act(() => field.blur())
    await userEvent.keyboard('t')
    await shows(undefined)
  })

  it('shows no figures of another day when the day cannot be loaded', async () => {
    let isDown = true
    await openDay(
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
    await openDay(tomorrow)
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
