import { screen } from '@testing-library/react'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { resetSession, signIn } from '../testing/sessionFixtures'
import { BookingPage } from './BookingPage'
import { DashboardPage } from './DashboardPage'
import { MemberHomePage } from './MemberHomePage'
import { ProfilePage } from './ProfilePage'

/*
 * The texts that the club has specified for its members' pages. Numbers are repeated here on
 * purpose.
 */
const stated = [
  {
    name: 'booking',
    Page: BookingPage,
    texts: [
      ...['1 court, indoor and climate-controlled', 'Book online, 24/7', '(305) 555-0142'],
      ...['Advance scheduling, up to 7 days', 'Free to cancel up to 2 hours before'],
      ...['Open play daily 11pm-5am', 'weekdays 6 AM-10 PM', 'within 24 hours'],
      ...['team@coralwaypickleball.example', 'closes at 225 members'],
    ],
  },
  {
    name: 'dashboard',
    Page: DashboardPage,
    texts: ['capped at 250 members', '2 premium courts, 24/7 keycard access', 'Elite'],
  },
  {
    name: 'home',
    Page: MemberHomePage,
    texts: [
      ...['Open Play 11pm-5am', 'Championship Court 1', 'AVAILABLE NOW', 'Court 2', 'IN USE'],
    ],
  },
  {
    name: 'profile',
    Page: ProfilePage,
    texts: ['Basic Member', 'Member since November 2026', 'Total Bookings', 'Wins'],
  },
]

describe('member pages', () => {
  beforeEach(() => {
    mockServer({})
    signIn()
  })
  afterEach(resetSession)

  it.each(stated)('$name contains the texts specified by the club', async ({ Page, texts }) => {
    const { container } = await renderWithApi(<Page />)
    const text = () => container.textContent.replace(/\s+/g, ' ')
    await screen.findAllByText(texts.at(-1) ?? '', { exact: false })
    expect(texts.filter(one => !text().includes(one))).toEqual([])
  })
})
