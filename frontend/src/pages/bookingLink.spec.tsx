import { openBookingPage, press } from '../testing/bookingPage'
import { screen, waitFor } from '@testing-library/react'
import { actAsync } from '../testing/actAsync'
import { linkTokenOf } from '../testing/openLink'
import { loadBookingBody } from './BookingBody'

const token = linkTokenOf('a')
const free = 'Championship Court 1, 6 PM to 7 PM, free'
const linked = {
  data: {
    playerLink: {
      ...{ __typename: 'LinkedBooking', state: 'open', startsAt: '2026-11-26T23:00:00.000Z' },
      court: { __typename: 'Court', id: 'c1', name: 'Championship Court 1' },
      owner: { __typename: 'PlayerName', userId: 'u3', firstName: 'Ann', lastName: 'Ruiz' },
      players: [],
    },
  },
}

/** Opens the page by a link; the answer about its booking comes when the returned function is called. */
async function openByLink() {
  let respond = () => {}
  const answer = new Promise<void>(resolve => {
    respond = resolve
  })
  history.replaceState({ idx: 0 }, '', `/booking#${token}`)
  const operations = await openBookingPage(loadBookingBody, {
    answers: { PlayerLink: () => answer.then(() => linked) },
  })
  return { operations, respond: () => actAsync(respond) }
}

const sent = (operations: readonly { operationName: string }[]) =>
  operations.filter(({ operationName }) => operationName === 'PlayerLink').length

describe('booking page that is opened by a link to play', () => {
  it('shows the hours together with the card above them, so that nothing moves', async () => {
    const { operations, respond } = await openByLink()
    await waitFor(() =>
      expect(operations.map(({ operationName }) => operationName)).toEqual(
        expect.arrayContaining(['CourtDay', 'Players', 'PlayerLink']),
      ),
    )
    await actAsync(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.queryByRole('button', { name: free })).toBeNull()
    await respond()
    expect(await screen.findByRole('button', { name: free })).toBeVisible()
    expect(screen.getByText(/^Ann Ruiz booked it/)).toBeVisible()
  })

  it('asks again when the link is opened again in the tab, and the hours stay', async () => {
    const { operations, respond } = await openByLink()
    await respond()
    await press('Not now')
    expect(screen.queryByText(/^Ann Ruiz booked it/)).toBeNull()
    location.hash = token
    await screen.findByText(/^Ann Ruiz booked it/)
    expect(screen.getByRole('button', { name: free })).toBeVisible()
    expect(sent(operations)).toBe(2)
  })
})
