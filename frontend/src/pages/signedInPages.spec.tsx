import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { sessionStore } from '../api/sessionStore'
import { ownAnswers, ownMembership } from '../testing/membershipFixtures'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { ownEntry, person, resetSession, signIn } from '../testing/sessionFixtures'
import { AuthPage } from './AuthPage'
import { BookingStated } from './BookingStated'
import { MembershipPage } from './MembershipPage'
import { WaitlistPage } from './WaitlistPage'

const waiting = ownAnswers()
const none = ownAnswers({ entry: null })
const joined = ownAnswers({
  entry: { ...ownEntry, status: 'joined' },
  membership: ownMembership(),
})
const reserveLinks = () => screen.queryAllByRole('link', { name: /^(Reserve|Join the Waitlist)/ })
const place = () => screen.findAllByRole('link', { name: 'Your place' })

beforeEach(signIn)
afterEach(() => {
  resetSession()
  setPhaseTexts(phases.waitlist)
})

describe('/auth for a person who is signed in', () => {
  it.each(['/auth', '/auth?mode=register'])('shows no form: %s', async at => {
    mockServer({ Logout: () => ({ data: { logout: true } }) })
    await renderWithApi(<AuthPage />, at)
    expect(await screen.findByText('You are signed in as camila@example.com.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are signed in')
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByRole('link', { name: 'Open your dashboard' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }))
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/auth$/))
    expect(await screen.findByLabelText('Email')).toHaveValue('')
  })

  it('shows no form while the session is checked, and the form as soon as there is none', async () => {
    mockServer({})
    act(() => sessionStore.setLoading())
    await renderWithApi(<AuthPage />, '/auth')
    expect(screen.queryByLabelText('Email')).toBeNull()
    act(() => sessionStore.setUser(null))
    expect(await screen.findByLabelText('Email')).toBeVisible()
  })
})

describe('/waitlist for a person who is signed in', () => {
  const open = (answers: Parameters<typeof mockServer>[0], query = '') => {
    mockServer(answers)
    return renderWithApi(<WaitlistPage />, `/waitlist${query}`)
  }

  it('leads to the place that the person has', async () => {
    await open(waiting)
    for (const link of await place()) expect(link).toHaveAttribute('href', '/dashboard')
    expect(reserveLinks()).toEqual([])
  })

  it('leads to the membership that the person has', async () => {
    await open(joined)
    expect(await screen.findAllByRole('link', { name: 'Your membership' })).toHaveLength(2)
    expect(reserveLinks()).toEqual([])
  })

  it('leads a person without a place to where it is taken, not to a form', async () => {
    await open(none)
    await waitFor(() =>
      expect(reserveLinks().map(link => link.getAttribute('href'))).toEqual([
        ...['/share', '/share?plan=standard', '/share?plan=unlimited', '/share'],
      ]),
    )
  })

  it('keeps the code of an invitation on the way to a place', async () => {
    await open(none, '?ref=BCDF234567')
    await waitFor(() =>
      expect(reserveLinks().map(link => link.getAttribute('href'))).toEqual([
        '/share?ref=BCDF234567',
        '/share?plan=standard&ref=BCDF234567',
        '/share?plan=unlimited&ref=BCDF234567',
        '/share?ref=BCDF234567',
      ]),
    )
  })

  it('leads the team to its page', async () => {
    act(() => sessionStore.setUser(person({ isAdmin: true, role: 'ADMIN' })))
    await open({})
    expect(screen.getAllByRole('link', { name: 'Open the team page' })).toHaveLength(2)
    expect(reserveLinks()).toEqual([])
  })
})

describe('other pages for a person who is signed in', () => {
  it('/membership leads to the place that the person has', async () => {
    mockServer(waiting)
    await renderWithApi(<MembershipPage />, '/membership')
    expect(await place()).toHaveLength(1)
    expect(await screen.findByText(/^You hold number 7 on the waitlist\./)).toBeVisible()
    expect(reserveLinks()).toEqual([])
  })

  it.each([
    ['waitlist', 'Online booking is not open yet.', 'Current', 'Coming soon', 'Coming soon'],
    ['memberships', 'Online booking is not open yet.', 'Still open', 'Current', 'Coming soon'],
    ['booking', 'Court booking is open to members.', 'Still open', 'Done', 'Current'],
  ] as const)(
    '/booking tells a waiting person about the waitlist, not to call, in phase %s',
    async (phase, lead, ...states) => {
      setPhaseTexts(phases[phase])
      mockServer(waiting)
      await renderWithApi(<BookingStated isRefused={phase === 'booking'} />, '/booking')
      const text = await screen.findByText(/When it is your turn, the club writes to you\.$/)
      expect(text).toHaveTextContent(lead)
      const steps = screen
        .getAllByRole('listitem')
        .filter(({ textContent }) => /Phase \d/.test(textContent))
      for (const [index, state] of states.entries()) expect(steps[index]).toHaveTextContent(state)
      expect(screen.queryByText(/Call or write/i)).toBeNull()
      expect(await place()).toHaveLength(1)
    },
  )

  it('/booking keeps its stated lead for a member before courts can be booked', async () => {
    mockServer(joined)
    await renderWithApi(<BookingStated />, '/booking')
    expect(await screen.findByText(/Until then, call or write to the club\.$/)).toBeVisible()
  })

  it('/share counts no number beyond the capacity', async () => {
    const { share } = await import('../content/share')
    expect(share.reserved.position(225)).toBe('No. 225 of 225')
    expect(share.reserved.position(231)).toBe('No. 231')
  })
})
