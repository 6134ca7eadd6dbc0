import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refused, serve } from '../../testing/network'
import { renderLive } from '../../testing/renderLive'
import { AdminWaitlist } from './AdminWaitlist'

const joined = '2024-01-16T04:42:00.000Z'

const row = (position: number, changes: { status?: string; user?: object } = {}) => ({
  __typename: 'WaitlistEdge',
  cursor: `c${String(position)}`,
  node: {
    __typename: 'WaitlistEntry',
    id: `e${String(position)}`,
    position,
    status: 'waiting',
    createdAt: joined,
    ...changes,
    user: {
      __typename: 'WaitlistPerson',
      firstName: 'Camila',
      lastName: `Alvarez ${String(position)}`,
      email: `camila${String(position)}@example.com`,
      joinDate: joined,
      ...changes.user,
    },
  },
})

/* The server's own paging: at most `first` rows after the cursor. */
const listOf =
  (rows: ReturnType<typeof row>[]) =>
  ({ first, after }: Record<string, unknown>) => {
    const start = rows.findIndex(({ cursor }) => cursor === after) + 1
    const edges = rows.slice(start, start + Number(first))
    return {
      data: {
        waitlist: {
          __typename: 'WaitlistConnection',
          totalCount: rows.length,
          edges,
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: start + edges.length < rows.length,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        },
      },
    }
  }

const stats = {
  WaitlistStats: () => ({
    data: {
      waitlistStats: {
        __typename: 'WaitlistStats',
        dailySignups: 17,
        spotsRemaining: 63,
        total: 120,
        capacity: 225,
        resetsAt: joined,
      },
    },
  }),
}

const figure = (label: string) => screen.getByText(label).parentElement
const cells = (of: HTMLElement | undefined) =>
  of
    ? within(of)
        .getAllByRole('cell')
        .map(cell => cell.textContent)
    : []

describe('the team’s waitlist', () => {
  it('shows each person in six columns, on the club’s clock', async () => {
    serve({
      ...stats,
      Waitlist: listOf([
        row(1, { status: 'joined' }),
        row(2, { user: { firstName: null, lastName: null, joinDate: null } }),
      ]),
    })
    await renderLive(<AdminWaitlist />, '/admin')
    const [, first, second] = await screen.findAllByRole('row')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Position',
      'Name',
      'Email',
      'Status',
      'Joined Waitlist',
      'Member Since',
    ])
    expect(cells(first)).toEqual([
      '#1',
      'Camila Alvarez 1',
      'camila1@example.com',
      'joined',
      'Joined Waitlist: Jan 15, 2024, 11:42 PM',
      'Member Since: Jan 15, 2024, 11:42 PM',
    ])
    expect(cells(second).slice(1)).toEqual([
      'N/A',
      'camila2@example.com',
      'waiting',
      'Joined Waitlist: Jan 15, 2024, 11:42 PM',
      'Member Since: N/A',
    ])
  })

  it('brings everyone, page after page, and counts as the server counts', async () => {
    const asked = serve({
      ...stats,
      Waitlist: listOf(Array.from({ length: 225 }, (_row, i) => row(i + 1))),
    })
    await renderLive(<AdminWaitlist />, '/admin')
    expect(await screen.findByText('#225')).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(226)
    expect(figure('Members waiting')).toHaveTextContent('225')
    expect(figure('Signups today')).toHaveTextContent('17')
    expect(figure('Out of 80 daily')).toHaveTextContent('63')
    const pages = asked.filter(({ operationName }) => operationName === 'Waitlist')
    expect(pages.map(({ variables }) => variables)).toContainEqual({ first: 100, after: 'c200' })
    expect(screen.queryByText('Loading the rest of the list...')).toBeNull()
  })

  it('says so when nobody is on the list', async () => {
    serve({ ...stats, Waitlist: listOf([]) })
    await renderLive(<AdminWaitlist />, '/admin')
    expect(await screen.findByText('No members on waitlist yet')).toBeVisible()
  })

  it('shows the default figures without stats, and lets the team try again without a list', async () => {
    serve({ Waitlist: () => refused('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.') })
    await renderLive(<AdminWaitlist />, '/admin')
    expect(await screen.findByText('The waitlist could not be loaded.')).toBeVisible()
    expect(figure('Signups today')).toHaveTextContent('0')
    expect(figure('Out of 80 daily')).toHaveTextContent('80')
    serve({ ...stats, Waitlist: listOf([row(1)]) })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('camila1@example.com')).toBeVisible()
  })
})
