import { act, screen } from '@testing-library/react'
import { sessionStore } from '../../api/sessionStore'
import { mockServer } from '../../testing/mockServer'
import { waitlistStats } from '../../testing/waitlistFixtures'
import { addStylesToDocument, renderBeforeApi, renderWithApi } from '../../testing/renderWithApi'
import { AvailabilityBadge } from './AvailabilityBadge'
import { AvailabilityNote } from './AvailabilityNote'
import { SpotsLeft } from './SpotsLeft'

let figures = { spotsRemaining: 78, total: 20 }
const stats = {
  WaitlistStats: () => waitlistStats(figures.spotsRemaining, figures.total).WaitlistStats(),
}

/** The parts of the waitlist page that request the figures. */
const parts = (
  <>
    <AvailabilityBadge />
    <AvailabilityNote />
    <SpotsLeft />
  </>
)

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const numeral = () => screen.getByText('spots left', { exact: false }).closest('[role=status]')
const picture = () => screen.getByRole('img')

beforeEach(() => {
  sessionStore.setUser(null)
  figures = { spotsRemaining: 78, total: 20 }
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

// The order matters: Apollo Client cannot be unloaded.
describe.each([
  ['before Apollo Client is loaded', renderBeforeApi],
  ['with Apollo Client', renderWithApi],
])('SpotsLeft %s', (_when, render) => {
  const open = () => render(parts, '/waitlist')

  it('shows the day’s capacity as a maximum before the response and after a failure', async () => {
    mockServer({})
    await open()
    await pass(1000)
    expect(numeral()).toHaveTextContent('80 spots left today, at most Max capacity 225')
    expect(picture()).toHaveAccessibleName('225 places in all')
    expect(screen.getByText(/^Up to 80 places are given out each Miami day\.$/)).toBeVisible()
    expect(screen.queryByText(/still free/)).toBeNull()
    expect(screen.queryByText(/OPENS AGAIN|THE LIST IS FULL/)).toBeNull()
    expect(screen.getByText(/Your place is taken with it while places are open/)).toBeVisible()
  })

  it('labels the number as today’s and lights the free places of the whole list', async () => {
    mockServer(stats)
    await open()
    await pass(0)
    expect(numeral()).toHaveTextContent('78 spots left today Max capacity 225')
    expect(picture()).toHaveAccessibleName('205 of 225 places free')
    expect(screen.getByText('Up to 80 places are given out each Miami day.')).toBeVisible()
    expect(screen.getByText('205 of 225 are still free.')).toBeVisible()
    expect(screen.queryByText(/OPENS AGAIN|THE LIST IS FULL/)).toBeNull()
  })

  it('uses the singular for one place', async () => {
    addStylesToDocument()
    figures = { spotsRemaining: 1, total: 224 }
    mockServer(stats)
    await open()
    await pass(0)
    expect(screen.getByText('1 of 225 is still free.')).toBeVisible()
    expect(picture()).toHaveAccessibleName('1 of 225 places free')
    expect(
      screen.getByText('spot left', { exact: false }).closest('[role=status]'),
    ).toHaveTextContent('1 spot left today Max capacity 225')
    // In a box for two digits, one digit is aligned with the words beside it.
    expect(screen.getByText('1')).toHaveStyle({ textAlign: 'end' })
  })

  it('says when places open again and what the button does if today’s are taken', async () => {
    figures = { spotsRemaining: 0, total: 130 }
    mockServer(stats)
    await open()
    await pass(0)
    expect(screen.getByText('OPENS AGAIN 12:00 AM MIAMI TIME')).toBeVisible()
    expect(
      screen.getByText(/^Today’s 80 places are taken\. Your account is made now/),
    ).toHaveTextContent('12:00 AM on Sunday, November 22 (Miami time)')
    expect(numeral()).toHaveTextContent('0 spots left today')
    expect(picture()).toHaveAccessibleName('95 of 225 places free')
  })

  it('says that the list is full, and that an account gets no place', async () => {
    figures = { spotsRemaining: 0, total: 225 }
    mockServer(stats)
    await open()
    await pass(0)
    expect(screen.getByText('THE LIST IS FULL')).toBeVisible()
    expect(numeral()).toHaveTextContent('0 spots left for now Max capacity 225')
    expect(screen.getByText('A place that becomes free is given out again.')).toBeVisible()
    expect(screen.queryByText(/OPENS AGAIN|today|Miami day/)).toBeNull()
    expect(screen.getByText(/^All 225 places are taken\..*no place now/)).toBeVisible()
    expect(picture()).toHaveAccessibleName('0 of 225 places free')
  })

  it('refetches every thirty seconds until the page is left, and shows no cached figure after that', async () => {
    const operations = mockServer(stats)
    const { unmount } = await open()
    await pass(0)
    const before = operations.length
    figures = { spotsRemaining: 0, total: 98 }
    await pass(29_000)
    expect(operations).toHaveLength(before)
    await pass(1_000)
    // The parts that do not poll update a moment later.
    await pass(10)
    expect(operations.length).toBeGreaterThan(before)
    expect(picture()).toHaveAccessibleName('127 of 225 places free')
    expect(screen.getByText('OPENS AGAIN 12:00 AM MIAMI TIME')).toBeVisible()
    unmount()
    const last = operations.length
    await pass(120_000)
    expect(operations).toHaveLength(last)
    // A reader who returns, perhaps with a place, sees no cached figure.
    mockServer({})
    await open()
    await pass(0)
    expect(numeral()).toHaveTextContent('80 spots left today, at most')
  })

  it('still refetches every thirty seconds after the computer’s clock was set back', async () => {
    const operations = mockServer(stats)
    await open()
    await pass(0)
    const before = operations.length
    jest.setSystemTime(Date.now() - 3_600_000)
    await pass(60_000)
    expect(operations).toHaveLength(before + 2)
  })

  it('ignores a response that is older than the shown one', async () => {
    let answerLate = () => {}
    mockServer(stats)
    await open()
    await pass(0)
    const late = stats.WaitlistStats()
    mockServer({ WaitlistStats: () => new Promise(resolve => (answerLate = () => resolve(late))) })
    await pass(30_000)
    figures = { spotsRemaining: 0, total: 98 }
    mockServer(stats)
    await pass(30_000)
    answerLate()
    await pass(10)
    expect(numeral()).toHaveTextContent('0 spots left today')
  })

  it('does not refetch in a hidden tab, and refetches when it becomes visible, but not just after a failure', async () => {
    const operations = mockServer(stats)
    await open()
    await pass(0)
    const before = operations.length
    await pass(10_000)
    await hideFor(15_000)
    expect(operations).toHaveLength(before)
    await pass(5_000)
    expect(operations).toHaveLength(before + 1)
    await hideFor(44_000)
    expect(operations).toHaveLength(before + 2)
    await pass(29_000)
    expect(operations).toHaveLength(before + 2)
    figures = { spotsRemaining: 0, total: 98 }
    await pass(1_000)
    expect(operations).toHaveLength(before + 3)
    await pass(10)
    expect(picture()).toHaveAccessibleName('127 of 225 places free')
    const refused = mockServer({})
    await pass(32_000)
    expect(refused).toHaveLength(1)
    await hideFor(5_000)
    expect(refused).toHaveLength(1)
    await pass(23_000)
    expect(refused).toHaveLength(2)
  })
})

/** Hides the tab for this time, then shows it again. */
async function hideFor(ms: number) {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(ms)
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
}
