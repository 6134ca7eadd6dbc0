import { screen, waitFor, within } from '@testing-library/react'
import { mockServer } from '../testing/mockServer'
import { ownEntry, person } from '../testing/sessionFixtures'
import { renderWithApi } from '../testing/renderWithApi'
import { theme } from '../ui/theme'
import { DashboardBody } from './DashboardBody'

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(one => one.textContent)
const placed = (changes: object = {}) => ({
  MyWaitlistEntry: () => ({ data: { myWaitlistEntry: { ...ownEntry, ...changes } } }),
})

const bookingsOf = (status: string) => ({
  __typename: 'BookingConnection',
  totalCount: 1,
  edges: [
    {
      __typename: 'BookingEdge',
      cursor: 'b1',
      node: {
        __typename: 'CourtBooking',
        id: 'b1',
        courtName: 'Court 2',
        bookingDate: '2026-11-27',
        startTime: '23:30',
        status,
      },
    },
  ],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'b1' },
})

describe('dashboard', () => {
  it('shows the place, its status and the invitation first; figures and bookings follow', async () => {
    mockServer(placed())
    await renderWithApi(<DashboardBody user={person()} />)
    const invite = await screen.findByRole('link', { name: 'Invite a partner' })
    expect(invite).toHaveAttribute('href', '/share')
    expect(headings()[0]).toBe('Waitlist')
    for (const term of ['Your place', 'Referrals made'])
      expect(screen.getByText(term)).toBeVisible()
    expect(screen.getByText('#7')).toBeVisible()
    expect(screen.getByText('waiting')).toBeVisible()
    const played = screen.getByText('Games played')
    const bookings = screen.getByRole('heading', { name: 'Upcoming bookings' })
    for (const later of [played, bookings])
      expect(invite.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says the plan wish of whoever has one, and nothing of it without', async () => {
    mockServer(placed({ planWish: 'unlimited' }))
    const { unmount } = await renderWithApi(<DashboardBody user={person()} />)
    const wish = await screen.findByText('Plan wish')
    expect(within(wish.parentElement ?? wish).getByText('Unlimited')).toBeVisible()
    unmount()
    mockServer(placed())
    await renderWithApi(<DashboardBody user={person()} />)
    expect(await screen.findByText('#7')).toBeVisible()
    expect(screen.queryByText('Plan wish')).toBeNull()
  })

  it('shows an unknown plan wish by its own word', async () => {
    mockServer(placed({ planWish: 'family' }))
    await renderWithApi(<DashboardBody user={person()} />)
    const wish = await screen.findByText('Plan wish')
    expect(within(wish.parentElement ?? wish).getByText('family')).toBeVisible()
  })

  it.each(['expired', 'constructor'])(
    'shows a status of a newer server by its own word, in grey: %s',
    async status => {
      mockServer(placed({ status }))
      await renderWithApi(<DashboardBody user={person()} />)
      expect(await screen.findByText(status)).toHaveStyle({ background: theme.color.statusOther })
    },
  )

  it.each([
    ['confirmed', '11:30 PM'],
    ['cancelled', '11:30 PM, cancelled'],
    ['no_show', '11:30 PM, no_show'],
  ])('says of a booking that is %s: %s', async (status, words) => {
    mockServer({ ...placed(), Bookings: () => ({ data: { bookings: bookingsOf(status) } }) })
    await renderWithApi(<DashboardBody user={person()} />)
    const [court] = await screen.findAllByText('Court 2')
    expect(court?.nextElementSibling?.textContent).toBe(words)
  })

  it('says first that there is no place, and shows the team the figures first', async () => {
    mockServer({ MyWaitlistEntry: () => ({ data: { myWaitlistEntry: null } }) })
    const { unmount } = await renderWithApi(<DashboardBody user={person()} />)
    expect(await screen.findByRole('button', { name: 'Reserve My Spot Now' })).toBeVisible()
    expect(headings()[0]).toBe('Not on the list yet')
    unmount()
    mockServer({})
    await renderWithApi(<DashboardBody user={person({ isAdmin: true, role: 'ADMIN' })} />)
    expect(headings()).not.toContain('Waitlist')
  })

  it.each([
    ['asks whoever has not confirmed their address to do so', false, true, 1],
    ['asks nobody to confirm where no mail is sent', false, false, 0],
    ['does not ask whoever has confirmed', true, true, 0],
  ])('%s', async (_what, emailConfirmed, sendsMail, notices) => {
    mockServer({ ...placed(), SendsMail: () => ({ data: { sendsMail } }) })
    await renderWithApi(<DashboardBody user={person({ emailConfirmed })} />)
    await waitFor(() => expect(screen.getByText('#7')).toBeVisible())
    const words = 'Please confirm your address. We wrote to camila@example.com.'
    expect(screen.queryAllByText(words)).toHaveLength(notices)
  })

  it('is there without the notice when nobody knows whether mail is sent', async () => {
    mockServer(placed())
    await renderWithApi(<DashboardBody user={person({ emailConfirmed: false })} />)
    await waitFor(() => expect(screen.getByText('#7')).toBeVisible())
    expect(screen.queryByText(/Please confirm/)).toBeNull()
  })
})
