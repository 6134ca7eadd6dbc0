import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../CurrentSection'
import { errorResponse, mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { waitlistEntry } from '../../../testing/waitlistFixtures'

/**
 * A response with the sign-ups of consecutive days, latest last, and the friends of each referrer.
 */
const answer = (signups: number[], friends: number[] = []) => ({
  data: {
    waitlistStatistics: {
      __typename: 'WaitlistStatistics',
      signupsByDay: signups.map((count, index) => ({
        __typename: 'DailySignups',
        day: `2026-11-${String(index + 1).padStart(2, '0')}`,
        signups: count,
      })),
      topReferrers: friends.map((referralRewards, index) => ({
        ...waitlistEntry(index + 1),
        referralRewards,
      })),
    },
    waitlistStats: { __typename: 'WaitlistStats', dailyCap: 80 },
  },
})

const open = () => renderWithApi(<CurrentSection name="statistics" />, '/admin?view=statistics')
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent)

describe('admin statistics', () => {
  it('show the sign-ups of each day in a table, latest first, their sum, and the top referrers, each a link to the person panel', async () => {
    mockServer({ WaitlistGrowth: () => answer([3, 31, 0], [12, 6]) })
    await open()
    const table = await screen.findByRole('table', { name: 'Sign-ups by day, Nov 3 to Nov 1' })
    expect(rows(table)).toEqual(['Nov 30', 'Nov 231', 'Nov 13'])
    expect(
      screen.getByText(
        '34 sign-ups in the last 3 days, Miami time. The most on one day: 31, on Nov 2.',
      ),
    ).toBeVisible()
    const referrers = screen.getByRole('table', { name: 'Who brought most friends' })
    expect(rows(referrers)).toEqual(['Camila Alvarez 112', 'Camila Alvarez 26'])
    await userEvent.click(within(referrers).getByRole('link', { name: 'Camila Alvarez 2' }))
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent(
      '/admin?view=person&id=u2',
    )
  })

  it('split the days into tables of ten', async () => {
    mockServer({ WaitlistGrowth: () => answer(Array.from({ length: 24 }, (_day, at) => at)) })
    await open()
    const tables = await screen.findAllByRole('table', { name: /^Sign-ups by day/ })
    expect(tables.map(table => rows(table).length)).toEqual([10, 10, 4])
    expect(tables.flatMap(rows)).toHaveLength(24)
    expect(rows(tables[2]!).at(-1)).toBe('Nov 10')
  })

  it('show an empty state without sign-ups', async () => {
    mockServer({ WaitlistGrowth: () => answer([0, 0]) })
    await open()
    expect(await screen.findByText('Nobody has brought a friend yet')).toBeVisible()
    expect(screen.getByText('0 sign-ups in the last 2 days, Miami time.')).toBeVisible()
  })

  it('offer a retry after a failure', async () => {
    mockServer({ WaitlistGrowth: () => errorResponse('SERVICE_UNAVAILABLE', 'Later.') })
    await open()
    expect(await screen.findByText('The statistics could not be loaded.')).toBeVisible()
    mockServer({ WaitlistGrowth: () => answer([7]) })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/7 sign-ups/)).toBeVisible()
  })
})
