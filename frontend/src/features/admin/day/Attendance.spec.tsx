import { button, openDay, press, tomorrow, yesterday } from '../../../testing/adminDay'
import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courtSchedule, deskBooking } from '../../../testing/courtScheduleFixtures'
import { errorResponse, variablesOf } from '../../../testing/mockServer'

const checkedInAt = '2026-11-22T15:00:00.000Z'

describe('admin day: the member of a booking', () => {
  it('shows the refusal of the server at the booking, marks a member as arrived, takes that back, and keeps the focus in the open booking when another desk marks the member', async () => {
    const mark = (name: string, at: string | null) => () => ({
      data: {
        [name]: { __typename: 'DeskBooking', id: 'b1', status: 'confirmed', checkedInAt: at },
      },
    })
    const sentence = 'The member is marked as arrived.'
    await openDay(
      yesterday,
      { bookings: [deskBooking(yesterday, 1)] },
      {
        MarkNoShow: () => errorResponse('CONFLICT', sentence),
        CheckIn: mark('checkIn', checkedInAt),
        UndoCheckIn: mark('undoCheckIn', null),
      },
    )
    await press('Did not come: Ana Ruiz 1')
    const cell = (await screen.findByText(sentence)).closest<HTMLElement>('[role="cell"]')
    expect(within(cell!).getByRole('button', { name: 'Did not come: Ana Ruiz 1' })).toBeVisible()

    const place = (await button('Arrived: Ana Ruiz 1')).parentElement
    await press('Arrived: Ana Ruiz 1')
    // The second press of a double press meets the mark, and the cell has no Undo.
    await waitFor(() => expect(place).toHaveTextContent(/^Arrived$/))
    expect(screen.queryByText(sentence)).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Undo|Did not come)/ })).toBeNull()
    expect(screen.getByRole('group', { name: 'Attendance of Ana Ruiz 1' })).toHaveFocus()
    await press('More about the booking of Ana Ruiz 1…')
    await press('Undo that Ana Ruiz 1 arrived')
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByRole('button', { name: 'Did not come: Ana Ruiz 1' })).toBeVisible()

    act(() => dialog.getByRole('button', { name: 'Arrived: Ana Ruiz 1' }).focus())
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    const marked = [deskBooking(yesterday, 1, { checkedInAt })]
    const changed = courtSchedule(yesterday, { bookings: marked })
    act(() => fakeServer.push({ courtScheduleChanged: changed }))
    expect(await dialog.findByRole('button', { name: /^Undo/ })).toBeVisible()
    expect(dialog.getByRole('group', { name: 'Attendance of Ana Ruiz 1' })).toHaveFocus()
  })
})

describe('admin day: the players of a booking', () => {
  const player = (no: number, firstName: string, state: string) => ({
    __typename: 'Player',
    id: `p${String(no)}`,
    userId: `u${String(no)}`,
    firstName,
    lastName: 'Diaz',
    state,
    arrivedAt: null,
  })
  const openBooking = (number: number) =>
    press(`More about the booking of Ana Ruiz ${String(number)}…`)
  const list = () => screen.getByRole('list', { name: 'Players' })
  const rows = () =>
    within(list())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('marks a player as arrived and takes that back, with the focus in the list; shows the refusal of the server, and reads the day again', async () => {
    const sentence = 'This member does not play in the booking.'
    const players = [player(1, 'Bo', 'playing'), player(2, 'Cy', 'invited')]
    const answers = [checkedInAt, null].map(arrivedAt => () => ({
      data: { setPlayerArrived: { __typename: 'Player', id: 'p1', arrivedAt } },
    }))
    const shown = { bookings: [deskBooking(yesterday, 1, { players })] }
    const operations = await openDay(yesterday, shown, {
      SetPlayerArrived: () => {
        const answer = answers.shift()
        if (answer) return answer()
        players[0] = player(1, 'Bo', 'left')
        return errorResponse('CONFLICT', sentence)
      },
    })
    await openBooking(1)
    expect(rows()).toEqual(['Bo Diaz playsArrived', 'Cy Diaz has not answered yet'])
    await press('Arrived: Bo Diaz')
    const undo = 'Undo that Bo Diaz arrived'
    expect(await screen.findByRole('button', { name: undo })).toBeEnabled()
    expect(rows()[0]).toBe('Bo Diaz playsArrivedUndo')
    expect(list()).toHaveFocus()
    await press(undo)
    expect(await screen.findByRole('button', { name: 'Arrived: Bo Diaz' })).toBeEnabled()
    expect(variablesOf(operations, 'SetPlayerArrived')).toEqual([
      { input: { id: 'p1', hasArrived: true } },
      { input: { id: 'p1', hasArrived: false } },
    ])
    await press('Arrived: Bo Diaz')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await screen.findByText('Bo Diaz has left')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Bo Diaz/ })).toBeNull()
  })

  it('have no buttons before the time of arrivals; without players there is no list', async () => {
    const players = [player(1, 'Bo', 'playing')]
    await openDay(tomorrow, {
      bookings: [deskBooking(tomorrow, 1, { players }), deskBooking(tomorrow, 2)],
    })
    await openBooking(1)
    expect(rows()).toEqual(['Bo Diaz plays'])
    await userEvent.keyboard('{Escape}')
    await openBooking(2)
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Players' })).toBeNull()
  })
})
