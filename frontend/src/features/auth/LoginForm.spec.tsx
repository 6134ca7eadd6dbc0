import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../session/sessionStore'
import { refused, serve } from '../../testing/network'
import { person } from '../../testing/people'
import { renderLive } from '../../testing/renderLive'
import { LoginForm } from './LoginForm'

const signedIn = { Login: () => ({ data: { login: { __typename: 'User', id: 'u1' } } }) }
const me = { Me: () => ({ data: { me: person() } }) }

async function logIn(email = 'camila@example.com', password = 'correct horse') {
  const user = userEvent.setup()
  if (email) await user.type(screen.getByLabelText('Email'), email)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'LOGIN' }))
}

describe('logging in', () => {
  it('welcomes the person back by the club’s name and goes home, knowing who is here', async () => {
    const asked = serve({ ...signedIn, ...me })
    await renderLive(<LoginForm />, '/auth')
    await logIn()
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(screen.getByText('Welcome back to Coral Way Pickleball Club!')).toBeVisible()
    await waitFor(() => {
      expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/)
    })
    expect(sessionStore.current()).toMatchObject({ status: 'signedIn', user: { id: 'u1' } })
    expect(asked[0]).toEqual({
      operationName: 'Login',
      variables: { input: { email: 'camila@example.com', password: 'correct horse' } },
    })
  })

  it('says both complaints, sends nothing and goes to the first field', async () => {
    const asked = serve({})
    await renderLive(<LoginForm />, '/auth')
    await logIn('camila@', '')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(asked).toEqual([])
  })

  it('shows the server’s words when it refuses', async () => {
    serve({ Login: () => refused('UNAUTHENTICATED', 'Email or password is wrong.') })
    await renderLive(<LoginForm />, '/auth')
    await logIn()
    expect(await screen.findByText('Login Failed')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Email or password is wrong.')
    expect(screen.getByLabelText('address')).toHaveTextContent('/auth')
    expect(screen.getByLabelText('Email')).toHaveValue('camila@example.com')
  })

  it('falls back to its own words when the server cannot be reached', async () => {
    serve({})
    await renderLive(<LoginForm />, '/auth')
    await logIn()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Please check your credentials and try again.',
      ),
    )
  })
})
