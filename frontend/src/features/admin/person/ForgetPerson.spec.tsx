import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { enter } from '../../../testing/enter'
import { mailsOf, personAnswers, personOf } from '../../../testing/personFixtures'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { CurrentSection } from '../CurrentSection'
import { ForgetPerson } from './ForgetPerson'
import type { PersonDetails } from './personState'

const camila = 'Camila Alvarez 1'
const name = `Delete the data of ${camila}`
const gone = { firstName: null, lastName: null, email: null, deletedAt: '2026-11-20T15:00:00.000Z' }
const rows = [
  {
    __typename: 'ForgottenRows',
    what: '2 bookings',
    effect: 'Stays without the names of guests.',
  },
]

/** Opens the form in the person's page, or in its part alone. */
async function open({
  part = <ForgetPerson person={personOf(1) as PersonDetails} />,
  obstacles = [],
  refusals = [],
  answers = {},
}: {
  /** A fixture's types are wider. */
  part?: ReactNode
  obstacles?: string[]
  /** The first answers to the deletion. */
  refusals?: object[]
  answers?: Parameters<typeof mockServer>[0]
} = {}) {
  let isForgotten = false
  const operations = mockServer({
    ...personAnswers(),
    Person: () => ({ data: { person: personOf(1, isForgotten ? gone : {}) } }),
    ForgetPreview: () => ({
      data: {
        forgetPreview: { __typename: 'ForgetPreview', accountId: 'u1', obstacles, rows },
      },
    }),
    PersonMails: () => ({ data: { mails: mailsOf(...(isForgotten ? [] : ['m1', 'm2'])) } }),
    ForgetPerson: () => {
      const refusal = refusals.shift()
      if (refusal) return refusal
      isForgotten = true
      return { data: { forgetPerson: true } }
    },
    ...answers,
  })
  await renderWithApi(part, '/admin?view=person&id=u1')
  await userEvent.click(await screen.findByRole('button', { name }))
  return operations
}

describe('admin deletion of a person’s data', () => {
  it('shows the counts, needs a reason, and says that the data is deleted, or why it is not', async () => {
    const operations = await open({
      part: <CurrentSection name="person" />,
      refusals: [errorResponse('CONFLICT', 'A booking is to come.')],
    })
    expect(await screen.findByText('2 bookings')).toBeVisible()
    expect(await screen.findByText('2 mails')).toBeVisible()
    expect(screen.getByText('Stays without the names of guests.')).toBeVisible()
    expect(variablesOf(operations, 'ForgetPreview')).toEqual([{ email: 'camila1@example.com' }])
    const submit = screen.getByRole('button', { name: 'Delete for good' })
    await userEvent.click(submit)
    expect(await screen.findByText('Reason is required')).toBeVisible()
    expect(variablesOf(operations, 'ForgetPerson')).toEqual([])
    const reason = screen.getByRole('textbox', { name: 'Reason' })
    await enter(reason, 'Asked by phone')
    await userEvent.click(submit)
    const form = within(screen.getByRole('form', { name }))
    expect(await form.findByText(/A booking is to come/)).toBeVisible()
    expect(reason).toHaveValue('Asked by phone')
    await userEvent.click(submit)
    const done = await screen.findByText(`The data of ${camila} is deleted.`)
    expect(done).toHaveAttribute('role', 'status')
    expect(variablesOf(operations, 'ForgetPerson').at(-1)).toEqual({
      input: { id: 'u1', reason: 'Asked by phone' },
    })
    expect(done).toHaveFocus()
    expect(await screen.findByRole('heading', { name: 'Deleted account' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('2 mails')).toBeNull())
    expect(screen.queryByRole('button', { name: /^Delete the data/ })).toBeNull()
  })

  it('says what must be done first, and offers no deletion', async () => {
    await open({ obstacles: ['A membership is running: it must end first.'] })
    expect(await screen.findByText('A membership is running: it must end first.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(screen.getByRole('button', { name })).toHaveFocus()
  })

  it('says that nothing could be counted, and offers no deletion', async () => {
    await open({ answers: { ForgetPreview: () => errorResponse('SERVICE_UNAVAILABLE', 'No.') } })
    expect(await screen.findByText(/could not be counted/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull()
  })
})
