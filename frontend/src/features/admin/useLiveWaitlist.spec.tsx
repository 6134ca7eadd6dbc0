import { fakeSocket } from '../../testing/fakeSocket'
import { act, screen, waitFor } from '@testing-library/react'
import { mockServer } from '../../testing/mockServer'
import { figureCard, renderAdminWaitlist } from '../../testing/renderAdminWaitlist'
import { waitlistRows, waitlistRow, adminWaitlistHandlers } from '../../testing/waitlistFixtures'

describe('while the team’s page is open', () => {
  const hear = (entry: object) => act(() => fakeSocket.push({ waitlistEntryChanged: entry }))
  const listening = () => waitFor(() => expect(fakeSocket.isListening()).toBe(true))

  /** With two people on the list, to whom others can be added. */
  async function listen(at?: string) {
    const places = waitlistRows(2)
    const asked = mockServer(adminWaitlistHandlers(() => places))
    await renderAdminWaitlist(at)
    await screen.findByText(at ? /found/ : '2 on the list')
    await listening()
    return { places, asked }
  }

  it('a new place appears, is counted and told', async () => {
    const { places } = await listen()
    screen.getByRole('searchbox').focus()
    places.push(waitlistRow(3))
    hear(waitlistRow(3))
    expect(await screen.findByText('#3')).toBeVisible()
    expect(await screen.findByText('3 on the list, 1 new on the list')).toBeVisible()
    expect(figureCard('Members waiting')).toHaveTextContent('3')
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('a new place is told as one of the whole list where only some of it is shown', async () => {
    const { places } = await listen('/admin?status=invited')
    places.push(waitlistRow(3))
    hear(waitlistRow(3))
    expect(await screen.findByText('0 found, 1 new on the whole list')).toBeVisible()
  })

  it('a status changed elsewhere is shown without asking again', async () => {
    const { asked } = await listen()
    const before = asked.length
    hear(waitlistRow(2, { status: 'invited' }))
    expect(await screen.findByText('invited')).toBeVisible()
    expect(asked).toHaveLength(before)
  })

  it('what was missed while the line was down is looked up once it stands', async () => {
    const { places } = await listen()
    places.push(waitlistRow(3))
    act(() => fakeSocket.drop())
    expect(await screen.findByText('#3')).toBeVisible()
  })

  it('listens again when the server ends the subscription, and looks up what was missed', async () => {
    const { places } = await listen()
    places.push(waitlistRow(3))
    act(() => fakeSocket.complete())
    expect(fakeSocket.isListening()).toBe(false)
    await listening()
    expect(await screen.findByText('#3')).toBeVisible()
    places.push(waitlistRow(4))
    hear(waitlistRow(4))
    expect(await screen.findByText('#4')).toBeVisible()
  })

  it('tries once more when too many listen, but not when it may not', async () => {
    await listen()
    act(() => fakeSocket.refuseWith('RATE_LIMITED'))
    expect(fakeSocket.isListening()).toBe(false)
    await listening()
    jest.useFakeTimers()
    act(() => fakeSocket.refuseWith('FORBIDDEN'))
    act(() => jest.advanceTimersByTime(60_000))
    jest.useRealTimers()
    expect(fakeSocket.isListening()).toBe(false)
  })
})
