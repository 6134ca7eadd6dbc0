import { openBookingPage, person, press, setNarrow, sheet } from '../testing/bookingPage'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { actAsync } from '../testing/actAsync'
import { ownBooking } from '../testing/courtFixtures'
import { loadBookingBody } from './BookingBody'

const free = 'Championship Court 1, 7 PM to 8 PM, free'
const address = () => screen.getByLabelText('address')

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

const waysToClose: [string, () => Promise<unknown>][] = [
  ['Escape', pressEscape],
  ['Back', () => press('Back')],
  ['its button', () => press('Close')],
]
const booked = { bookCourt: { __typename: 'MemberBooking', id: 'b1' } }

describe('sheet of an hour that is closed while its request is under way', () => {
  beforeEach(() => setNarrow(true))

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
    setNarrow(false)
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
