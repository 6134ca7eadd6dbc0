import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { enter } from '../../testing/enter'
import { mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { LoginForm } from './LoginForm'
import { RegisterForm } from './RegisterForm'

const fields: [string, ReactElement, string, string][] = [
  ['login', <LoginForm key="login" />, 'Password', 'Show password'],
  ['register', <RegisterForm key="register" />, 'Password', 'Show password'],
  ['register', <RegisterForm key="again" />, 'Confirm password', 'Show confirm password'],
]

describe('password field', () => {
  it.each(fields)('of %s can be shown and hidden again', async (_form, form, label, show) => {
    await renderWithApi(form)
    const field = screen.getByLabelText(label)
    const toggle = screen.getByRole('button', { name: show })
    await enter(field, 'third shot')
    expect(field).toHaveAttribute('type', 'password')
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle)
    expect(field).toHaveAttribute('type', 'text')
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    expect(field).toHaveValue('third shot')
    await userEvent.click(toggle)
    expect(field).toHaveAttribute('type', 'password')
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
  })

  it('keeps its hint before and after an error', async () => {
    mockServer({})
    await renderWithApi(<RegisterForm />)
    const field = screen.getByLabelText('Password')
    expect(screen.getByText('At least 8 characters')).toBeVisible()
    expect(field).toHaveAccessibleDescription('At least 8 characters')
    await enter(field, '1234567')
    await userEvent.click(screen.getByRole('button', { name: 'JOIN NOW' }))
    await screen.findByText('Password must be at least 8 characters long')
    expect(field).toHaveAccessibleDescription(
      'At least 8 characters Password must be at least 8 characters long',
    )
  })

  it('stays visible while the form shows its error', async () => {
    mockServer({})
    await renderWithApi(<LoginForm />)
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))
    const field = screen.getByLabelText('Password')
    await screen.findByText('Password is required')
    expect(field).toBeInvalid()
    expect(field).toHaveAttribute('type', 'text')
  })
})

describe('auth aside', () => {
  it('states the purpose of the data at registration, and links to Privacy', async () => {
    await renderWithApi(<RegisterForm />)
    const link = screen.getByRole('link', { name: 'Privacy' })
    expect(link).toHaveAttribute('href', '/privacy')
    expect(link.parentElement).toHaveTextContent('We use this for the waitlist only. Privacy')
  })

  it('leads from login to a link that sets a new password', async () => {
    await renderWithApi(<LoginForm />)
    const link = screen.getByRole('link', { name: 'Forgot your password?' })
    expect(link).toHaveAttribute('href', '/auth?mode=forgot')
  })
})
