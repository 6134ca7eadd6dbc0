import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../testing/enter'
import { mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { resetSession, signIn } from '../../testing/sessionFixtures'
import { ContactForm } from './ContactForm'

const taken = () => ({
  data: { submitContact: { __typename: 'ContactSubmission', id: 'c1', createdAt: '2026-11-21' } },
})

async function write() {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Ana')
  await enter(screen.getByLabelText('Email'), 'ana@club.org')
  await enter(screen.getByLabelText('Message'), 'Hello there')
  await user.click(screen.getByRole('button', { name: 'SEND MESSAGE' }))
  return user
}

beforeEach(resetSession)

describe('ContactForm', () => {
  it('sends the message, shows thanks and clears its fields', async () => {
    const operations = mockServer({ SubmitContact: taken })
    await renderWithApi(<ContactForm />)
    await write()
    expect(await screen.findByText('Message Sent!')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(
      "Thank you for your message. We'll get back to you soon!",
    )
    expect(screen.getByLabelText('Message')).toHaveValue('')
    expect(operations[0]?.variables).toMatchObject({
      input: { name: 'Ana', email: 'ana@club.org', phone: '', message: 'Hello there' },
    })
  })

  it('is prefilled for who is signed in', async () => {
    signIn()
    await renderWithApi(<ContactForm />)
    expect(await screen.findByDisplayValue('Camila Alvarez')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('camila@example.com')
  })

  it('shows that it is sending', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    mockServer({ SubmitContact: () => answered.then(taken) })
    await renderWithApi(<ContactForm />)
    await write()
    expect(await screen.findByRole('button', { name: 'SENDING...' })).toBeDisabled()
    answer()
    expect(await screen.findByRole('button', { name: 'SEND MESSAGE' })).toBeEnabled()
  })

  it('keeps the message if it could not be sent, and sends it on retry', async () => {
    mockServer({})
    await renderWithApi(<ContactForm />)
    await write()
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to send message. Please try again.')
    expect(screen.getByLabelText('Name')).toHaveValue('Ana')
    expect(screen.getByLabelText('Message')).toHaveValue('Hello there')
    mockServer({ SubmitContact: taken })
    await userEvent.click(screen.getByRole('button', { name: 'SEND MESSAGE' }))
    expect(await screen.findByText('Message Sent!')).toBeVisible()
  })

  it('needs a name, an address and a message, but no phone', async () => {
    const operations = mockServer({})
    await renderWithApi(<ContactForm />)
    await userEvent.click(screen.getByRole('button', { name: 'SEND MESSAGE' }))
    expect(await screen.findByText('Name is required')).toBeVisible()
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByText('Message is required')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(screen.getByLabelText('Name')).toBeInvalid()
    expect(screen.getByLabelText('Phone (optional)')).not.toHaveAttribute('aria-invalid')
    expect(operations).toEqual([])
  })
})
