import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { object, string } from 'yup'
import { client } from '../../api/apollo/client'
import { MeDocument } from '../../api/apollo/session.generated'
import { proof } from '../../api/proof'
import { useAction } from '../../api/useAction'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import '../../testing/dialogPolyfill'
import { enterAndSubmit, fillIn } from '../../testing/enter'
import { actAsync } from '../../testing/actAsync'
import { errorResponse, mockServer, variablesOf } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { person } from '../../testing/sessionFixtures'
import { Button } from '../../ui/Button'
import { ProveIdentityDocument } from './proof.generated'
import { ProofRequests } from './ProofRequests'

const required = errorResponse('FRESH_PROOF_REQUIRED', 'Please confirm first that it is you.')
const wrong = errorResponse('BAD_USER_INPUT', 'Please check the marked fields.', {
  fields: [{ field: 'password', message: 'That is not your password' }],
})

/** The act of these specs is a mutation that the server refuses until the person has proved it. */
function serve() {
  let isProved = false
  const operations = mockServer({
    ProofMethods: () => ({
      data: {
        mySecondFactors: {
          __typename: 'SecondFactors',
          id: 'u1',
          authenticatorSince: '2026-11-22T04:12:00.000Z',
          passkeys: [],
        },
      },
    }),
    Act: () => (isProved ? { data: { proveIdentity: true } } : required),
    ProveIdentity: ({ input }) => {
      const { password, code } = input as { password?: string; code?: string }
      isProved = password === 'third shot drop' || code === '123 456'
      return isProved ? { data: { proveIdentity: true } } : wrong
    },
  })
  return {
    operations,
    acts: () => operations.filter(({ operationName }) => operationName === 'Act'),
  }
}

const [definition] = ProveIdentityDocument.definitions
const ActDocument: typeof ProveIdentityDocument = {
  ...ProveIdentityDocument,
  definitions: [Object.assign({}, definition, { name: { kind: 'Name', value: 'Act' } })],
}
const act = (password: string) =>
  client.mutate({ mutation: ActDocument, variables: { input: { password } } })

const schema = chunk(() => Promise.resolve(object({ text: string().defined() })))
const failed = { title: 'Error', description: 'Not saved. Please try again.' }

function Acts() {
  const { pending, run } = useAction(failed)
  return (
    <>
      <Form
        schema={schema}
        blank={{ text: '' }}
        submit={({ text }) => act(text)}
        done={{ title: 'Saved', description: 'It is saved.' }}
        failed={failed}
        label="Act"
      >
        <Field name="text" label="Text" />
        <SubmitButton label="Save" pending="Saving..." />
      </Form>
      <Button pending={pending && 'Acting...'} onClick={() => void run(() => act('button'))}>
        Act now
      </Button>
      <ProofRequests />
    </>
  )
}

async function open(changes: Parameters<typeof person>[0] = {}) {
  await renderWithApi(<Acts />)
  await actAsync(() => void client.writeQuery({ query: MeDocument, data: { me: person(changes) } }))
  return userEvent.setup()
}

const press = (name: string) => screen.getByRole('button', { name })
const password = () => screen.findByLabelText('Password')
const isGone = () => waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull())

async function save(user: UserEvent) {
  fillIn({ Text: 'mine' })
  await user.click(press('Save'))
  await waitFor(async () => expect(await password()).toHaveFocus())
}

describe('fresh proof dialog', () => {
  it('asks for the password, shows a wrong one at its field, and repeats the act of a form once after the right one', async () => {
    const { acts } = serve()
    const user = await open()
    await save(user)
    await user.keyboard('wrong{Enter}')
    expect(await screen.findByText('That is not your password')).toBeVisible()
    expect(acts()).toHaveLength(1)
    await user.clear(await password())
    await enterAndSubmit(await password(), 'third shot drop')
    expect(await screen.findByText('It is saved.')).toBeVisible()
    await isGone()
    expect(acts().map(({ variables }) => variables)).toEqual([
      { input: { password: 'mine' } },
      { input: { password: 'mine' } },
    ])
  })

  it('cancelled: the form keeps its input, says why, and has the focus; a typed password is dropped without a question (FORM-35)', async () => {
    const { acts } = serve()
    const user = await open()
    await save(user)
    await user.click(press('Cancel'))
    await isGone()
    expect(await screen.findByText('Error: Please confirm first that it is you.')).toBeVisible()
    expect(screen.getByLabelText('Text')).toHaveValue('mine')
    await waitFor(() => expect(press('Save')).toHaveFocus())
    expect(acts()).toHaveLength(1)
    await save(user)
    await user.keyboard('third{Escape}')
    await isGone()
  })

  it('cancelled: a button has the focus again', async () => {
    serve()
    const user = await open()
    await user.click(press('Act now'))
    await waitFor(async () => expect(await password()).toHaveFocus())
    await user.keyboard('{Escape}')
    await isGone()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please confirm first that it is you.',
    )
    await waitFor(() => expect(press('Act now')).toHaveFocus())
  })

  it('asks once for all acts that wait', async () => {
    const { acts, operations } = serve()
    await open()
    const both = Promise.all([act('one'), act('two')])
    await enterAndSubmit(await password(), 'third shot drop')
    await both
    expect(acts()).toHaveLength(4)
    expect(variablesOf(operations, 'ProveIdentity')).toHaveLength(1)
  })

  it('offers the second factors that the person has: a code instead of the password', async () => {
    const { acts, operations } = serve()
    const user = await open({ hasSecondFactor: true })
    await save(user)
    await user.click(await screen.findByRole('button', { name: 'Use a code of my app instead' }))
    const code = await screen.findByLabelText('Code of the app')
    await waitFor(() => expect(code).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Use my password instead' })).toBeVisible()
    await user.keyboard('123 456{Enter}')
    await waitFor(() => expect(acts()).toHaveLength(2))
    const sent = operations.find(({ operationName }) => operationName === 'ProveIdentity')
    expect(sent?.variables).toEqual({ input: { code: '123 456' } })
  })

  it('closes when the session has ended', async () => {
    serve()
    const user = await open()
    await save(user)
    await actAsync(() => void client.writeQuery({ query: MeDocument, data: { me: null } }))
    await isGone()
  })

  it('a page without the dialog refuses the act', async () => {
    serve()
    await renderWithApi(<p>no dialog</p>)
    await expect(act('one')).rejects.toThrow('Please confirm first that it is you.')
    expect(proof.isRequested()).toBe(false)
  })
})
