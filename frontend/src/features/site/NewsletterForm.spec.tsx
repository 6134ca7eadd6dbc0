import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../testing/enter'
import { mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { NewsletterForm } from './NewsletterForm'

const field = () => screen.getByRole('textbox', { name: 'Newsletter' })

async function join(address: string) {
  const user = userEvent.setup()
  await enter(field(), address)
  await user.click(screen.getByRole('button', { name: 'JOIN' }))
}

describe('NewsletterForm', () => {
  it('keeps an address if the server cannot be reached; sends it on retry, confirms it and clears the field', async () => {
    mockServer({})
    await renderWithApi(<NewsletterForm />)
    await join('ana@club.org')
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to join the newsletter. Please try again.',
    )
    expect(field()).toHaveValue('ana@club.org')
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    const operations = mockServer({
      SubscribeNewsletter: () => answered.then(() => ({ data: { subscribeNewsletter: true } })),
    })
    await userEvent.click(screen.getByRole('button', { name: 'JOIN' }))
    expect(await screen.findByRole('button', { name: 'JOINING...' })).toBeDisabled()
    answer()
    expect(await screen.findByText('Thank you')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('a mail asks you to confirm it')
    expect(field()).toHaveValue('')
    expect(operations[0]?.variables).toEqual({ input: { email: 'ana@club.org' } })
  })

  it('validates the address before it is sent', async () => {
    const operations = mockServer({})
    await renderWithApi(<NewsletterForm />)
    await join('ana@club')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    await waitFor(() => expect(field()).toHaveFocus())
    expect(operations).toEqual([])
  })
})
