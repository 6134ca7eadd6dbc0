import { fill, openBookingPage, person, press, setNarrow, sheet } from '../testing/bookingPage'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { BookAgain } from '../features/courts/BookAgain'
import { actAsync } from '../testing/actAsync'
import { ownBooking } from '../testing/courtFixtures'
import { variablesOf } from '../testing/mockServer'
import { loadBookingBody } from './BookingBody'

const address = () => screen.getByLabelText('address')
const closed = () => waitFor(() => expect(sheet()).toBeNull())
const free = 'Championship Court 1, 7 PM to 8 PM, free'

async function open(answers: object) {
  const operations = await openBookingPage(loadBookingBody, {
    states: { '1-18': 'mine' },
    upcoming: [ownBooking(1, 18)],
    answers,
  })
  await screen.findByRole('button', { name: free })
  return operations
}

beforeEach(() => setNarrow(true))

describe('sheet of an hour', () => {
  it('is closed by a press outside, by Back, and once one’s own booking is cancelled; the page and the guests stay', async () => {
    const cancelled = { __typename: 'MemberBooking', id: 'b18', charges: [] }
    const operations = await open({
      CancelBooking: () => ({ data: { cancelBooking: cancelled } }),
    })
    await press(free)
    await fill(/Guest 1/, 'Ana')
    await person.click(screen.getByRole('dialog'))
    await closed()
    await press(free)
    expect(screen.getByLabelText(/Guest 1/)).toHaveValue('Ana')
    await press('Back')
    await closed()
    expect(address()).toHaveTextContent('/booking')
    await press('Championship Court 1, 6 PM to 7 PM, yours')
    await person.click(within(sheet()!).getByRole('button', { name: /^Cancel Championship/ }))
    await press('Yes, cancel it')
    expect(await screen.findByText('Cancelled')).toBeVisible()
    await closed()
    expect(variablesOf(operations, 'CancelBooking')).toHaveLength(1)
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
    expect(address()).toHaveTextContent('/booking?day=2026-11-24')
    expect(within(sheet()!).getByText('Tuesday, November 24, 7 PM to 8 PM')).toBeVisible()
    expect(screen.getByLabelText(/Guest 1/)).toHaveValue('Ana Ruiz')
    expect(screen.getByLabelText(/Guest 2/)).toHaveValue('Bo')
    await press('Back')
    await closed()
    expect(address()).toHaveTextContent('/booking?day=2026-11-24')
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

const offer = {
  __typename: 'StandbyInLine',
  id: 's1',
  startsAt: '2026-11-24T22:00:00.000Z',
  state: 'offered',
  ahead: 0,
  offerUntil: '2026-11-24T15:20:00.000Z',
  court: null,
  offeredCourt: { __typename: 'Court', id: 'c1', name: 'Championship Court 1' },
}

/** Opens the page from another one; the answer of `name` comes when the returned function is called. */
async function openFromFaq(name: string, data: object) {
  let respond = (_answer: object) => {}
  const answer = new Promise<object>(resolve => {
    respond = resolve
  })
  await openBookingPage(loadBookingBody, {
    states: { '1-17': 'offered', '1-18': 'mine' },
    upcoming: [ownBooking(1, 18)],
    standby: [offer],
    answers: { [name]: () => answer },
    at: '/faq',
    otherPage: <Link to="/booking?day=2026-11-24">Book</Link>,
  })
  await person.click(screen.getByRole('link', { name: 'Book' }))
  await screen.findByRole('button', { name: free })
  return () => actAsync(() => respond({ data }))
}

/** Waits until the page could have left, and expects that it has stayed. */
async function expectToStay() {
  await actAsync(() => jest.advanceTimersByTimeAsync(100))
  expect(address()).toHaveTextContent('/booking?day=2026-11-24')
  expect(screen.getByRole('button', { name: free })).toBeVisible()
}

/** Escape, as a browser tells it to a modal dialog wherever the focus is. */
const pressEscape = () =>
  actAsync(() => fireEvent(sheet()!, new Event('cancel', { cancelable: true })))

describe('sheet of an hour that is closed while its request is under way', () => {
  const booked = { bookCourt: { __typename: 'MemberBooking', id: 'b1' } }
  const cancelled = { cancelBooking: { __typename: 'MemberBooking', id: 'b18', charges: [] } }
  const taken = { takeStandby: { __typename: 'MemberBooking', id: 'b1' } }

  const ways = [
    {
      name: 'BookCourt',
      data: booked,
      hour: free,
      labels: ['Book court'],
      said: 'Championship Court 1, Tuesday, November 24, 7 PM to 8 PM.',
      way: 'Back',
      close: () => press('Back'),
    },
    {
      name: 'CancelBooking',
      data: cancelled,
      said: 'Cancelled',
      hour: 'Championship Court 1, 6 PM to 7 PM, yours',
      labels: [/^Cancel Championship/, 'Yes, cancel it'],
      way: 'Escape',
      close: pressEscape,
    },
    {
      name: 'TakeStandby',
      data: taken,
      labels: ['Take it'],
      said: 'Booked',
      hour: 'Championship Court 1, 5 PM to 6 PM, held for you',
      way: 'its button',
      close: () => press('Close'),
    },
  ]

  it.each(ways)('stays on the page after $name, closed by $way (PAGE-16)', async request => {
    const respond = await openFromFaq(request.name, request.data)
    await press(request.hour)
    for (const name of request.labels)
      await person.click(await within(sheet()!).findByRole('button', { name }))
    await request.close()
    await closed()
    await respond()
    expect(await screen.findByText(request.said)).toBeVisible()
    await expectToStay()
  })

  it('leaves the panel of another hour open, with its guests', async () => {
    setNarrow(false)
    const respond = await openFromFaq('BookCourt', booked)
    await press(free)
    await press('Book court')
    await press('Championship Court 2, 7 PM to 8 PM, free')
    await fill(/Guest 1/, 'Ana')
    await respond()
    expect(
      await screen.findByText('Championship Court 1, Tuesday, November 24, 7 PM to 8 PM.'),
    ).toBeVisible()
    await expectToStay()
    expect(screen.getByRole('dialog', { name: 'Championship Court 2' })).toBeVisible()
    expect(screen.getByLabelText(/Guest 1/)).toHaveValue('Ana')
  })
})
