import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StaffRoleName } from '@shared/staff-scopes'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { personAnswers } from '../../../testing/personFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { CurrentSection } from '../CurrentSection'
import { StaffRoleContext } from '../section/useStaffMay'

const camila = 'Camila Alvarez 1'
const label = `Remove second factor of ${camila}`

/** Opens the page of a person who has a second factor, unless `has` says otherwise. */
async function open({
  role = 'OWNER',
  has = true,
  changes = {},
  answers = {},
}: {
  role?: StaffRoleName
  has?: boolean
  changes?: object
  answers?: Parameters<typeof mockServer>[0]
} = {}) {
  const operations = mockServer({
    ...personAnswers({}, changes),
    PersonSecondFactor: ({ id }) => ({
      data: { person: { __typename: 'Person', id, hasSecondFactor: has } },
    }),
    ...answers,
  })
  await renderWithApi(
    <StaffRoleContext value={role}>
      <CurrentSection name="person" />
    </StaffRoleContext>,
    '/admin?view=person&id=u1',
  )
  await screen.findByRole('heading', { level: 2, name: camila })
  return operations
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const names = (operations: { operationName: string }[]) => operations.map(one => one.operationName)
const resets = (operations: { operationName: string; variables: object }[]) =>
  variablesOf(operations, 'ResetSecondFactor')

describe('the second factor on a person’s page', () => {
  it('is removed by the owner after a question, and says so, or why not', async () => {
    const refusals = [errorResponse('CONFLICT', 'No second factor.')]
    let hasSecondFactor = true
    const operations = await open({
      answers: {
        PersonSecondFactor: ({ id }) => ({
          data: { person: { __typename: 'Person', id, hasSecondFactor } },
        }),
        ResetSecondFactor: () => {
          const refusal = refusals.shift()
          hasSecondFactor = Boolean(refusal)
          return refusal ?? { data: { resetSecondFactor: 'u1' } }
        },
      },
    })
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

  it.each([
    ['for who has none', { has: false }],
    ['for the owner', { changes: { staffRole: 'OWNER' } }],
  ])('is not offered %s', async (_, person) => {
    const operations = await open(person)
    // The answer of each part is there.
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
    expect(names(operations)).toContain('PersonSecondFactor')
    expect(screen.queryByRole('heading', { name: 'Second factor' })).toBeNull()
  })

  it('is not asked for by a manager', async () => {
    const operations = await open({ role: 'MANAGER' })
    await screen.findByText('No dues yet')
    expect(names(operations)).not.toContain('PersonSecondFactor')
  })
})
