import { openBookingPage, person, press, setNarrow, sheet } from '../testing/bookingPage'
import { screen, waitFor, within } from '@testing-library/react'
import { BookAgain } from '../features/courts/BookAgain'
import { actAsync } from '../testing/actAsync'
import { ownBooking } from '../testing/courtFixtures'
import { loadBookingBody } from './BookingBody'

const closed = () => waitFor(() => expect(sheet()).toBeNull())
const free = 'Championship Court 1, 7 PM to 8 PM, free'

async function open(at: string, answers: object = {}) {
  const operations = await openBookingPage(loadBookingBody, {
    states: { '1-18': 'mine' },
    upcoming: [ownBooking(1, 18)],
    answers,
    at,
  })
  await screen.findByRole('button', { name: free })
  return operations
}

beforeEach(() => setNarrow(true))

describe('sheet of an hour', () => {
  it('is closed by Back, which stays on the page', async () => {
    await open('/booking')
    await press(free)
    expect(sheet()).toBeVisible()
    await press('Back')
    await closed()
    expect(screen.getByLabelText('address')).toHaveTextContent('/booking')
  })

  it('is closed by a press outside, and the guests stay', async () => {
    await open('/booking')
    await press(free)
    await person.type(screen.getByLabelText(/Guest 1/), 'Ana')
    await person.click(screen.getByRole('dialog'))
    await closed()
    await press(free)
    expect(screen.getByLabelText(/Guest 1/)).toHaveValue('Ana')
  })

  it('cancels one’s own booking', async () => {
    const cancelled = { __typename: 'MemberBooking', id: 'b18', charges: [] }
    const operations = await open('/booking', {
      CancelBooking: () => ({ data: { cancelBooking: cancelled } }),
    })
    await press('Championship Court 1, 6 PM to 7 PM, yours')
    await person.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: /^Cancel Championship/ }),
    )
    await press('Yes, cancel it')
    expect(await screen.findByText('Cancelled')).toBeVisible()
    await closed()
    expect(operations.find(({ operationName }) => operationName === 'CancelBooking')).toBeDefined()
  })
})

/** A link of the dashboard, with the state of its history entry. */
const Again = ({ hour = '7 PM', court = 'Championship Court 1' }) => (
  <BookAgain date="2026-11-17" court={court} hour={hour} guests={['Ana Ruiz', 'Bo']} />
)

async function openAgain(states: Record<string, string>, link = <Again />) {
  await openBookingPage(loadBookingBody, {
    states,
    upcoming: [ownBooking(1, 18)],
    at: '/dashboard',
    otherPage: link,
  })
  await person.click(screen.getByRole('link', { name: /^Book again next week/ }))
}

describe('an hour booked again', () => {
  it('is opened a week later with its guests, and Back closes it', async () => {
    await openAgain({})
    await waitFor(() => expect(sheet()).toBeVisible())
    expect(screen.getByLabelText('address')).toHaveTextContent('/booking?day=2026-11-24')
    expect(within(sheet()!).getByText('Tuesday, November 24, 7 PM to 8 PM')).toBeVisible()
    expect(screen.getByLabelText(/Guest 1/)).toHaveValue('Ana Ruiz')
    expect(screen.getByLabelText(/Guest 2/)).toHaveValue('Bo')
    await press('Back')
    await closed()
    expect(screen.getByLabelText('address')).toHaveTextContent('/booking?day=2026-11-24')
    expect(await screen.findByRole('button', { name: free })).toBeVisible()
  })

  it.each([
    ['later', 'opens Tuesday, November 17, 5 PM'],
    ['mine', 'yours'],
  ])('stays closed if it is %s, and the page says so', async (state, text) => {
    await openAgain({ '1-19': state })
    expect(
      await screen.findByText(`Championship Court 1, Tuesday, November 24, 7 PM to 8 PM: ${text}.`),
    ).toBeVisible()
    await actAsync(() => jest.advanceTimersByTimeAsync(0))
    expect(screen.getByText(/^Championship Court 1, Tuesday, November 24/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('group', { name: 'Day' })).toBeVisible()
  })

  it('does not exist on every day', async () => {
    await openAgain({}, <Again hour="9 PM" />)
    expect(
      await screen.findByText('Championship Court 1 has no hour at 9 PM on this day.'),
    ).toBeVisible()
  })
})

describe('chosen day', () => {
  it('is in the address, and read from there', async () => {
    const operations = await open('/booking?day=2026-11-26')
    expect(operations[0]).toMatchObject({ variables: { date: '2026-11-26' } })
    await press('Fri Nov 27')
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/booking?day=2026-11-27'),
    )
  })

  it('is not read from an address without a day', async () => {
    const operations = await open('/booking?day=2026-13-45')
    expect(operations[0]?.variables).toEqual({})
  })
})
