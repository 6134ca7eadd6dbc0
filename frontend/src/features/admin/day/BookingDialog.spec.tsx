import { button, hourAt, openDay, press, tomorrow } from '../../../testing/adminDay'
import { enter } from '../../../testing/enter'
import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  charge,
  courtSchedule,
  deskBooking,
  hourOf,
  member,
} from '../../../testing/courtScheduleFixtures'
import { errorResponse, inputsOf, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'

/** An open charge, as the list of charges has it. */
const deskCharge = {
  ...charge(1),
  __typename: 'DeskCharge',
  settledHow: null,
  waivedReason: null,
  method: null,
  settledByName: null,
  isToBeReturned: false,
  courtName: 'Championship Court 1',
  startsAt: hourOf(tomorrow, 1).startsAt,
  person: member(1),
}

describe('admin day', () => {
  it('cancels a booking with a reason', async () => {
    const shown = { bookings: [deskBooking(tomorrow, 1)] }
    const operations = await openDay(tomorrow, shown, {
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
    const operations = await openDay(date, shown, {
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

  it('replaces guests that another desk has written meanwhile only after it has shown them, and after the price was accepted', async () => {
    const shown = { bookings: [deskBooking(tomorrow, 1, { guests: ['Bo'] })] }
    const refusals = [
      errorResponse('CONFLICT', 'Somebody else has changed the guests of this booking.'),
    ]
    const charges = [{ kind: 'guest_pass', cents: 1999 }]
    const guests = ['Bo', 'Cy']
    const operations = await openDay(tomorrow, shown, {
      ChangeGuests: ({ input }: { input: { acceptsCharges: boolean } }) =>
        refusals.shift() ??
        (input.acceptsCharges
          ? { data: { changeGuests: deskBooking(tomorrow, 1, { guests }) } }
          : errorResponse('CHARGE_REQUIRED', 'Extra.', { charges })),
    })
    await press('More about the booking of Ana Ruiz 1…')
    await press('Change the guests…')
    expect(await screen.findByRole('textbox', { name: /Guest 1/ })).toHaveValue('Bo')
    await enter(screen.getByRole('textbox', { name: /Guest 2/ }), 'Cy')
    shown.bookings = [deskBooking(tomorrow, 1, { guests: ['Rita'] })]
    await press('Save the guests')
    expect(await screen.findByText(/Somebody else has changed the guests/)).toBeVisible()
    expect(await screen.findByText('Guests: Rita')).toBeVisible()
    await press('Save the guests')
    await press('Save and write down $19.99')
    expect(await screen.findByText('Ana Ruiz 1 has 2 guests.')).toBeVisible()
    const change = { id: 'b1', guests }
    expect(inputsOf(operations, 'ChangeGuests')).toEqual([
      { ...change, guestsBefore: ['Bo'], acceptsCharges: false },
      { ...change, guestsBefore: ['Rita'], acceptsCharges: false },
      { ...change, guestsBefore: ['Rita'], acceptsCharges: false },
      { ...change, guestsBefore: ['Rita'], acceptsCharges: true },
    ])
  })

  it('frees the court of an absent member unless the hour is over, and offers the hour to somebody else', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T15:20:00Z'), advanceTimers: true })
    const date = '2026-11-24'
    const absent = deskBooking(date, 1, { status: 'no_show' })
    const over = deskBooking(date, 0, { status: 'no_show' })
    const shown = { bookings: [over, absent] }
    await openDay(date, shown, {
      ReleaseCourt: () => {
        shown.bookings = [over, { ...absent, holdsCourt: false }]
        const freed = { __typename: 'DeskBooking', id: 'b1', holdsCourt: false }
        return { data: { releaseCourt: freed } }
      },
    })
    await press('1 hour past: show')
    await press('More about the booking of Ana Ruiz 0…')
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Free the court' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await press('More about the booking of Ana Ruiz 1…')
    await press('Free the court')
    expect(
      await screen.findByText(/^The court is free: Championship Court 1 at .*\.$/),
    ).toBeVisible()
    const cell = screen.getAllByRole('cell')[2]
    expect(cell).toHaveTextContent('Did not come, court freed')
    expect(cell).toHaveTextContent('FreeBook for a member…')
    jest.useRealTimers()
  })

  it('settles what is open for a booking by one method; other debts are unchecked', async () => {
    const owing = (charges: object[]) => ({ __typename: 'OwedBy', dues: [], charges })
    const { courtName, startsAt } = deskCharge
    const charges = [1, 2].map(number => ({ ...charge(number), courtName, startsAt }))
    const settled = { __typename: 'Charge', id: 'charge1', state: 'settled' }
    const operations = await openDay(
      tomorrow,
      { bookings: [deskBooking(tomorrow, 1, { charges: [charge(1)] })] },
      {
        OwedBy: () => ({ data: { owedBy: owing(charges) } }),
        SettleOwed: () => ({ data: { settleOwed: owing([settled]) } }),
      },
    )
    await press('Settle $19.99… Ana Ruiz 1')
    await userEvent.selectOptions(await screen.findByLabelText('Method'), 'cash')
    await userEvent.keyboard('{Escape}')
    await press('Keep typing')
    await press('Settle $19.99')
    const chosen = { userId: 'u1', chargeIds: ['charge1'], dueIds: null }
    await waitFor(() =>
      expect(inputsOf(operations, 'SettleOwed')).toEqual([
        { ...chosen, method: 'cash', note: null },
      ]),
    )
  })

  it('says in an open booking that another desk has moved or cancelled it', async () => {
    await openDay(tomorrow, { bookings: [deskBooking(tomorrow, 1)] })
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    await press('More about the booking of Ana Ruiz 1…')
    const title = 'Booking of Ana Ruiz 1'
    const dialog = within(screen.getByRole('dialog', { name: title }))
    await userEvent.click(dialog.getByRole('button', { name: /^Cancel the booking/ }))
    for (const [changes, sentence] of [
      [{}, 'This booking is not on this day any more.'],
      [{ cancelled: [deskBooking(tomorrow, 1)] }, 'This booking has been cancelled.'],
    ] as const) {
      act(() => fakeServer.push({ courtScheduleChanged: courtSchedule(tomorrow, changes) }))
      expect(await dialog.findByText(sentence)).toBeVisible()
      expect(dialog.getByText(sentence).closest('[role="status"]')).not.toBeNull()
      expect(dialog.getAllByRole('button').map(one => one.ariaLabel)).toEqual(['Close'])
      expect(dialog.getByRole('heading', { name: title })).toHaveFocus()
    }
  })

  it('reopens a charge in its booking, says so and keeps the focus inside', async () => {
    const settled = charge(1, { state: 'settled' })
    const shown = { bookings: [deskBooking(tomorrow, 1, { charges: [settled] })] }
    await openDay(tomorrow, shown, {
      ReopenCharge: () => {
        shown.bookings = [deskBooking(tomorrow, 1, { charges: [charge(1)] })]
        return { data: { reopenCharge: deskCharge } }
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
})
