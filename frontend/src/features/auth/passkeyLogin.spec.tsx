import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../api/sessionStore'
import { fillIn } from '../../testing/enter'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { resetSession, person } from '../../testing/sessionFixtures'
import { LoginForm } from './LoginForm'

const options = JSON.stringify({ challenge: 'c2VhbGVk', rpId: 'localhost' })
const signedIn = {
  StartPasskeySignIn: () => ({ data: { startPasskeySignIn: options } }),
  FinishPasskeySignIn: () => ({ data: { finishPasskeySignIn: person() } }),
  Me: () => ({ data: { me: person() } }),
}
const bytes = new Uint8Array([1, 2, 3]).buffer
const answer = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
}

/** Gives the test's browser passkeys; `prompt` is what the person does. */
function install(prompt: () => Promise<unknown>) {
  Object.assign(globalThis, { PublicKeyCredential: jest.fn() })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: prompt } })
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
  resetSession()
})

const button = () => screen.findByRole('button', { name: 'Log in with a passkey' })

async function open() {
  await renderWithApi(<LoginForm />, '/auth')
  fillIn({ Email: 'camila@example.com' })
  await userEvent.click(await button())
}

describe('login with a passkey', () => {
  it('signs in without a password, and goes home as the password does', async () => {
    install(() => Promise.resolve(answer))
    const operations = mockServer(signedIn)
    await open()
    expect(await screen.findByText('Login Successful')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/))
    expect(sessionStore.current()).toMatchObject({ status: 'signedIn', user: { id: 'u1' } })
    expect(operations.map(({ operationName }) => operationName)).toEqual([
      'StartPasskeySignIn',
      'FinishPasskeySignIn',
      'Me',
    ])
  })

  it('says that no passkey was used, or why it is refused, and keeps the input and the focus', async () => {
    install(() => Promise.reject(new DOMException('closed', 'NotAllowedError')))
    const refused = errorResponse('UNAUTHENTICATED', 'This passkey does not count here.')
    mockServer({ ...signedIn, FinishPasskeySignIn: () => refused })
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.')
    expect(screen.getByLabelText('Email')).toHaveValue('camila@example.com')
    await waitFor(async () => expect(await button()).toHaveFocus())
    install(() => Promise.resolve(answer))
    await userEvent.click(await button())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/does not count here/))
    expect(screen.getByLabelText('address')).toHaveTextContent('/auth')
  })

  it('says that this browser has no passkeys, and sends nothing', async () => {
    const operations = mockServer(signedIn)
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser has no passkeys.')
    expect(operations).toEqual([])
  })
})
