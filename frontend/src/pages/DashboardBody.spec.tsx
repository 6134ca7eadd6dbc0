import { screen, waitFor, within } from '@testing-library/react'
import { connectionOf } from '../testing/connectionOf'
import { mockServer } from '../testing/mockServer'
import { hour } from '../testing/personFixtures'
import { ownEntry, person } from '../testing/sessionFixtures'
import { addStylesToDocument, renderWithApi } from '../testing/renderWithApi'
import { theme } from '../ui/theme'
import { DashboardBody } from './DashboardBody'

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(one => one.textContent)
const placed = (changes: object = {}) => ({
  MyWaitlistEntry: () => ({ data: { myWaitlistEntry: { ...ownEntry, ...changes } } }),
})

describe('dashboard', () => {
  it('shows the place, its status and the invitation before figures and bookings', async () => {
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

  it('shows a plan wish, and nothing without one', async () => {
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

  it('shows an unknown plan wish as received', async () => {
    mockServer(placed({ planWish: 'family' }))
    await renderWithApi(<DashboardBody user={person()} />)
    const wish = await screen.findByText('Plan wish')
    expect(within(wish.parentElement ?? wish).getByText('family')).toBeVisible()
  })

  it.each(['expired', 'constructor'])(
    'shows an unknown status from a newer server as received, in grey: %s',
    async status => {
      addStylesToDocument()
      mockServer(placed({ status }))
      await renderWithApi(<DashboardBody user={person()} />)
      expect(await screen.findByText(status)).toHaveStyle({ background: theme.color.statusOther })
    },
  )

  it.each([
    ['confirmed', '11:30 PM'],
    ['cancelled', '11:30 PM, cancelled'],
    ['no_show', '11:30 PM, no_show'],
  ])('describes a booking that is %s: %s', async (status, texts) => {
    mockServer({
      ...placed(),
      Bookings: () => ({ data: { bookings: connectionOf('Booking', [hour('b1', { status })]) } }),
    })
    await renderWithApi(<DashboardBody user={person()} />)
    const [court] = await screen.findAllByText('Court 2')
    expect(court?.nextElementSibling?.textContent).toBe(texts)
  })

  it('says first that there is no place, and shows the team no place', async () => {
    mockServer({ MyWaitlistEntry: () => ({ data: { myWaitlistEntry: null } }) })
    const { unmount } = await renderWithApi(<DashboardBody user={person()} />)
    expect(await screen.findByRole('button', { name: 'Reserve My Spot Now' })).toBeVisible()
    expect(headings()[0]).toBe('Not on the list yet')
    unmount()
    mockServer({ Bookings: () => ({ data: { bookings: connectionOf('Booking', []) } }) })
    await renderWithApi(<DashboardBody user={person({ isAdmin: true, role: 'ADMIN' })} />)
    expect(await screen.findByText('No recent activity')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /Waitlist|Not on the list/ })).toBeNull()
  })

  it.each([
    ['asks a person to confirm an unconfirmed address', false, true, 1],
    ['does not ask for a confirmation if the site sends no mail', false, false, 0],
    ['does not ask a person with a confirmed address', true, true, 0],
  ])('%s', async (_what, emailConfirmed, sendsMail, notices) => {
    mockServer({ ...placed(), SendsMail: () => ({ data: { sendsMail } }) })
    await renderWithApi(<DashboardBody user={person({ emailConfirmed })} />)
    await waitFor(() => expect(screen.getByText('#7')).toBeVisible())
    const texts = 'Please confirm your address. We wrote to camila@example.com.'
    expect(screen.queryAllByText(texts)).toHaveLength(notices)
  })

  it('is shown without the notice if it is unknown whether the site sends mail', async () => {
    mockServer(placed())
    await renderWithApi(<DashboardBody user={person({ emailConfirmed: false })} />)
    await waitFor(() => expect(screen.getByText('#7')).toBeVisible())
    expect(screen.queryByText(/Please confirm/)).toBeNull()
  })
})
