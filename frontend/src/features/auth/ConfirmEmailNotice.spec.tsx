import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { ConfirmEmailNotice } from './ConfirmEmailNotice'

const texts = 'Please confirm your address. We wrote to camila@example.com.'
const open = () => renderWithApi(<ConfirmEmailNotice email="camila@example.com" />, '/dashboard')

describe('ConfirmEmailNotice', () => {
  it('resends the mail, shows that it is pending and keeps the focus', async () => {
    let answer = (_with: object) => {}
    const operations = mockServer({
      RequestEmailConfirmation: () => new Promise(resolve => (answer = resolve)),
    })
    await open()
    expect(await screen.findByText(texts)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer({ data: { requestEmailConfirmation: true } })
    expect(await screen.findByText('Look for our mail')).toBeVisible()
    expect(
      screen.getByText(/^Open the link in the newest one to camila@example\.com\./),
    ).toBeVisible()
    const button = await screen.findByRole('button', { name: 'Send again' })
    await waitFor(() => expect(button).toHaveFocus())
    expect(operations.map(({ operationName }) => operationName)).toContain(
      'RequestEmailConfirmation',
    )
  })

  it('shows a failure and allows a retry', async () => {
    mockServer({
      RequestEmailConfirmation: () => errorResponse('RATE_LIMITED', 'Too many tries.'),
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.')
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeEnabled()
  })
})
