import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '../../api/sessionStore'
import { fillIn } from '../../testing/enter'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { linkTokenOf, openLink } from '../../testing/openLink'
import { renderWithApi } from '../../testing/renderWithApi'
import { person } from '../../testing/sessionFixtures'
import { ResetPasswordForm } from './ResetPasswordForm'

const token = linkTokenOf('r')
const address = () => screen.getByLabelText('address').textContent

async function open(fragment = `#${token}`) {
  openLink('reset', fragment)
  return renderWithApi(<ResetPasswordForm />, '/auth?mode=reset')
}

async function submit(password: string, confirmed = password) {
  fillIn({ 'New password': password, 'Confirm password': confirmed })
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
}

afterEach(() => openLink('', ''))

describe('ResetPasswordForm', () => {
  it('sets the password, ends this browser’s session and goes to the login form', async () => {
    sessionStore.setUser(person())
    const operations = mockServer({
      ResetPassword: () => ({ data: { resetPassword: true } }),
      Me: () => ({ data: { me: null } }),
    })
    await open()
    expect(location.href).toBe('http://localhost/auth?mode=reset')
    expect(operations).toEqual([])
    await submit('fourth shot')
    expect(await screen.findByText('Password set')).toBeVisible()
    expect(screen.getByText('Please log in with your new password.')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/auth'))
    expect(operations[0]).toEqual({
      operationName: 'ResetPassword',
      variables: { input: { token, newPassword: 'fourth shot' } },
    })
    expect(sessionStore.current()).toEqual({ status: 'signedOut' })
  })

  it('validates like registration, and sends nothing that is invalid', async () => {
    const operations = mockServer({})
    await open()
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'At least 8 characters',
    )
    await submit('1234567', '')
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeVisible()
    expect(screen.getByText('Please confirm your password')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus())
    await submit('fourth shot', 'forth shot')
    expect(await screen.findByText("Passwords don't match")).toBeVisible()
    expect(operations).toEqual([])
  })

  it('shows an error that only the server detects at its field', async () => {
    const message = 'Please choose a password that fewer people use'
    const fields = [{ field: 'newPassword', message }]
    mockServer({ ResetPassword: () => errorResponse('BAD_USER_INPUT', message, { fields }) })
    await open()
    await submit('password1')
    await waitFor(() => expect(screen.getByLabelText('New password')).toBeInvalid())
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/fewer people/)
    expect(address()).toBe('/auth?mode=reset')
  })

  it.each([
    ['a used link', `#${token}`, 'This link has been used or has expired.'],
    ['no link', '', 'Open the link in the mail again.'],
  ])(
    'describes %s, and links to where a new one can be requested',
    async (_what, fragment, texts) => {
      const message = 'This link has been used or has expired.'
      mockServer({ ResetPassword: () => errorResponse('LINK_EXPIRED', message) })
      await open(fragment)
      if (fragment) await submit('fourth shot')
      expect(await screen.findByText(texts)).toBeVisible()
      expect(screen.queryByLabelText('New password')).toBeNull()
      await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }))
      expect(address()).toBe('/auth?mode=forgot')
      expect(screen.queryByText('Password set')).toBeNull()
    },
  )
})
