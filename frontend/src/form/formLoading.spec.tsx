import { rules } from '@shared/rules'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { chunk } from '../hydration/chunk'
import { enter } from '../testing/enter'
import { StylesElsewhere } from '../testing/renderWithApi'
import { Field } from './Field'
import { Form } from './Form'
import { ruleSchema } from '../schema/ruleSchema'
import { SubmitButton } from './SubmitButton'

const emailSchema = object({ email: ruleSchema(rules.email) })
const failed = { title: 'Error', description: 'Please try again.' }

function draw(fetch = jest.fn(() => Promise.resolve(emailSchema))) {
  const submit = jest.fn(() => Promise.resolve())
  const schema = chunk(fetch)
  render(
    <Form schema={schema} blank={{ email: '' }} submit={submit} failed={failed}>
      <Field name="email" label="Email" />
      <SubmitButton label="SEND" pending="SENDING..." />
    </Form>,
    { wrapper: StylesElsewhere },
  )
  return { fetch, submit }
}

const email = () => screen.getByLabelText('Email')
const send = () => userEvent.click(screen.getByRole('button', { name: 'SEND' }))

describe('form schema', () => {
  it('is loaded once, at the first interaction with a field', async () => {
    const { fetch, submit } = draw()
    expect(fetch).not.toHaveBeenCalled()
    await userEvent.click(email())
    expect(fetch).toHaveBeenCalledTimes(1)
    await enter(email(), 'ana@')
    await send()
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(submit).not.toHaveBeenCalled()
    await enter(email(), 'club.org')
    await send()
    expect(submit).toHaveBeenCalledWith({ email: 'ana@club.org' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is loaded too when a password manager fills in a field', () => {
    const { fetch } = draw()
    fireEvent.input(email(), { target: { value: 'ana@club.org' } })
    fireEvent.input(email(), { target: { value: 'ana@club.com' } })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('when it fails to load: the form shows the failure, sends nothing, and can be sent again', async () => {
    const fetch = jest.fn(() => Promise.resolve(emailSchema))
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    const { submit } = draw(fetch)
    await enter(email(), 'ana@club.org')
    await send()
    expect(
      await screen.findByText('Error: Not connected: please check your connection and try again.'),
    ).toBeVisible()
    expect(submit).not.toHaveBeenCalled()
    expect(email()).toHaveValue('ana@club.org')
    fetch.mockResolvedValue(emailSchema)
    await send()
    expect(submit).toHaveBeenCalledWith({ email: 'ana@club.org' })
  })

  it('when it fails to load: the page is reloaded at the first interaction only, while the form is empty', async () => {
    const fetch = jest.fn(() => Promise.resolve(emailSchema))
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    draw(fetch)
    await enter(email(), 'ana@club.org')
    await userEvent.tab()
    await userEvent.click(email())
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(email()).toHaveValue('ana@club.org')
  })

  it('is not requested offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { fetch, submit } = draw()
    await enter(email(), 'ana@club.org')
    await send()
    expect(
      await screen.findByText('Error: Not connected: please check your connection and try again.'),
    ).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
    onLine.mockRestore()
    await send()
    expect(submit).toHaveBeenCalledWith({ email: 'ana@club.org' })
  })
})
