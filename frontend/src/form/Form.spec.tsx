import { rules } from '@shared/rules'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { object } from 'yup'
import { chunk } from '../hydration/chunk'
import { dismissCurrentToast } from '../ui/toast'
import { Toasts } from '../ui/Toasts'
import { Field, TextAreaField } from './Field'
import { Form, type DoneTexts, type FailedTexts } from './Form'
import { ruleSchema } from '../schema/ruleSchema'
import { SubmitButton } from './SubmitButton'

const schema = chunk(() =>
  Promise.resolve(object({ email: ruleSchema(rules.email), message: ruleSchema(rules.message) })),
)
const blank = { email: '', message: '' }
const failed = { title: 'Error', description: 'Please try again.' }

interface Given {
  submit?: (input: typeof blank) => Promise<unknown>
  done?: DoneTexts
  failed?: FailedTexts
}

function draw({ submit = () => Promise.resolve(), ...rest }: Given = {}) {
  dismissCurrentToast()
  render(
    <>
      <Form schema={schema} blank={blank} submit={submit} failed={failed} {...rest}>
        <Field name="email" type="email" label="Email" autoComplete="email" />
        <TextAreaField name="message" label="Message" />
        <SubmitButton label="SEND" pending="SENDING..." />
      </Form>
      <Toasts />
    </>,
  )
  return userEvent.setup()
}

const email = () => screen.getByLabelText('Email')
const message = () => screen.getByLabelText('Message')
const form = () => message().closest('form')
const send = () => screen.getByRole('button', { name: 'SEND' })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), '  ana@club.org ')
  await user.type(message(), 'Hello')
}

const refusal = (fields: { field: string; message: string }[], texts = 'No.') =>
  new CombinedGraphQLErrors({
    errors: [{ message: texts, extensions: { code: 'BAD_USER_INPUT', fields } }],
  })

