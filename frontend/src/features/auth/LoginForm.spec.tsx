import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { sessionStore } from '../../api/sessionStore'
import { ownSignIn } from '../../session/ownSignIn'
import { fillIn } from '../../testing/enter'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { person } from '../../testing/sessionFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { LoginForm } from './LoginForm'

const signedIn = {
  Login: () => ({ data: { login: person() } }),
  Me: () => ({ data: { me: person() } }),
}

const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function logIn(email = 'camila@example.com', password = 'correct horse') {
  fillIn({ Email: email, Password: password })
  await press('LOGIN')
}

describe('LoginForm', () => {
  it('shows the welcome toast, goes home and updates the session from the response', async () => {
    const operations = mockServer(signedIn)
    await renderWithApi(<LoginForm />, '/auth')
    await logIn()
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(screen.getByText('Welcome back to Coral Way Pickleball Club!')).toBeVisible()
    await waitFor(() => {
      expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/)
    })
    expect(sessionStore.current()).toMatchObject({ status: 'signedIn', user: { id: 'u1' } })
    expect(operations).toEqual([
      {
        operationName: 'Login',
        variables: { input: { email: 'camila@example.com', password: 'correct horse' } },
      },
      { operationName: 'Me', variables: {} },
    ])
  })

  it.each(['Login', 'Me'])('leaves a person where they have gone before %s answers', async slow => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    const isSlow = jest.fn()
    const wait = (name: keyof typeof signedIn) => async () => {
      if (name === slow) {
        isSlow()
        await answered
      }
      return signedIn[name]()
    }
    mockServer({ Login: wait('Login'), Me: wait('Me') })
    sessionStore.setUser(null)
    const form = (
      <>
        <LoginForm />
        <Link to="/contact">Contact</Link>
      </>
    )
    await renderWithApi(
      <Routes>
        <Route path="/auth" element={form} />
        <Route path="*" element={null} />
      </Routes>,
      '/auth',
    )
    await logIn()
    await waitFor(() => expect(isSlow).toHaveBeenCalled())
    await userEvent.click(screen.getByRole('link', { name: 'Contact' }))
    answer()
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(screen.getByLabelText('address')).toHaveTextContent('/contact')
    expect(sessionStore.current()).toMatchObject({ status: 'signedIn', user: { id: 'u1' } })
    expect(ownSignIn.isRunning()).toBe(false)
  })

  it('sends what a password manager has filled in without an event (PAGE-17)', async () => {
    const operations = mockServer(signedIn)
    await renderWithApi(<LoginForm />, '/auth')
    const filled = { Email: 'camila@example.com', Password: 'correct horse' }
    for (const [label, value] of Object.entries(filled))
      screen.getByLabelText<HTMLInputElement>(label).value = value
    await press('LOGIN')
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(operations[0]?.variables).toEqual({
      input: { email: 'camila@example.com', password: 'correct horse' },
    })
  })

  it('shows both field errors, sends nothing and focuses the first field', async () => {
    const operations = mockServer({})
    await renderWithApi(<LoginForm />, '/auth')
    await logIn('camila@', '')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    await waitFor(() => expect(field('Email')).toHaveFocus())
    expect(operations).toEqual([])
  })

  it('shows the password on demand, also while it is invalid', async () => {
    mockServer({})
    await renderWithApi(<LoginForm />, '/auth')
    const toggle = screen.getByRole('button', { name: 'Show password' })
    expect(field('Password')).toHaveAttribute('type', 'password')
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle)
    expect(field('Password')).toHaveAttribute('type', 'text')
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await press('LOGIN')
    await screen.findByText('Password is required')
    expect(field('Password')).toBeInvalid()
    expect(field('Password')).toHaveAttribute('type', 'text')
    fillIn({ Password: 'third shot' })
    expect(field('Password')).toHaveValue('third shot')
    await userEvent.click(toggle)
    expect(field('Password')).toHaveAttribute('type', 'password')
    expect(field('Password')).toHaveValue('third shot')
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
  })

  it('shows the server’s message when it refuses, before the link to a new password', async () => {
    mockServer({ Login: () => errorResponse('UNAUTHENTICATED', 'Email or password is wrong.') })
    await renderWithApi(<LoginForm />, '/auth')
    await logIn()
    expect(await screen.findByText('Login Failed')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Email or password is wrong.')
    expect(screen.getByLabelText('address')).toHaveTextContent('/auth')
    expect(field('Email')).toHaveValue('camila@example.com')
    const link = screen.getByRole('link', { name: 'Forgot your password?' })
    expect(link).toHaveAttribute('href', '/auth?mode=forgot')
    expect(screen.getByText(/^Login Failed: /).compareDocumentPosition(link)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('shows its own message when the server cannot be reached', async () => {
    mockServer({})
    await renderWithApi(<LoginForm />, '/auth')
    await logIn()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Please check your credentials and try again.',
      ),
    )
    expect(screen.getByText(/^Login Failed: Not connected:/)).toBeVisible()
  })

  it.each([
    ['all cookies', false, {}, 0],
    ['the cookie of the new session', true, { Me: () => ({ data: { me: null } }) }, 2],
  ])('says that the browser blocks %s', async (_what, cookieEnabled, answers, requests) => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(cookieEnabled)
    const operations = mockServer({ ...signedIn, ...answers })
    await renderWithApi(<LoginForm />, '/auth')
    await logIn()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Login Failed.*blocks the cookies/),
    )
    expect(screen.queryByText('Login Successful')).toBeNull()
    expect(screen.getByLabelText('address')).toHaveTextContent('/auth')
    expect(operations).toHaveLength(requests)
    jest.restoreAllMocks()
  })
})
