import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { sessionStore } from '../api/sessionStore'
import { actAsync } from '../testing/actAsync'
import { enter } from '../testing/enter'
import { errorResponse, mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { person, resetSession } from '../testing/sessionFixtures'
import { AuthPage } from './AuthPage'
import { BookingPage } from './BookingPage'
import { MemberHomePage } from './MemberHomePage'

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
      <Route
        path="/booking"
        element={
          <>
            <BookingPage />
            <Fragment />
          </>
        }
      />
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