describe('Form', () => {
  it('validates nothing before the first submit', async () => {
    const user = draw()
    await user.type(email(), 'ana@')
    await user.tab()
    expect(email()).not.toHaveAttribute('aria-invalid')
  })

  it('marks every invalid field on submit, describes it by its error and focuses the first', async () => {
    const submit = jest.fn()
    const user = draw({ submit })
    await user.click(send())
    expect(await screen.findByText('Message is required')).toBeVisible()
    expect(email()).toBeInvalid()
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(submit).not.toHaveBeenCalled()
  })

  it('focuses the second field when only that one is invalid', async () => {
    const user = draw()
    await user.type(email(), 'ana@club.org')
    await user.click(send())
    expect(await screen.findByText('Message is required')).toBeVisible()
    await waitFor(() => expect(message()).toHaveFocus())
  })

  it('removes an error as soon as the value is valid', async () => {
    const user = draw()
    await user.click(send())
    await screen.findByText('Message is required')
    await user.type(message(), 'H')
    expect(screen.queryByText('Message is required')).not.toBeInTheDocument()
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
  })

  it('shows the pending state, and cannot be submitted twice', async () => {
    let answer = () => {}
    const submit = jest.fn(() => new Promise<void>(resolve => (answer = resolve)))
    const user = draw({ submit })
    await fillIn(user)
    await user.click(send())
    const pending = await screen.findByRole('button', { name: 'SENDING...' })
    expect(pending).toBeDisabled()
    await user.click(pending)
    await user.type(email(), '{Enter}')
    expect(submit).toHaveBeenCalledTimes(1)
    answer()
    expect(await screen.findByRole('button', { name: 'SEND' })).toBeEnabled()
  })

  it('takes no other text while it is being sent, dims its fields, keeps the focus, and takes text afterwards', async () => {
    let answer = () => {}
    const submit = jest.fn(() => new Promise<void>(resolve => (answer = resolve)))
    const user = draw({ submit })
    await fillIn(user)
    await user.type(email(), '{Enter}')
    await screen.findByRole('button', { name: 'SENDING...' })
    expect(email()).toHaveFocus()
    await user.type(message(), ' and more')
    expect(message()).toHaveValue('Hello')
    expect(message()).toHaveAttribute('readonly')
    expect(form()).toHaveAttribute('aria-busy', 'true')
    expect(message()).toHaveStyle({ opacity: '0.75' })
    answer()
    await screen.findByRole('button', { name: 'SEND' })
    expect(form()).toHaveAttribute('aria-busy', 'false')
    expect(message()).not.toHaveStyle({ opacity: '0.75' })
    await user.type(message(), ' and more')
    expect(message()).toHaveValue('Hello and more')
  })

  it('shows the success toast, and resets with clear', async () => {
    const user = draw({ done: { title: 'Sent', description: 'Thank you.', clear: true } })
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText('Sent')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Thank you.')
    expect(email()).toHaveValue('')
    expect(message()).toHaveValue('')
    expect(send()).toHaveFocus()
  })

  it('keeps the input when the network fails, and shows an alert', async () => {
    const user = draw({ submit: () => Promise.reject(new TypeError('Failed to fetch')) })
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.')
    expect(message()).toHaveValue('Hello')
  })

  it('keeps the outcome in the form after the toast is dismissed, until the next submit', async () => {
    const submit = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    const user = draw({ submit, done: { title: 'Sent', description: 'Thank you.', clear: true } })
    await fillIn(user)
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Error')).not.toBeInTheDocument()
    expect(
      screen.getByText('Error: Not connected: please check your connection and try again.'),
    ).toBeVisible()
    submit.mockImplementation(() => Promise.resolve() as Promise<never>)
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.getByText('Thank you.')).toBeVisible()
    expect(screen.queryByText(/Please try again/)).not.toBeInTheDocument()
  })

  it('shows no earlier failure once it has succeeded', async () => {
    const submit = jest.fn().mockRejectedValueOnce(new TypeError('offline'))
    const user = draw({ submit, done: { title: 'Saved', description: 'It is saved.' } })
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText(/^Error: /)).toBeVisible()
    await user.click(send())
    expect(await screen.findByText('It is saved.')).toBeVisible()
    await waitFor(() => expect(send()).toBeEnabled())
    expect(screen.queryByText(/^Error: /)).toBeNull()
  })

  it('shows the server’s field errors on the fields', async () => {
    const fieldError = { field: 'email', message: 'That address is taken' }
    const user = draw({ submit: () => Promise.reject(refusal([fieldError])) })
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText('That address is taken')).toBeVisible()
    expect(email()).toHaveAccessibleDescription('That address is taken')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('shows a toast that the club states also if it marks the fields', async () => {
    const fieldError = { field: 'email', message: 'That address is taken' }
    const submit = () => Promise.reject(refusal([fieldError]))
    const user = draw({ submit, failed: { ...failed, isStated: true } })
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please try again.'))
    expect(email()).toHaveAccessibleDescription('That address is taken')
  })

  it('shows an error of a field that it does not have as its failure', async () => {
    const errors = [
      { field: 'email', message: 'That address is taken' },
      { field: 'note', message: 'That is too long' },
    ]
    const submit = () => Promise.reject(refusal(errors))
    const user = draw({ submit, failed: { ...failed, preferServer: true } })
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText('Error: That is too long')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('That is too long')
    expect(email()).toHaveAccessibleDescription('That address is taken')
  })

  it('shows an error of a field that it does not have, but not in the toast without preferServer', async () => {
    const errors = [{ field: 'note', message: 'That is too long' }]
    const user = draw({ submit: () => Promise.reject(refusal(errors)) })
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText('Error: That is too long')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.')
  })

  it('shows the server’s message only with preferServer', async () => {
    const submit = () => Promise.reject(refusal([], 'The waitlist is full.'))
    const user = draw({ submit, failed: { ...failed, preferServer: true } })
    await fillIn(user)
    await user.click(send())
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The waitlist is full.'),
    )
  })

  it('never shows the server’s message about a submission key', async () => {
    const message = 'This key was used for something else.'
    const refused = new CombinedGraphQLErrors({
      errors: [{ message, extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }],
    })
    const submit = () => Promise.reject(refused)
    const user = draw({ submit, failed: { ...failed, preferServer: true } })
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please try again.'))
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  it('shows its own message without preferServer', async () => {
    const user = draw({ submit: () => Promise.reject(refusal([], 'ECONNRESET')) })
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please try again.'))
    expect(screen.queryByText('ECONNRESET')).not.toBeInTheDocument()
  })
})
