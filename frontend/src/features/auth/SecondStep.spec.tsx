import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../api/sessionStore'
import { typedAddress } from '../../form/TypedAddress'
import { enterAndSubmit, fillIn } from '../../testing/enter'
import { renderWithApi } from '../../testing/renderWithApi'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { person } from '../../testing/sessionFixtures'
import { LoginForm } from './LoginForm'

const requiring = (methods: string[]) => () => ({
  data: { login: null },
  errors: [
    {
      message: 'Please confirm that it is you with your second factor.',
      path: ['login'],
      extensions: { code: 'SECOND_FACTOR_REQUIRED', challenge: 'sealed', methods },
    },
  ],
})
const required = requiring(['code', 'recoveryCode'])
const signedIn = {
  Login: required,
  FinishSignIn: () => ({ data: { finishSignIn: person() } }),
  Me: () => ({ data: { me: person() } }),
}

const WRONG = 'This code is not right, or was used already'

async function enterPassword() {
  const user = userEvent.setup()
  fillIn({ Email: 'camila@example.com', Password: 'correct horse' })
  await user.click(screen.getByRole('button', { name: 'LOGIN' }))
  await screen.findByRole('heading', { name: 'Confirm that it is you' })
  return user
}

describe('SecondStep', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  })

  it('asks for a code after the right password, sends it with the challenge and signs in', async () => {
    const operations = mockServer(signedIn)
    await renderWithApi(<LoginForm />, '/auth')
    await enterPassword()
    expect(screen.queryByText('Login Successful')).not.toBeInTheDocument()
    const field = screen.getByLabelText('Code of the app')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await enterAndSubmit(field, '123 456')
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(sessionStore.current()).toMatchObject({ status: 'signedIn', user: { id: 'u1' } })
    expect(operations.map(({ operationName }) => operationName)).toEqual([
      'Login',
      'FinishSignIn',
      'Me',
    ])
    expect(operations[1]?.variables).toEqual({ input: { challenge: 'sealed', code: '123 456' } })
    // The next person at this browser does not read it.
    expect(typedAddress()).toBe('')
  })

  it('shows the server’s message at the code, and takes a recovery code instead', async () => {
    let failures = 0
    const operations = mockServer({
      ...signedIn,
      FinishSignIn: () => {
        failures += 1
        return failures === 1
          ? errorResponse('BAD_USER_INPUT', WRONG, {
              fields: [{ field: 'code', message: WRONG, path: ['input', 'code'] }],
            })
          : signedIn.FinishSignIn()
      },
    })
    await renderWithApi(<LoginForm />, '/auth')
    const user = await enterPassword()
    await enterAndSubmit(screen.getByLabelText('Code of the app'), '123456')
    await waitFor(() => expect(screen.getByLabelText('Code of the app')).toBeInvalid())
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    const code = 'abcd-efgh-ijkl-mnop-qrst-uvwx'
    await enterAndSubmit(screen.getByLabelText('Recovery code'), code)
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(operations[2]?.variables).toEqual({ input: { challenge: 'sealed', recoveryCode: code } })
  })

  it('sends no incomplete code, and leads back to the login with the typed address (PAGE-13)', async () => {
    const operations = mockServer(signedIn)
    await renderWithApi(<LoginForm />, '/auth')
    const user = await enterPassword()
    await enterAndSubmit(screen.getByLabelText('Code of the app'), '123')
    expect(await screen.findByText('Please enter the 6 digits that the app shows')).toBeVisible()
    expect(operations).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Back to the login' }))
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveValue('camila@example.com')
    expect(typedAddress()).toBe('camila@example.com')
  })

  it('focuses its heading when it asks for a passkey, at once or instead of a code', async () => {
    Object.assign(globalThis, { PublicKeyCredential: jest.fn() })
    mockServer({ ...signedIn, Login: requiring(['passkey', 'code']) })
    await renderWithApi(<LoginForm />, '/auth')
    const user = await enterPassword()
    const heading = screen.getByRole('heading', { name: 'Confirm that it is you' })
    expect(heading).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use the app instead' }))
    expect(screen.getByLabelText('Code of the app')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use a passkey instead' }))
    expect(heading).toHaveFocus()
  })
})
