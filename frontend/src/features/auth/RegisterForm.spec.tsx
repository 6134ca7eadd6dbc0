import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { client } from '../../api/apollo/client'
import { MyWaitlistEntryDocument } from '../../api/apollo/own.generated'
import { sessionStore } from '../../api/sessionStore'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { ownEntry, person } from '../../testing/sessionFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { RegisterForm } from './RegisterForm'

const registered = { Register: () => ({ data: { register: person() } }) }
const reserved = {
  JoinWaitlist: () => ({
    data: { joinWaitlist: { __typename: 'JoinWaitlistResult', created: true, entry: ownEntry } },
  }),
}

async function fillIn(changes: Record<string, string> = {}) {
  const user = userEvent.setup()
  const values = {
    'First name': 'Camila',
    'Last name': 'Alvarez',
    Email: 'camila@example.com',
    Password: 'correct horse',
    'Confirm password': 'correct horse',
    ...changes,
  }
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(label))
    if (value) await user.paste(value)
  }
  await user.click(screen.getByRole('button', { name: 'JOIN NOW' }))
}

const address = () => screen.getByLabelText('address')
let logged: jest.SpyInstance

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  logged.mockRestore()
})

describe('RegisterForm', () => {
  it('creates the account, then the entry with the referral code, then goes to /share', async () => {
    const operations = mockServer({ ...registered, ...reserved })
    await renderWithApi(<RegisterForm />, '/auth?mode=register&ref=BCDF234567')
    await fillIn()
    expect(await screen.findByText('Welcome')).toBeVisible()
    expect(
      screen.getByText("Your spot is reserved! You're now part of our exclusive waitlist."),
    ).toBeVisible()
    await waitFor(() => {
      expect(address()).toHaveTextContent('/share')
    })
    expect(sessionStore.current().status).toBe('signedIn')
    expect(operations.map(({ operationName }) => operationName)).toEqual([
      'Register',
      'JoinWaitlist',
    ])
    // `/share` can render from these responses.
    expect(client.readQuery({ query: MyWaitlistEntryDocument })).toMatchObject({
      myWaitlistEntry: { position: ownEntry.position },
    })
    expect(operations[0]?.variables).toEqual({
      input: {
        firstName: 'Camila',
        lastName: 'Alvarez',
        email: 'camila@example.com',
        password: 'correct horse',
      },
    })
    expect(operations[1]?.variables).toEqual({
      input: { userId: 'u1', referralCode: 'BCDF234567' },
    })
  })

  it('joins the waitlist without an invalid referral code', async () => {
    const operations = mockServer({ ...registered, ...reserved })
    await renderWithApi(<RegisterForm />, `/auth?mode=register&ref=${'x'.repeat(300)}`)
    await fillIn()
    expect(await screen.findByText('Welcome')).toBeVisible()
    expect(operations[1]?.variables).toEqual({ input: { userId: 'u1' } })
  })

  it.each([
    [
      'when today’s places are taken',
      errorResponse('DAILY_LIMIT', 'All of today’s places are taken.', {
        resetsAt: '2026-11-22T05:00:00.000Z',
      }),
      /places open again at 12:00 AM on Sunday, November 22 \(Miami time\)/i,
    ],
    [
      'when the list is full',
      errorResponse('WAITLIST_CLOSED', 'The waitlist is full.'),
      /the waitlist is full: all 225 places are taken/i,
    ],
    [
      'when something else went wrong',
      errorResponse('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.'),
      /your place is not reserved yet/i,
    ],
  ])(
    'says why there is no place %s, logs it, and still goes to /share',
    async (_when, answer, texts) => {
      mockServer({ ...registered, JoinWaitlist: () => answer })
      await renderWithApi(<RegisterForm />, '/auth?mode=register')
      await fillIn()
      expect(await screen.findByText('Welcome')).toBeVisible()
      expect(screen.getByText(texts)).toBeVisible()
      expect(screen.queryByText(/your spot is reserved/i)).toBeNull()
      expect(sessionStore.current().status).toBe('signedIn')
      // The place may have been reserved after all, so `/share` requests it.
      expect(client.readQuery({ query: MyWaitlistEntryDocument })).toBeNull()
      await waitFor(() => {
        expect(address()).toHaveTextContent('/share')
      })
      expect(logged).toHaveBeenCalled()
    },
  )

  it('shows every field error and sends nothing', async () => {
    const operations = mockServer({})
    await renderWithApi(<RegisterForm />, '/auth?mode=register')
    await fillIn({
      'First name': ' ',
      'Last name': '',
      Email: 'camila@',
      Password: '1234567',
      'Confirm password': '',
    })
    expect(await screen.findByText('First name is required')).toBeVisible()
    for (const message of [
      'Last name is required',
      'Please enter a valid email address',
      'Password must be at least 8 characters long',
      'Please confirm your password',
    ])
      expect(screen.getByText(message)).toBeVisible()
    expect(operations).toEqual([])
  })

  it('requires the same password twice, and removes the error when they match', async () => {
    mockServer({})
    await renderWithApi(<RegisterForm />, '/auth?mode=register')
    await fillIn({ 'Confirm password': 'correct hors' })
    expect(await screen.findByText("Passwords don't match")).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Confirm password')).toHaveFocus())
    await userEvent.type(screen.getByLabelText('Confirm password'), 'e')
    await waitFor(() => expect(screen.queryByText("Passwords don't match")).toBeNull())
  })

  it.each([
    ['email', 'Email', 'This email is already registered'],
    ['password', 'Password', 'Please choose a password that fewer people use'],
  ])('shows the server’s message and its field error of %s', async (field, label, message) => {
    mockServer({
      Register: () => errorResponse('BAD_USER_INPUT', message, { fields: [{ field, message }] }),
    })
    await renderWithApi(<RegisterForm />, '/auth?mode=register')
    await fillIn()
    expect(await screen.findByText('Registration Failed')).toBeVisible()
    expect(screen.getAllByText(message)).toHaveLength(2)
    const description = expect.stringContaining(message) as string
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(description)
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(address()).toHaveTextContent('/auth?mode=register')
  })

  it('shows its own message when the server cannot be reached', async () => {
    mockServer({})
    await renderWithApi(<RegisterForm />, '/auth?mode=register')
    await fillIn()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Please check your information and try again.',
      ),
    )
    expect(screen.getByText(/^Registration Failed: Not connected:/)).toBeVisible()
  })

  it('says that the browser blocks the cookies of the site', async () => {
    mockServer({
      ...registered,
      JoinWaitlist: () => errorResponse('UNAUTHENTICATED', 'Please sign in first.'),
    })
    await renderWithApi(<RegisterForm />, '/auth?mode=register')
    await fillIn()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/Your account is made, but your browser/),
    )
    expect(address()).toHaveTextContent('/auth?mode=register')
  })
})
