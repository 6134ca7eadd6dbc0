import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillIn } from '../../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../../testing/mockServer'
import { ownEntry, person } from '../../testing/sessionFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { LoginForm } from './LoginForm'
import { RegisterForm } from './RegisterForm'

const busyTexts = 'One moment, many people are joining.'
const busy = errorResponse('SERVICE_UNAVAILABLE', 'We are busy.', { retryAfter: 2 })
const others = {
  JoinWaitlist: () => ({
    data: { joinWaitlist: { __typename: 'JoinWaitlistResult', created: true, entry: ownEntry } },
  }),
  Me: () => ({ data: { me: person() } }),
}

const login = {
  name: 'Login',
  form: <LoginForm />,
  button: 'LOGIN',
  pending: 'LOGGING IN...',
  success: { data: { login: person() } } as object,
}
const register: typeof login = {
  name: 'Register',
  form: <RegisterForm />,
  button: 'JOIN NOW',
  pending: 'JOINING...',
  success: { data: { register: person() } },
}

/** Fills in and submits a form. The server sends `answers` in this order, then successes. */
async function send({ name, form, button, success }: typeof login, ...answers: object[]) {
  const given = [...answers]
  const operations = mockServer({ ...others, [name]: () => given.shift() ?? success })
  const view = await renderWithApi(form, '/auth')
  const names = { 'First name': 'Camila', 'Last name': 'Alvarez' }
  if (name === 'Register') fillIn({ ...names, 'Confirm password': 'correct horse' })
  fillIn({ Email: 'camila@example.com', Password: 'correct horse' })
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: button }))
  await pass(0)
  return { ...view, tries: () => variablesOf(operations, name).length }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const says = (texts: string) =>
  screen.getAllByRole('status').some(({ textContent }) => textContent === texts)

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  jest.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('retry after a busy response', () => {
  const auth = login

  it.each([login, register])('waits for retryAfter, and keeps the values of $name', async auth => {
    const { tries } = await send(auth, busy, busy)
    expect(says(busyTexts)).toBe(true)
    expect(screen.getByRole('button', { name: auth.pending })).toBeDisabled()
    expect(screen.getByLabelText('Email')).toHaveValue('camila@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse')
    await pass(1_999)
    expect(tries()).toBe(1)
    await pass(1)
    expect(tries()).toBe(2)
    expect(says(busyTexts)).toBe(true)
    await pass(3_999)
    expect(tries()).toBe(2)
    await pass(1)
    expect(tries()).toBe(3)
    await pass(0)
    expect(screen.getByText(/^(Welcome|Login Successful)$/)).toBeVisible()
    expect(says(busyTexts)).toBe(false)
  })

  it('sends five retries within a minute, then shows the failure', async () => {
    jest.mocked(Math.random).mockReturnValue(0.999)
    const { tries } = await send(auth, ...Array.from({ length: 9 }, () => busy))
    await pass(60_000)
    expect(tries()).toBe(6)
    expect(screen.getAllByText(/We are busy\./)).not.toHaveLength(0)
    expect(says(busyTexts)).toBe(false)
    expect(screen.getByRole('button', { name: auth.button })).toBeEnabled()
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse')
    await pass(600_000)
    expect(tries()).toBe(6)
  })

  it.each(['after its response', 'during its request'])(
    'sends no retry if the form was left %s',
    async when => {
      let answer = () => {}
      const pending = new Promise<object>(resolve => (answer = () => resolve(busy)))
      const isDuring = when === 'during its request'
      const { tries, unmount } = await send(auth, isDuring ? pending : busy)
      unmount()
      answer()
      await pass(600_000)
      expect(tries()).toBe(1)
    },
  )

  it.each([
    ['an unknown outcome', errorResponse('SERVICE_UNAVAILABLE', 'No.')],
    ['a limit', errorResponse('RATE_LIMITED', 'No.', { retryAfter: 2 })],
    ['a refusal', errorResponse('CONFLICT', 'No.', { fields: [] })],
  ])('sends no retry after %s, and shows the failure immediately', async (_what, refusal) => {
    const { tries } = await send(auth, refusal)
    expect(screen.getByRole('alert')).toHaveTextContent('No.')
    await pass(600_000)
    expect(tries()).toBe(1)
  })

  it('adds a random delay, and shows a different failure of a retry', async () => {
    jest.mocked(Math.random).mockReturnValue(0.5)
    const { tries } = await send(auth, busy, errorResponse('CONFLICT', 'Already registered.'))
    await pass(2_999)
    expect(tries()).toBe(1)
    await pass(1)
    await pass(0)
    expect(tries()).toBe(2)
    expect(screen.getByRole('alert')).toHaveTextContent('Already registered.')
    expect(says(busyTexts)).toBe(false)
  })
})
