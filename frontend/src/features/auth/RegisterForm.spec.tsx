import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { client } from '../../api/apollo/client'
import { MyWaitlistEntryDocument } from '../../api/apollo/own.generated'
import { sessionStore } from '../../api/sessionStore'
import { fillIn } from '../../testing/enter'
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

const camila = {
  'First name': 'Camila',
  'Last name': 'Alvarez',
  Email: 'camila@example.com',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
}
const noPlan = 'Not sure yet'

const open = (query = '') => renderWithApi(<RegisterForm />, `/auth?mode=register${query}`)
const field = (label: string) => screen.getByLabelText(label)

async function register(changes: Partial<typeof camila> = {}) {
  fillIn({ ...camila, ...changes })
  await userEvent.click(screen.getByRole('button', { name: 'JOIN NOW' }))
}

const wish = () => screen.getByLabelText('Plan you would like (optional)')
const address = () => screen.getByLabelText('address')
let logged: jest.SpyInstance

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  logged.mockRestore()
})

describe('RegisterForm', () => {
  it('creates the account, then the entry with the referral code and the plan wish of the URL, then goes to /share', async () => {
    const operations = mockServer({ ...registered, ...reserved })
    await open('&plan=standard&ref=BCDF234567')
    expect(wish()).toHaveDisplayValue('Standard')
    expect(wish()).toHaveAccessibleDescription(
      /^The team sees it when it plans the memberships\. It promises nothing/,
    )
    await register()
    expect(await screen.findByText('Welcome')).toBeVisible()
    expect(
      screen.getByText("Your spot is reserved! You're now part of our exclusive waitlist."),
    ).toBeVisible()
    await waitFor(() => {
      expect(address()).toHaveTextContent('/share')
    })
    expect(sessionStore.current().status).toBe('signedIn')
    // `/share` can render from these responses.
    expect(client.readQuery({ query: MyWaitlistEntryDocument })).toMatchObject({
      myWaitlistEntry: { position: ownEntry.position },
    })
    const {
      'First name': firstName,
      'Last name': lastName,
      Email: email,
      Password: password,
    } = camila
    expect(operations).toEqual([
      { operationName: 'Register', variables: { input: { firstName, lastName, email, password } } },
      {
        operationName: 'JoinWaitlist',
        variables: { input: { userId: 'u1', referralCode: 'BCDF234567', planWish: 'standard' } },
      },
    ])
  })

  it('joins the waitlist without an invalid referral code, and without a wish that is cleared', async () => {
    const operations = mockServer({ ...registered, ...reserved })
    await open(`&plan=unlimited&ref=${'x'.repeat(300)}`)
    await userEvent.selectOptions(wish(), noPlan)
    expect(wish()).toHaveDisplayValue(noPlan)
    await register()
    expect(await screen.findByText('Welcome')).toBeVisible()
    expect(operations[1]?.variables).toEqual({ input: { userId: 'u1' } })
  })

  it.each(['UNLIMITED', '', 'toString'])(
    'sends no wish if the URL contains an unknown plan: plan=%s',
    async plan => {
      const operations = mockServer({ ...registered, ...reserved })
      await open(`&plan=${plan}`)
      expect(wish()).toHaveDisplayValue(noPlan)
      await register()
      expect(await screen.findByText('Welcome')).toBeVisible()
      expect(operations[1]?.variables).toEqual({ input: { userId: 'u1' } })
    },
  )

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
    'says why there is no place %s, logs it, and still goes to /share with the wish and the referral code',
    async (_when, answer, texts) => {
      mockServer({ ...registered, JoinWaitlist: () => answer })
      await open('&plan=unlimited&ref=BCDF234567')
      await register()
      expect(await screen.findByText('Welcome')).toBeVisible()
      expect(screen.getByText(texts)).toBeVisible()
      expect(screen.queryByText(/your spot is reserved/i)).toBeNull()
      expect(sessionStore.current().status).toBe('signedIn')
      // The place may have been reserved after all, so `/share` requests it.
      expect(client.readQuery({ query: MyWaitlistEntryDocument })).toBeNull()
      await waitFor(() => {
        expect(address()).toHaveTextContent('/share?plan=unlimited&ref=BCDF234567')
      })
      expect(logged).toHaveBeenCalled()
    },
  )

  it('shows every field error, keeps the hint of the password, and sends nothing', async () => {
    const operations = mockServer({})
    await open()
    expect(screen.getByText('At least 8 characters')).toBeVisible()
    expect(field('Password')).toHaveAccessibleDescription('At least 8 characters')
    await register({
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
    expect(field('Password')).toHaveAccessibleDescription(
      'At least 8 characters Password must be at least 8 characters long',
    )
    expect(operations).toEqual([])
  })

  it('requires the same password twice, which can be shown, and removes the error when they match', async () => {
    mockServer({})
    await open()
    const password = field('Confirm password')
    await register({ 'Confirm password': 'correct hors' })
    expect(await screen.findByText("Passwords don't match")).toBeVisible()
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.click(screen.getByLabelText('Show confirm password'))
    expect(password).toHaveAttribute('type', 'text')
    expect(field('Password')).toHaveAttribute('type', 'password')
    await userEvent.type(password, 'e')
    await waitFor(() => expect(screen.queryByText("Passwords don't match")).toBeNull())
    await userEvent.click(screen.getByLabelText('Show confirm password'))
    await userEvent.click(screen.getByLabelText('Show password'))
    expect(password).toHaveAttribute('type', 'password')
    expect(field('Password')).toHaveAttribute('type', 'text')
  })

  it('shows the server’s message and its field errors', async () => {
    const message = 'This email is already registered'
    const common = 'Please choose a password that fewer people use'
    const fields = [
      { field: 'email', message },
      { field: 'password', message: common },
    ]
    mockServer({ Register: () => errorResponse('BAD_USER_INPUT', message, { fields }) })
    await open()
    await register()
    expect(await screen.findByText('Registration Failed')).toBeVisible()
    expect(screen.getAllByText(message)).toHaveLength(2)
    expect(field('Email')).toHaveAccessibleDescription(message)
    expect(field('Email')).toBeInvalid()
    expect(field('Password')).toHaveAccessibleDescription(`At least 8 characters ${common}`)
    expect(field('Password')).toBeInvalid()
    expect(address()).toHaveTextContent('/auth?mode=register')
  })

  it('shows its own message when the server cannot be reached', async () => {
    mockServer({})
    await open()
    await register()
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
    await open()
    await register()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/Your account is made, but your browser/),
    )
    expect(address()).toHaveTextContent('/auth?mode=register')
  })

  it('states the purpose of the data, and links to Privacy', async () => {
    await open()
    const link = screen.getByRole('link', { name: 'Privacy' })
    expect(link).toHaveAttribute('href', '/privacy')
    expect(link.parentElement).toHaveTextContent('We use this for the waitlist only. Privacy')
  })
})
