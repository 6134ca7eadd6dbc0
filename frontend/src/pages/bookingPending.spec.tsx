import '../testing/fakeSocket'
import '../testing/dialogPolyfill'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { actAsync } from '../testing/actAsync'
import {
  bookingAllowance,
  courtDay,
  noPlayers,
  openPlay,
  ownBooking,
} from '../testing/courtFixtures'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { loadBookingBody } from './BookingBody'

const person = userEvent.setup({
  advanceTimers: ms => jest.advanceTimersByTimeAsync(ms).then(() => {}),
})
const press = async (name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }))
const free = 'Championship Court 1, 7 PM to 8 PM, free'
const address = () => screen.getByLabelText('address')
const sheet = () => screen.queryByRole('dialog', { name: 'Championship Court 1' })

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

/** The court page, with a way back. */
function BookingPage({ Body }: { Body: Awaited<ReturnType<typeof loadBookingBody>> }) {
  const navigate = useNavigate()
  return (
    <>
      <Body />
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

/** Opens the page from another one; the answer of `name` comes when the returned function is called. */
async function openFromFaq(name: string, data: object) {
  let respond = (_answer: object) => {}
  const answer = new Promise<object>(resolve => {
    respond = resolve
  })
  mockServer({
    ...noPlayers,
    CourtDay: () => ({
      data: {
        closureNotes: [],
        standby: [offer],
        openPlay,
        courtDay: courtDay({ '1-17': 'offered', '1-18': 'mine' }),
        bookingAllowance: bookingAllowance({}, [ownBooking(1, 18)]),
      },
    }),
    [name]: () => answer,
  })
  const Body = await loadBookingBody()
  await renderWithApi(
    <Routes>
      <Route path="/faq" element={<Link to="/booking?day=2026-11-24">Book</Link>} />
      <Route path="/booking" element={<BookingPage Body={Body} />} />
    </Routes>,
    '/faq',
  )
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

const waysToClose: [string, () => Promise<unknown>][] = [
  ['Escape', pressEscape],
  ['Back', () => press('Back')],
  ['its button', () => press('Close')],
]
const booked = { bookCourt: { __typename: 'MemberBooking', id: 'b1' } }

describe('sheet of an hour that is closed while its request is under way', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-24T15:00:00Z'), advanceTimers: true })
    globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList
  })
  afterEach(() => {
    jest.useRealTimers()
    sessionStorage.clear()
  })

  it.each(waysToClose)(
    'stays on the page after a booking, by %s (PAGE-16)',
    async (_way, close) => {
      const respond = await openFromFaq('BookCourt', booked)
      await press(free)
      await press('Book court')
      await close()
      await waitFor(() => expect(sheet()).toBeNull())
      await respond()
      expect(
        await screen.findByText('Championship Court 1, Tuesday, November 24, 7 PM to 8 PM.'),
      ).toBeVisible()
      await expectToStay()
    },
  )

  it('stays on the page after a cancellation', async () => {
    const respond = await openFromFaq('CancelBooking', {
      cancelBooking: { __typename: 'MemberBooking', id: 'b18', charges: [] },
    })
    await press('Championship Court 1, 6 PM to 7 PM, yours')
    await person.click(within(sheet()!).getByRole('button', { name: /^Cancel Championship/ }))
    await press('Yes, cancel it')
    await pressEscape()
    await waitFor(() => expect(sheet()).toBeNull())
    await respond()
    expect(await screen.findByText('Cancelled')).toBeVisible()
    await expectToStay()
  })

  it('stays on the page after an offer is taken', async () => {
    const respond = await openFromFaq('TakeStandby', {
      takeStandby: { __typename: 'MemberBooking', id: 'b1' },
    })
    await press('Championship Court 1, 5 PM to 6 PM, held for you')
    await person.click(await within(sheet()!).findByRole('button', { name: 'Take it' }))
    await pressEscape()
    await waitFor(() => expect(sheet()).toBeNull())
    await respond()
    expect(await screen.findByText('Booked')).toBeVisible()
    await expectToStay()
  })

  it('leaves the panel of another hour open, with its guests', async () => {
    globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList
    const respond = await openFromFaq('BookCourt', booked)
    await press(free)
    await press('Book court')
    await press('Championship Court 2, 7 PM to 8 PM, free')
    await person.type(await screen.findByLabelText(/Guest 1/), 'Ana')
    await respond()
    expect(
      await screen.findByText('Championship Court 1, Tuesday, November 24, 7 PM to 8 PM.'),
    ).toBeVisible()
    await expectToStay()
    expect(screen.getByRole('dialog', { name: 'Championship Court 2' })).toBeVisible()
    expect(screen.getByLabelText(/Guest 1/)).toHaveValue('Ana')
  })
})
