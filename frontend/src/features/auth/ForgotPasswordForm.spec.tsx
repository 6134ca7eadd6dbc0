import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillIn } from '../../testing/enter'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { ForgotPasswordForm } from './ForgotPasswordForm'

const answers = (sendsMail: boolean) => ({
  SendsMail: () => ({ data: { sendsMail } }),
  RequestPasswordReset: () => ({ data: { requestPasswordReset: true } }),
})

async function ask(email = 'camila@example.com') {
  await renderWithApi(<ForgotPasswordForm />, '/auth?mode=forgot')
  fillIn({ Email: email })
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
}

describe('ForgotPasswordForm', () => {
  it('requests a link, and does not reveal whether an account exists', async () => {
    const operations = mockServer(answers(true))
    await ask()
    const texts = 'If there is an account with that address, we have written to it.'
    expect((await screen.findByText(texts)).parentElement).toHaveFocus()
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth')
    expect(operations).toContainEqual({
      operationName: 'RequestPasswordReset',
      variables: { input: { email: 'camila@example.com' } },
    })
  })

  it('says whom to contact if no mail server is configured', async () => {
    mockServer(answers(false))
    await ask()
    const link = await screen.findByRole('link', { name: /coralwaypickleball/ })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:team@coralway/))
    expect(link.parentElement).toHaveTextContent(
      'Online reset is not set up yet. Write to team@coralwaypickleball.example.',
    )
  })

  it('marks an invalid address, and sends nothing', async () => {
    const operations = mockServer({})
    await ask('camila@')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(operations).toEqual([])
  })

  it('keeps the address and shows the server’s message after a failure', async () => {
    mockServer({
      ...answers(true),
      RequestPasswordReset: () => errorResponse('RATE_LIMITED', 'Too many tries.'),
    })
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.')
    expect(screen.getByLabelText('Email')).toHaveValue('camila@example.com')
  })
})
