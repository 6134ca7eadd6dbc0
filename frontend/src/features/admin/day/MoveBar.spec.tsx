import { hourAt, openDay, press, tomorrow } from '../../../testing/adminDay'
import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courts, courtSchedule, deskBooking, hourOf } from '../../../testing/courtScheduleFixtures'
import { errorResponse, inputsOf, variablesOf } from '../../../testing/mockServer'
import { courtDateTime } from '../../../format/dates'

describe('admin day', () => {
  it('moves a booking to a free hour, after its price was accepted', async () => {
    const charges = [{ kind: 'extra_reservation', cents: 1499 }]
    const shown = { bookings: [deskBooking(tomorrow, 1)] }
    const operations = await openDay(tomorrow, shown, {
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

  it('says who was faster, and without an answer that a booking is moved only if it finds the booking at its new hour', async () => {
    const shown = { bookings: [deskBooking(tomorrow, 1)] }
    const sentence = 'This hour is booked for Mia Ortiz by now.'
    let answer: () => object = () => errorResponse('SLOT_TAKEN', sentence)
    const operations = await openDay(tomorrow, shown, { MoveForMember: () => answer() })
    const here = `Move here: Championship Court 2 at ${hourAt(tomorrow, 0)}`
    await press('Move… Ana Ruiz 1')
    await press(here)
    expect(await screen.findByText(sentence)).toBeVisible()
    // The day is read again, because it has changed.
    expect(variablesOf(operations, 'CourtSchedule')).toHaveLength(2)
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await press(here)
    const unanswered =
      'No answer came. It may have been done: look at the day before you try again.'
    expect(await screen.findByText(unanswered)).toBeVisible()
    expect(screen.getByRole('group', { name: 'Move a booking' })).toBeVisible()
    answer = () => {
      shown.bookings = [deskBooking(tomorrow, 1, { ...hourOf(tomorrow, 0), court: courts[1] })]
      throw new TypeError('Failed to fetch')
    }
    await press(here)
    expect(await screen.findByText(/^The booking of Ana Ruiz 1 is moved to /)).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Move a booking' })).toBeNull()
    expect(screen.queryByText(/Not connected/)).toBeNull()
  })

  it('keeps another move that has begun since, when the first one gets no answer', async () => {
    let fail: (error: Error) => void = () => undefined
    const shown = { bookings: [deskBooking(tomorrow, 1), deskBooking(tomorrow, 2)] }
    const operations = await openDay(tomorrow, shown, {
      MoveForMember: () => new Promise((_, reject) => (fail = reject)),
    })
    await press('Move… Ana Ruiz 1')
    await press(`Move here: Championship Court 2 at ${hourAt(tomorrow, 0)}`)
    await waitFor(() => expect(variablesOf(operations, 'MoveForMember')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await press('Move… Ana Ruiz 2')
    const reads = variablesOf(operations, 'CourtSchedule').length
    fail(new TypeError('Failed to fetch'))
    await waitFor(() =>
      expect(variablesOf(operations, 'CourtSchedule').length).toBeGreaterThan(reads),
    )
    await waitFor(() => expect(screen.queryByText('Moving...')).toBeNull())
    expect(screen.getByRole('group', { name: 'Move a booking' })).toHaveTextContent('Ana Ruiz 2')
    expect(screen.queryByText(/No answer came/)).toBeNull()
  })

  it('moves the booking of a member who has arrived to another court only (BOOKING-25)', async () => {
    const checkedInAt = new Date().toISOString()
    await openDay(tomorrow, { bookings: [deskBooking(tomorrow, 1, { checkedInAt })] })
    await press('Move… Ana Ruiz 1')
    expect(screen.getByText(/The member has arrived: choose another court/)).toBeVisible()
    const places = screen.getAllByRole('button', { name: /^Move here/ })
    expect(places.map(button => button.getAttribute('aria-label'))).toEqual([
      `Move here: Championship Court 2 at ${hourAt(tomorrow, 1)}`,
    ])
  })

  it('moves a booking that another desk has moved only after it has shown the new place', async () => {
    const there = { court: courts[1], ...hourOf(tomorrow, 2) }
    const sentence = 'Somebody else has moved this booking.'
    const operations = await openDay(
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
    await openDay(tomorrow, { bookings })
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
})
