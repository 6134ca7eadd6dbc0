import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../api/sessionStore'
import { enter } from '../../testing/enter'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { linkTokenOf, openLink } from '../../testing/openLink'
import { renderWithApi } from '../../testing/renderWithApi'
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

async function open() {
  openLink('staff', `#${token}`)
  return renderWithApi(<StaffInvitation />, '/auth?mode=staff')
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => sessionStore.setUser(null))
afterEach(() => {
  openLink('', '')
  act(() => sessionStore.setUser(null))
})

describe('staff invitation', () => {
  it('changes nothing when opened', async () => {
    const operations = mockServer({})
    await open()
    expect(screen.getByRole('button', { name: 'LOGIN' })).toBeEnabled()
    expect(operations).toEqual([])
  })

  it('comes back after the login, and one press joins the team', async () => {
    const operations = mockServer({
      Login: () => ({ data: { login: person() } }),
      Me: () => ({ data: { me: person() } }),
      AcceptStaffInvitation: () => accepted,
    })
    await open()
    await enter(screen.getByLabelText('Email'), 'camila@example.com')
    await enter(screen.getByLabelText('Password'), 'correct horse')
    await press('LOGIN')
    await press('Join the team')
    expect(await screen.findByText('You have joined the team.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the team’s page' })).toHaveAttribute(
      'href',
      '/admin?view=today',
    )
    const sent = operations.find(({ operationName }) => operationName === 'AcceptStaffInvitation')
    expect(sent?.variables).toEqual({ input: { token } })
  })

  it('creates an account without asking for a place', async () => {
    const operations = mockServer({
      Register: () => ({ data: { register: person() } }),
      Me: () => ({ data: { me: person() } }),
    })
    await open()
    await press('I have no account yet')
    await enter(screen.getByLabelText('First name'), 'Camila')
    await enter(screen.getByLabelText('Last name'), 'Alvarez')
    await enter(screen.getByLabelText('Email'), 'camila@example.com')
    await enter(screen.getByLabelText('Password'), 'correct horse')
    await enter(screen.getByLabelText('Confirm password'), 'correct horse')
    await press('Create the account')
    expect(await screen.findByRole('button', { name: 'Join the team' })).toBeEnabled()
    expect(operations.map(({ operationName }) => operationName)).not.toContain('JoinWaitlist')
  })

  it('says in the session of another address whose it is, and offers another account', async () => {
    const sentence = 'This invitation was mailed to another address, b…@e….com.'
    mockServer({ AcceptStaffInvitation: () => errorResponse('FORBIDDEN', sentence) })
    sessionStore.setUser(person())
    await open()
    await press('Join the team')
    expect((await screen.findAllByText(sentence, { exact: false }))[0]).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log in with another account' })).toBeEnabled()
  })

  it('says that the link has ended', async () => {
    mockServer({ AcceptStaffInvitation: () => errorResponse('LINK_EXPIRED', 'Used.') })
    sessionStore.setUser(person())
    await open()
    await press('Join the team')
    expect(await screen.findByText('This link has been used or has expired.')).toBeVisible()
  })
})
