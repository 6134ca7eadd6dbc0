import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillIn } from '../../testing/enter'
import { mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { resetSession, signIn } from '../../testing/sessionFixtures'
import { ContactForm } from './ContactForm'

const taken = () => ({
  data: { submitContact: { __typename: 'ContactSubmission', id: 'c1', createdAt: '2026-11-21' } },
})

const send = () => userEvent.click(screen.getByRole('button', { name: 'SEND MESSAGE' }))
function write() {
  fillIn({ Name: 'Ana', Email: 'ana@club.org', Message: 'Hello there' })
  return send()
}

beforeEach(resetSession)

describe('ContactForm', () => {
  it('keeps the message if it could not be sent; a retry shows that it is sending, and thanks, and clears the fields', async () => {
    mockServer({})
    await renderWithApi(<ContactForm />)
    await write()
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to send message. Please try again.')
    expect(screen.getByLabelText('Name')).toHaveValue('Ana')
    expect(screen.getByLabelText('Message')).toHaveValue('Hello there')
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    const operations = mockServer({ SubmitContact: () => answered.then(taken) })
    await send()
    expect(await screen.findByRole('button', { name: 'SENDING...' })).toBeDisabled()
    answer()
    expect(await screen.findByText('Message Sent!')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(
      "Thank you for your message. We'll get back to you soon!",
    )
    expect(await screen.findByRole('button', { name: 'SEND MESSAGE' })).toBeEnabled()
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

  it('needs a name, an address and a message, but no phone', async () => {
    const operations = mockServer({})
    await renderWithApi(<ContactForm />)
    await send()
    expect(await screen.findByText('Name is required')).toBeVisible()
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByText('Message is required')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(screen.getByLabelText('Name')).toBeInvalid()
    expect(screen.getByLabelText('Phone (optional)')).not.toHaveAttribute('aria-invalid')
    expect(operations).toEqual([])
  })
})
