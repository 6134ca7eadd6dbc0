import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor } from '@testing-library/react'
import { mockServer } from '../../../testing/mockServer'
import { figureCard, renderAdminWaitlist } from '../../../testing/renderAdminWaitlist'
import { waitlistEntries, waitlistEntry, waitlistAnswers } from '../../../testing/waitlistFixtures'

describe('admin waitlist live updates', () => {
  const hear = (entry: object) => act(() => fakeServer.push({ waitlistEntryChanged: entry }))
  const listening = () => waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))

  /** Opens a waitlist with two entries. A test adds more to `places`. */
  async function listen(at?: string) {
    const places = waitlistEntries(2)
    const operations = mockServer(waitlistAnswers(() => places))
    await renderAdminWaitlist(at)
    await screen.findByText(at ? /found/ : '2 on the list')
    await listening()
    return { places, operations }
  }

  it('show, count and announce a new entry', async () => {
    const { places } = await listen()
    screen.getByRole('searchbox').focus()
    places.push(waitlistEntry(3))
    hear(waitlistEntry(3))
    expect(await screen.findByText('#3')).toBeVisible()
    expect(await screen.findByText('3 on the list, 1 new on the list')).toBeVisible()
    expect(figureCard('Members waiting')).toHaveTextContent('3')
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('announce a new entry that the filter hides', async () => {
    const { places } = await listen('/admin?status=invited')
    places.push(waitlistEntry(3))
    hear(waitlistEntry(3))
    expect(await screen.findByText('0 found, 1 new on the whole list')).toBeVisible()
  })

  it('show a status changed elsewhere without a request', async () => {
    const { operations } = await listen()
    const before = operations.length
    hear(waitlistEntry(2, { status: 'invited' }))
    expect(await screen.findByText('invited')).toBeVisible()
    expect(operations).toHaveLength(before)
  })

  it('count a person who has left elsewhere no longer as waiting', async () => {
    const { places } = await listen()
    await waitFor(() => expect(figureCard('Members waiting')).toHaveTextContent('2'))
    places[1] = waitlistEntry(2, { status: 'left' })
    hear(waitlistEntry(2, { status: 'left' }))
    expect(await screen.findByText('left')).toBeVisible()
    await waitFor(() => expect(figureCard('Members waiting')).toHaveTextContent('1'))
  })
})
