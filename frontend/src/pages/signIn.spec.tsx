import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { sessionStore } from '../api/sessionStore'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { MembersOnly } from '../session/guards/MembersOnly'
import { actAsync } from '../testing/actAsync'
import { enter } from '../testing/enter'
import { ownAnswers, ownMembership } from '../testing/membershipFixtures'
import { errorResponse, mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { ownEntry, person, resetSession, signIn } from '../testing/sessionFixtures'
import { AuthPage } from './AuthPage'
import { BookingStated } from './BookingStated'
import { MemberHomePage } from './MemberHomePage'
import { MembershipPage } from './MembershipPage'
import { WaitlistPage } from './WaitlistPage'

const email = 'camila@example.com'
const address = () => screen.getByLabelText('address')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Follows a link and waits until its page has loaded. */
const follow = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  await actAsync(() => link.click())
}
const type = async (label: string, texts: string) =>
  enter(await screen.findByLabelText(label), texts)

const Fragment = () => <p>{`fragment: ${useLocation().hash}`}</p>

/** Opens a page of the site, with those that it leads to. */
const open = (at: string) =>
  renderWithApi(
    <Routes>
      <Route path="/auth" element={<AuthPage />} />
      <Route path="/booking" element={<MembersOnly>{() => <Fragment />}</MembersOnly>} />
      <Route path="/" element={<MemberHomePage />} />
    </Routes>,
    at,
  )

async function logIn() {
  await type('Email', email)
  await type('Password', 'correct horse')
  await press('LOGIN')
}

beforeEach(resetSession)
afterEach(resetSession)

