import { button, openDay, press, yesterday } from '../../../testing/adminDay'
import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import { courtSchedule, deskBooking } from '../../../testing/courtScheduleFixtures'
import { errorResponse } from '../../../testing/mockServer'

describe('admin day', () => {
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
    await openDay(
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
    await openDay(yesterday, { bookings: [deskBooking(yesterday, 1)] })
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
    await openDay(
      yesterday,
      { bookings: [deskBooking(yesterday, 1)] },
      { MarkNoShow: () => errorResponse('CONFLICT', sentence) },
    )
    await press('Did not come: Ana Ruiz 1')
    const cell = (await screen.findByText(sentence)).closest<HTMLElement>('[role="cell"]')
    expect(within(cell!).getByRole('button', { name: 'Did not come: Ana Ruiz 1' })).toBeVisible()
  })
})
