import { rules } from '@shared/rules'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { object } from 'yup'
import { chunk } from '../hydration/chunk'
import { fillIn } from '../testing/enter'
import { addStylesToDocument, renderBeforeApi } from '../testing/renderWithApi'
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

async function draw({ submit = () => Promise.resolve(), ...rest }: Given = {}) {
  await renderBeforeApi(
    <Form schema={schema} blank={blank} submit={submit} failed={failed} {...rest}>
      <Field name="email" type="email" label="Email" autoComplete="email" />
      <TextAreaField name="message" label="Message" />
      <SubmitButton label="SEND" pending="SENDING..." />
    </Form>,
  )
  return userEvent.setup()
}

const email = () => screen.getByLabelText('Email')
const message = () => screen.getByLabelText('Message')
const form = () => message().closest('form')
const send = () => screen.getByRole('button', { name: 'SEND' })

/** Fills in both fields and sends them. */
async function sendAll(user: ReturnType<typeof userEvent.setup>) {
  fillIn({ Email: 'ana@club.org', Message: 'Hello' })
  await user.click(send())
}

const taken = { field: 'email', message: 'That address is taken' }
const refusal = (fields: (typeof taken)[], message = 'No.', code = 'BAD_USER_INPUT') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, fields } }] })

describe('Form', () => {
  it('validates nothing before the first submit, then marks every invalid field and focuses the first, until it is valid', async () => {
    const submit = jest.fn()
    const user = await draw({ submit })
    await user.type(email(), 'ana@')
    await user.tab()
    expect(email()).not.toHaveAttribute('aria-invalid')
    await user.click(send())
    expect(await screen.findByText('Message is required')).toBeVisible()
    expect(email()).toBeInvalid()
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address')
    await waitFor(() => expect(email()).toHaveFocus())
    await user.type(message(), 'H')
    expect(screen.queryByText('Message is required')).not.toBeInTheDocument()
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
    expect(submit).not.toHaveBeenCalled()
  })

  it('focuses the second field when only that one is invalid', async () => {
    const user = await draw()
    fillIn({ Email: 'ana@club.org' })
    await user.click(send())
    expect(await screen.findByText('Message is required')).toBeVisible()
    await waitFor(() => expect(message()).toHaveFocus())
  })

  it('is dimmed while it is being sent, keeps the focus, cannot be submitted twice, and takes no text until it is sent', async () => {
    addStylesToDocument()
    let answer = () => {}
    const submit = jest.fn(() => new Promise<void>(resolve => (answer = resolve)))
    const user = await draw({ submit })
    await user.type(email(), '  ana@club.org ')
    await user.type(message(), 'Hello')
    await user.type(email(), '{Enter}')
    const pending = await screen.findByRole('button', { name: 'SENDING...' })
    expect(pending).toBeDisabled()
    expect(email()).toHaveFocus()
    await user.click(pending)
    await user.type(email(), '{Enter}')
    await user.type(message(), '!')
    expect(message()).toHaveValue('Hello')
    expect(message()).toHaveAttribute('readonly')
    expect(form()).toHaveAttribute('aria-busy', 'true')
    expect(message()).toHaveStyle({ opacity: '0.75' })
    expect(submit).toHaveBeenCalledTimes(1)
    expect(submit).toHaveBeenCalledWith({ email: 'ana@club.org', message: 'Hello' })
    answer()
    expect(await screen.findByRole('button', { name: 'SEND' })).toBeEnabled()
    expect(form()).toHaveAttribute('aria-busy', 'false')
    expect(message()).not.toHaveStyle({ opacity: '0.75' })
    await user.type(message(), '!')
    expect(message()).toHaveValue('Hello!')
  })

  it('shows the success toast, and resets with clear', async () => {
    const user = await draw({ done: { title: 'Sent', description: 'Thank you.', clear: true } })
    await sendAll(user)
    expect(await screen.findByText('Sent')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Thank you.')
    expect(email()).toHaveValue('')
    expect(message()).toHaveValue('')
    expect(send()).toHaveFocus()
  })

  it('keeps the input when the network fails; shows an alert, and the outcome also after that is dismissed, until the next submit', async () => {
    const submit = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const done = { title: 'Sent', description: 'Thank you.', clear: true }
    const user = await draw({ submit, done })
    await sendAll(user)
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.')
    expect(message()).toHaveValue('Hello')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Error')).not.toBeInTheDocument()
    expect(
      screen.getByText('Error: Not connected: please check your connection and try again.'),
    ).toBeVisible()
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.getByText('Thank you.')).toBeVisible()
    expect(screen.queryByText(/Please try again|^Error: /)).not.toBeInTheDocument()
  })

  it('shows no earlier failure once it has succeeded', async () => {
    const submit = jest.fn().mockRejectedValueOnce(new TypeError('offline'))
    const user = await draw({ submit, done: { title: 'Saved', description: 'It is saved.' } })
    await sendAll(user)
    expect(await screen.findByText(/^Error: /)).toBeVisible()
    await user.click(send())
    expect(await screen.findByText('It is saved.')).toBeVisible()
    await waitFor(() => expect(send()).toBeEnabled())
    expect(screen.queryByText(/^Error: /)).toBeNull()
  })

  it('shows the server’s field errors on the fields', async () => {
    const user = await draw({ submit: () => Promise.reject(refusal([taken])) })
    await sendAll(user)
    expect(await screen.findByText('That address is taken')).toBeVisible()
    expect(email()).toHaveAccessibleDescription('That address is taken')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('shows a toast that the club states also if it marks the fields', async () => {
    const submit = () => Promise.reject(refusal([taken]))
    const user = await draw({ submit, failed: { ...failed, isStated: true } })
    await sendAll(user)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please try again.'))
    expect(email()).toHaveAccessibleDescription('That address is taken')
  })

  it.each([
    [true, 'That is too long'],
    [false, 'Please try again.'],
  ])(
    'shows an error of a field that it does not have as its failure, in the toast only with preferServer: %s',
    async (preferServer, texts) => {
      const submit = () =>
        Promise.reject(refusal([taken, { field: 'note', message: 'That is too long' }]))
      const user = await draw({ submit, failed: { ...failed, preferServer } })
      await sendAll(user)
      expect(await screen.findByText('Error: That is too long')).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent(texts)
      expect(email()).toHaveAccessibleDescription('That address is taken')
    },
  )

  it.each([
    ['shows the server’s message with preferServer', true, 'BAD_USER_INPUT', 'It is full.'],
    ['shows its own without preferServer', false, 'BAD_USER_INPUT', 'Please try again.'],
    ['never shows one about a submission key', true, 'IDEMPOTENCY_KEY_REUSED', 'Please try again.'],
  ])('message of a failure: %s', async (_title, preferServer, code, texts) => {
    const submit = () => Promise.reject(refusal([], 'It is full.', code))
    const user = await draw({ submit, failed: { ...failed, preferServer } })
    await sendAll(user)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(texts))
    if (texts !== 'It is full.') expect(screen.queryByText('It is full.')).toBeNull()
  })
})
