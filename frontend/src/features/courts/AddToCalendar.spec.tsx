import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../api/sessionStore'
import { mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { person } from '../../testing/sessionFixtures'
import { AddToCalendar } from './AddToCalendar'

/** Mocks a server that refuses the file; returns the URLs of the requests for files. */
function refuseFile(me: unknown) {
  mockServer({ Me: () => ({ data: { me } }) })
  const graphql = globalThis.fetch
  const asked: unknown[] = []
  globalThis.fetch = (url, init) => {
    if (init?.method !== 'HEAD') return graphql(url, init)
    asked.push(url)
    // The parts of a response that the code reads.
    return Promise.resolve({ ok: false, status: 404 } as Response)
  }
  return asked
}

async function press() {
  const [court, startsAt] = ['Championship Court 1', '2026-11-26T23:00:00.000Z']
  await renderWithApi(<AddToCalendar bookingId="b1" court={court} startsAt={startsAt} />)
  const name = 'Add to calendar: Championship Court 1, 6 PM on Thursday, November 26 (Miami time)'
  await userEvent.click(screen.getByRole('button', { name }))
}

describe('add to calendar', () => {
  it('says it if there is no such booking any more, and stays on the page', async () => {
    const asked = refuseFile(person())
    await press()
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible()
    expect(asked).toEqual(['/api/bookings/b1/booking.ics'])
  })

  it('requests no file if the session has ended', async () => {
    const asked = refuseFile(null)
    await press()
    await waitFor(() => expect(sessionStore.current()).toEqual({ status: 'signedOut' }))
    expect(asked).toEqual([])
  })
})
