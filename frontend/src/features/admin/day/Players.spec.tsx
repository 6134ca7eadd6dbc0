import '../../../testing/dialogPolyfill'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clubClock, courtSchedule, deskBooking } from '../../../testing/courtScheduleFixtures'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { addDays, clubDateOf } from '../../../format/courtDays'
import { CurrentSection } from '../CurrentSection'

const today = clubDateOf(new Date())
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]

const player = (no: number, firstName: string, state: string, arrivedAt: string | null = null) => ({
  __typename: 'Player',
  id: `p${String(no)}`,
  userId: `u${String(no)}`,
  firstName,
  lastName: 'Diaz',
  state,
  arrivedAt,
})
const arrived = (arrivedAt: string | null) => ({
  data: { setPlayerArrived: { __typename: 'Player', id: 'p1', arrivedAt } },
})

/** Opens the dialog of a booking with these players. */
async function open(date: string, players: object[], answers: object = {}) {
  const operations = mockServer({
    ClubClock: clubClock(),
    CourtSchedule: ({ date: day }) => {
      const bookings = day === date ? [deskBooking(date, 1, { players })] : []
      return { data: { courtSchedule: courtSchedule(String(day), { bookings }) } }
    },
    ...answers,
  })
  await renderWithApi(<CurrentSection name="day" />, `/admin?view=day&date=${date}`)
  await press('More about the booking of Ana Ruiz 1…')
  return operations
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const list = () => screen.getByRole('list', { name: 'Players' })
const rows = () =>
  within(list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('admin day: the players of a booking', () => {
  it('marks a player as arrived and takes that back, with the focus in the list', async () => {
    const operations = await open(
      yesterday,
      [player(1, 'Bo', 'playing'), player(2, 'Cy', 'invited')],
      {
        SetPlayerArrived: ({ input }: { input: { hasArrived: boolean } }) =>
          arrived(input.hasArrived ? '2026-11-22T15:00:00.000Z' : null),
      },
    )
    expect(rows()).toEqual(['Bo Diaz playsArrived', 'Cy Diaz has not answered yet'])
    await press('Arrived: Bo Diaz')
    const undo = 'Undo that Bo Diaz arrived'
    expect(await screen.findByRole('button', { name: undo })).toBeEnabled()
    expect(rows()[0]).toBe('Bo Diaz playsArrivedUndo')
    expect(list()).toHaveFocus()
    await press(undo)
    expect(await screen.findByRole('button', { name: 'Arrived: Bo Diaz' })).toBeEnabled()
    const inputs = variablesOf(operations, 'SetPlayerArrived')
    expect(inputs).toEqual([
      { input: { id: 'p1', hasArrived: true } },
      { input: { id: 'p1', hasArrived: false } },
    ])
  })

  it('shows the refusal of the server, and reads the day again', async () => {
    const sentence = 'This member does not play in the booking.'
    const players = [player(1, 'Bo', 'playing')]
    await open(yesterday, players, {
      SetPlayerArrived: () => {
        players[0] = player(1, 'Bo', 'left')
        return errorResponse('CONFLICT', sentence)
      },
    })
    await press('Arrived: Bo Diaz')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await screen.findByText('Bo Diaz has left')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Bo Diaz/ })).toBeNull()
  })

  it('has no buttons before the time of arrivals', async () => {
    await open(tomorrow, [player(1, 'Bo', 'playing')])
    expect(rows()).toEqual(['Bo Diaz plays'])
  })

  it('has no list without players', async () => {
    await open(yesterday, [])
    expect(screen.queryByRole('list', { name: 'Players' })).toBeNull()
  })
})
