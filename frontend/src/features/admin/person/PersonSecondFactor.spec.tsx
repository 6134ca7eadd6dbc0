import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { personAnswers, personOf } from '../../../testing/personFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { CurrentSection } from '../CurrentSection'
import { StaffRoleContext } from '../section/useStaffMay'
import { PersonSecondFactor } from './PersonSecondFactor'
import type { PersonDetails } from './personState'

const camila = 'Camila Alvarez 1'
const label = `Remove second factor of ${camila}`

/** Shows the parts of these people; a fixture's types are wider. */
const show = (...people: ReturnType<typeof personOf>[]) =>
  renderWithApi(
    people.map(person => <PersonSecondFactor key={person.id} person={person as PersonDetails} />),
  )

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const resets = (operations: { operationName: string; variables: object }[]) =>
  variablesOf(operations, 'ResetSecondFactor')

describe('the second factor on a person’s page', () => {
  it('is removed by the owner after a question, and says so, or why not', async () => {
    const refusals = [errorResponse('CONFLICT', 'No second factor.')]
    let hasSecondFactor = true
    const operations = mockServer({
      PersonSecondFactor: ({ id }) => ({
        data: { person: { __typename: 'Person', id, hasSecondFactor } },
      }),
      ResetSecondFactor: () => {
        const refusal = refusals.shift()
        hasSecondFactor = Boolean(refusal)
        return refusal ?? { data: { resetSecondFactor: 'u1' } }
      },
    })
    await show(personOf(1))
    await press(label)
    expect(resets(operations)).toEqual([])
    await press('Yes, remove it')
    expect(await screen.findByText('No second factor.')).toBeVisible()
    await press(label)
    await press('Yes, remove it')
    const done = await screen.findByText(`The second factor of ${camila} is removed.`)
    expect(done).toHaveFocus()
    expect(resets(operations)).toEqual(
      Array.from({ length: 2 }, () => ({ input: { userId: 'u1' } })),
    )
    expect(screen.queryByRole('button', { name: label })).toBeNull()
  })

  it('is offered neither for who has none nor for the owner', async () => {
    const operations = mockServer({
      PersonSecondFactor: ({ id }) => ({
        data: { person: { __typename: 'Person', id, hasSecondFactor: id !== 'u1' } },
      }),
    })
    await show(personOf(1), personOf(2, { staffRole: 'OWNER' }), personOf(3))
    // The last answer is there.
    await screen.findByRole('button', { name: 'Remove second factor of Camila Alvarez 3' })
    expect(variablesOf(operations, 'PersonSecondFactor')).toHaveLength(3)
    expect(screen.getAllByRole('heading', { name: 'Second factor' })).toHaveLength(1)
  })

  it('is not asked for by a manager, and neither is the deletion of the data', async () => {
    const operations = mockServer(personAnswers())
    await renderWithApi(
      <StaffRoleContext value="MANAGER">
        <CurrentSection name="person" />
      </StaffRoleContext>,
      '/admin?view=person&id=u1',
    )
    await screen.findByText('No dues yet')
    expect(screen.queryByRole('button', { name: /^Delete the data/ })).toBeNull()
    const names = operations.map(({ operationName }) => operationName)
    for (const name of ['PersonSecondFactor', 'ForgetPreview']) expect(names).not.toContain(name)
  })
})