describe('sign-in', () => {
  it('leads home, with the page that the person came from as its first line', async () => {
    mockServer({ Login: () => ({ data: { login: person() } }) })
    await open('/booking')
    await waitFor(() => expect(address()).toHaveTextContent('/auth'))
    await logIn()
    const link = await screen.findByRole('link', { name: 'Continue to Court booking' })
    expect(address()).toHaveTextContent(/^\/$/)
    const title = screen.getByRole('heading', { level: 1 })
    expect(link.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await follow('Continue to Court booking')
    expect(address()).toHaveTextContent('/booking')
  })

  it('leads back at once to a link that somebody has sent, with its token (PLAYER-8)', async () => {
    mockServer({ Login: () => ({ data: { login: person() } }) })
    await open('/booking#abc')
    await waitFor(() => expect(address()).toHaveTextContent('/auth'))
    await logIn()
    expect(await screen.findByText('fragment: #abc')).toBeVisible()
  })

  it('leads home without such a line for a person who came to sign in', async () => {
    mockServer({ Login: () => ({ data: { login: person() } }) })
    await open('/auth')
    await logIn()
    expect(await screen.findByRole('heading', { name: 'Welcome, Camila' })).toBeVisible()
    expect(screen.queryByText(/^Continue to/)).toBeNull()
  })

  it.each([
    ['leads back to the page on which the session ended', person(), '/booking?day=2026-11-27'],
    ['leads another person home', person({ id: 'u2' }), '/'],
  ])('%s', async (_what, user, path) => {
    mockServer({ Login: () => ({ data: { login: user } }) })
    sessionStore.setUser(person())
    await open('/booking?day=2026-11-27')
    act(() => sessionStore.setUser(null))
    await waitFor(() => expect(address()).toHaveTextContent('/auth'))
    expect(
      screen.getByText('You were signed out. Log in again, and you are back at Court booking.'),
    ).toBeVisible()
    await logIn()
    await waitFor(() => expect(address().textContent).toBe(path))
  })
})

describe('forms of /auth', () => {
  it('offer to log in with a taken address, which goes along from form to form', async () => {
    mockServer({
      Register: () =>
        errorResponse('CONFLICT', 'That email address is already registered', {
          fields: [{ field: 'email', message: 'That email address is already registered' }],
        }),
    })
    await open('/auth?mode=register&ref=BCDF234567')
    await type('First name', 'Camila')
    await type('Last name', 'Alvarez')
    await type('Email', email)
    await type('Password', 'correct horse')
    await type('Confirm password', 'correct horse')
    expect(screen.queryByText('Log in instead')).toBeNull()
    await press('JOIN NOW')
    await follow('Log in instead')
    expect(address()).toHaveTextContent('/auth?ref=BCDF234567')
    expect(await screen.findByLabelText('Email')).toHaveValue(email)
    await follow('Forgot your password?')
    expect(address()).toHaveTextContent('mode=forgot')
    expect(screen.getByLabelText('Email')).toHaveValue(email)
    await follow('Back to login')
    await follow('Create an account')
    expect(await screen.findByLabelText('Email')).toHaveValue(email)
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })
})

const waiting = ownAnswers()
const none = ownAnswers({ entry: null })
const joined = ownAnswers({
  entry: { ...ownEntry, status: 'joined' },
  membership: ownMembership(),
})
const reserveLinks = () => screen.queryAllByRole('link', { name: /^(Reserve|Join the Waitlist)/ })
const place = () => screen.findAllByRole('link', { name: 'Your place' })

describe('pages for a person who is signed in', () => {
  beforeEach(signIn)
  afterEach(() => setPhaseTexts(phases.waitlist))

  it('/auth shows no form while the session is checked, nor with one, and the form as soon as there is none', async () => {
    mockServer({ Logout: () => ({ data: { logout: true } }) })
    act(() => sessionStore.setLoading())
    await renderWithApi(<AuthPage />, '/auth?mode=register')
    expect(screen.queryByLabelText('Email')).toBeNull()
    await actAsync(() => sessionStore.setUser(person()))
    expect(await screen.findByText('You are signed in as camila@example.com.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are signed in')
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByRole('link', { name: 'Open your dashboard' })).toBeVisible()
    await press('Use another account')
    await waitFor(() => expect(address()).toHaveTextContent(/^\/auth$/))
    expect(await screen.findByLabelText('Email')).toHaveValue('')
  })

  const openWaitlist = (answers: Parameters<typeof mockServer>[0], query = '') => {
    mockServer(answers)
    return renderWithApi(<WaitlistPage />, `/waitlist${query}`)
  }

  const team = person({ isAdmin: true, role: 'ADMIN' })
  it.each([
    ['a person to their place', person(), waiting, 'Your place', '/dashboard'],
    ['a member to their membership', person(), joined, 'Your membership', '/dashboard'],
    ['the team to its page', team, {}, 'Open the team page', '/admin?view=today'],
  ])('/waitlist leads %s', async (_whom, user, answers, name, href) => {
    act(() => sessionStore.setUser(user))
    await openWaitlist(answers)
    const links = await screen.findAllByRole('link', { name })
    expect(links.map(link => link.getAttribute('href'))).toEqual([href, href])
    expect(reserveLinks()).toEqual([])
  })

  it.each([
    ['', ['/share', '/share?plan=standard', '/share?plan=unlimited', '/share']],
    [
      '?ref=BCDF234567',
      [
        '/share?ref=BCDF234567',
        '/share?plan=standard&ref=BCDF234567',
        '/share?plan=unlimited&ref=BCDF234567',
        '/share?ref=BCDF234567',
      ],
    ],
  ])(
    '/waitlist%s leads a person without a place to where it is taken, not to a form, with the code of the invitation',
    async (query, links) => {
      await openWaitlist(none, query)
      await waitFor(() =>
        expect(reserveLinks().map(link => link.getAttribute('href'))).toEqual(links),
      )
    },
  )

  it('/membership leads to the place that the person has', async () => {
    mockServer(waiting)
    await renderWithApi(<MembershipPage />, '/membership')
    expect(await place()).toHaveLength(1)
    expect(await screen.findByText(/^You hold number 7 on the waitlist\./)).toBeVisible()
    expect(reserveLinks()).toEqual([])
  })

  it.each([
    [
      'waitlist',
      'Online booking is not open yet. Memberships are not on sale yet. When memberships go on sale, the club writes to you.',
      'Current',
      'Coming soon',
      'Coming soon',
    ],
    [
      'memberships',
      'Online booking is not open yet. The club offers memberships to people on the waitlist. When it is your turn, the club writes to you.',
      'Still open',
      'Current',
      'Coming soon',
    ],
    [
      'booking',
      'Court booking is open to members. The club offers memberships to people on the waitlist. When it is your turn, the club writes to you.',
      'Still open',
      'Done',
      'Current',
    ],
  ] as const)(
    '/booking tells a waiting person about the waitlist, not to call, in phase %s',
    async (phase, lead, ...states) => {
      setPhaseTexts(phases[phase])
      mockServer(waiting)
      await renderWithApi(<BookingStated isRefused={phase === 'booking'} />, '/booking')
      expect(await screen.findByText(lead)).toBeVisible()
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
