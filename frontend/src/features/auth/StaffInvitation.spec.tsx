import { act, render, type RenderResult, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { client } from '../../api/apollo/client'
import { apolloChunk } from '../../api/apolloChunk'
import { sessionStore } from '../../api/sessionStore'
import { actAsync } from '../../testing/actAsync'
import { enterAndSubmit, fillIn } from '../../testing/enter'
import { errorResponse, inputsOf, mockServer } from '../../testing/mockServer'
import { linkTokenOf, openLink } from '../../testing/openLink'
import { StylesElsewhere } from '../../testing/renderWithApi'
import { person } from '../../testing/sessionFixtures'
import { StaffInvitation } from './StaffInvitation'

const token = linkTokenOf('a')
const accepted = {
  data: {
    acceptStaffInvitation: {
      __typename: 'User',
      id: 'u1',
      email: 'camila@example.com',
      staffRole: 'DESK',
    },
  },
}

/** Shows the page in the site's router, whose navigations replace the history entry of the link. */
async function show() {
  await apolloChunk.load()
  await client.clearStore()
  return actAsync(() =>
    render(
      <StrictMode>
        <BrowserRouter>
          <h1 tabIndex={-1}>Join the team</h1>
          <StaffInvitation />
        </BrowserRouter>
      </StrictMode>,
      { wrapper: StylesElsewhere },
    ),
  )
}

async function open() {
  openLink('staff', `#${token}`)
  return show()
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function logIn() {
  await screen.findByLabelText('Email')
  fillIn({ Email: 'camila@example.com', Password: 'correct horse' })
  await press('LOGIN')
}

/** What the server answers besides the login. */
const answers = {
  Me: () => ({ data: { me: person() } }),
  AcceptStaffInvitation: () => accepted,
}

/** Reloads the page after the login, joins, and returns the token that was sent. */
async function joinAfterReload(opened: RenderResult, operations: ReturnType<typeof mockServer>) {
  await screen.findByRole('button', { name: 'Join the team' })
  expect(location.href).toBe('http://localhost/auth?mode=staff')
  opened.unmount()
  await show()
  await press('Join the team')
  expect(await screen.findByText('You have joined the team.')).toBeVisible()
  return inputsOf(operations, 'AcceptStaffInvitation').at(-1)
}

beforeEach(() => sessionStore.setUser(null))
afterEach(() => {
  openLink('', '')
  act(() => sessionStore.setUser(null))
})

describe('staff invitation', () => {
  it('changes nothing when opened, keeps its link out of the address bar and through the login and a reload, and one press joins the team (SEC-C7)', async () => {
    const operations = mockServer({ ...answers, Login: () => ({ data: { login: person() } }) })
    const opened = await open()
    expect(screen.getByRole('button', { name: 'LOGIN' })).toBeEnabled()
    expect(location.href).toBe('http://localhost/auth?mode=staff')
    expect(operations).toEqual([])
    await logIn()
    expect(await joinAfterReload(opened, operations)).toEqual({ token })
    expect(screen.getByRole('link', { name: 'Open the team’s page' })).toHaveAttribute(
      'href',
      '/admin?view=today',
    )
  })

  it('keeps its link through a wrong password and the second step', async () => {
    const pending = { challenge: 'sealed', methods: ['code'] }
    const refusals = [
      errorResponse('SECOND_FACTOR_REQUIRED', 'Please confirm that it is you.', pending),
      errorResponse('UNAUTHENTICATED', 'Email or password is wrong.'),
    ]
    const operations = mockServer({
      ...answers,
      Login: () => refusals.pop() ?? {},
      FinishSignIn: () => ({ data: { finishSignIn: person() } }),
    })
    const opened = await open()
    await logIn()
    await screen.findByText(/Email or password is wrong/)
    await press('LOGIN')
    await enterAndSubmit(await screen.findByLabelText('Code of the app'), '123456')
    expect(await joinAfterReload(opened, operations)).toEqual({ token })
  })

  it('creates an account without asking for a place, and focuses the heading', async () => {
    const operations = mockServer({
      Register: () => ({ data: { register: person() } }),
      Me: () => ({ data: { me: person() } }),
    })
    await open()
    await press('I have no account yet')
    fillIn({
      'First name': 'Camila',
      'Last name': 'Alvarez',
      Email: 'camila@example.com',
      Password: 'correct horse',
      'Confirm password': 'correct horse',
    })
    await press('Create the account')
    expect(await screen.findByRole('button', { name: 'Join the team' })).toBeEnabled()
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
    expect(operations.map(({ operationName }) => operationName)).not.toContain('JoinWaitlist')
  })

  it('says in the session of another address whose it is, and keeps its link for another account', async () => {
    const sentence = 'This invitation was mailed to another address, b…@e….com.'
    const other = person({ id: 'u2' })
    const results = [accepted, errorResponse('FORBIDDEN', sentence)]
    const operations = mockServer({
      Me: () => ({ data: { me: other } }),
      AcceptStaffInvitation: () => results.pop() ?? {},
      Logout: () => ({ data: { logout: true } }),
      Login: () => ({ data: { login: other } }),
    })
    sessionStore.setUser(person())
    const opened = await open()
    await press('Join the team')
    expect((await screen.findAllByText(sentence, { exact: false }))[0]).toBeVisible()
    await press('Log in with another account')
    await logIn()
    expect(await joinAfterReload(opened, operations)).toEqual({ token })
  })

  it('says that the link has ended', async () => {
    mockServer({ AcceptStaffInvitation: () => errorResponse('LINK_EXPIRED', 'Used.') })
    sessionStore.setUser(person())
    await open()
    await press('Join the team')
    expect(await screen.findByText('This link has been used or has expired.')).toBeVisible()
  })
})
