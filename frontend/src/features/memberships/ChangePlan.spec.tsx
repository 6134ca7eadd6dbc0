import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refetchPerson } from '../../api/apollo/invalidate'
import { useMyMembershipQuery } from '../../api/apollo/own.generated'
import { setPhaseTexts } from '../../content/currentPhase'
import { phases } from '../../content/phases'
import { ownMembership } from '../../testing/membershipFixtures'
import { errorResponse, mockServer, variablesOf } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { person } from '../../testing/sessionFixtures'
import { notConnected } from '../../ui/notConnected'
import { ChangePlan } from './ChangePlan'
import { OpenDues } from './OpenDues'

beforeAll(() => setPhaseTexts(phases.booking))

const row = (plan: string, from: string, to: string | null = null) => ({
  __typename: 'MembershipPlan',
  id: `${plan}-${from}`,
  plan,
  from,
  to,
})
const effect = (changes: object) => ({
  __typename: 'PlanChange',
  plan: 'unlimited',
  kind: 'at_once',
  from: '2026-11-25',
  cents: 5785,
  periodEnd: '2026-12-22',
  ...changes,
})
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const open = (plan: string) =>
  renderWithApi(<ChangePlan membership={ownMembership({ plan }) as never} />, '/dashboard')

/** As the dashboard shows it. */
function Own() {
  const membership = useMyMembershipQuery().data?.myMembership
  return membership ? <ChangePlan membership={membership} /> : null
}

test('plan: says what the higher one costs before the press, and changes to it', async () => {
  let history = [row('standard', '2026-11-23')]
  const operations = mockServer({
    PlanHistory: () => ({ data: { planHistory: history } }),
    PlanChange: () => ({ data: { planChange: effect({}) } }),
    ChangePlan: () => {
      history = [row('standard', '2026-11-23', '2026-11-25'), row('unlimited', '2026-11-25')]
      return { data: { changePlan: ownMembership({ plan: 'unlimited' }) } }
    },
  })
  await open('standard')
  await press('Change to Unlimited')
  expect(await screen.findByText(/until the end of Tuesday, December 22 is \$57\.85/)).toBeVisible()
  expect(screen.getByText(/Nothing is charged here/)).toBeVisible()
  await press('Yes, change it')
  await screen.findByRole('button', { name: /^(Stay|Change)/ })
  expect(variablesOf(operations, 'ChangePlan')[0]).toMatchObject({ input: { plan: 'unlimited' } })
})

test('plan: offers the other one to a membership without a history', async () => {
  mockServer({ PlanHistory: () => ({ data: { planHistory: [] } }) })
  await open('standard')
  expect(await screen.findByRole('button', { name: 'Change to Unlimited' })).toBeEnabled()
})

test('plan: shows a planned change, and takes it back', async () => {
  mockServer({
    PlanHistory: () => ({
      data: {
        planHistory: [row('unlimited', '2026-11-23', '2026-12-23'), row('standard', '2026-12-23')],
      },
    }),
    PlanChange: () => ({
      data: { planChange: effect({ kind: 'take_back', cents: 0, periodEnd: '2026-12-22' }) },
    }),
  })
  await open('unlimited')
  expect(
    await screen.findByText('From Wednesday, December 23 on the plan is Standard.'),
  ).toBeVisible()
  await press('Stay with Unlimited')
  expect(await screen.findByText(/The planned change is taken back/)).toBeVisible()
  await press('Not now')
  expect(await screen.findByRole('button', { name: 'Stay with Unlimited' })).toHaveFocus()
})

test('plan: shows the server’s refusal, and lets the member try again', async () => {
  mockServer({
    PlanHistory: () => ({ data: { planHistory: [row('unlimited', '2026-11-23')] } }),
    PlanChange: () => ({
      data: { planChange: null },
      errors: [{ message: 'The membership ends first.', extensions: { code: 'CONFLICT' } }],
    }),
  })
  await open('unlimited')
  await press('Change to Standard')
  expect(await screen.findByText('It could not be loaded what this change does.')).toBeVisible()
})

test('plan: after another tab has changed it first, offers the other plan', async () => {
  let plan = 'standard'
  mockServer({
    MyMembership: () => ({ data: { myMembership: ownMembership({ plan }) } }),
    PlanHistory: () => ({ data: { planHistory: [row(plan, '2026-11-23')] } }),
    PlanChange: () => ({ data: { planChange: effect({}) } }),
    ChangePlan: () => {
      plan = 'unlimited'
      return errorResponse('CONFLICT', 'The plan is Unlimited already.')
    },
  })
  await renderWithApi(<Own />, '/dashboard')
  await press('Change to Unlimited')
  await press('Yes, change it')
  expect(await screen.findByText('The plan is Unlimited already.')).toBeVisible()
  await press('Not now')
  expect(await screen.findByRole('button', { name: 'Change to Standard' })).toBeVisible()
  expect(screen.queryByText(/on the plan is/)).toBeNull()
})

const lose = (): Promise<object> => Promise.reject(new TypeError('Failed to fetch'))

/** The plan of a member, who is asked about Unlimited; `respond` answers the change. */
async function askOwn(respond: () => Promise<object>) {
  const own = { plan: 'standard' }
  const operations = mockServer({
    Me: () => ({ data: { me: person() } }),
    MyMembership: () => ({ data: { myMembership: ownMembership(own) } }),
    PlanHistory: () => ({ data: { planHistory: [row(own.plan, '2026-11-23')] } }),
    PlanChange: () => ({ data: { planChange: effect({}) } }),
    ChangePlan: respond,
  })
  await renderWithApi(<Own />, '/dashboard')
  await press('Change to Unlimited')
  return { own, operations }
}

test('plan: says that it is changed if only the answer is lost', async () => {
  const { own, operations } = await askOwn(() => {
    own.plan = 'unlimited'
    return lose()
  })
  await press('Yes, change it')
  expect(await screen.findByText('Your plan is Unlimited.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Change to Standard' })).toHaveFocus()
  expect(screen.queryByText(notConnected)).toBeNull()
  expect(variablesOf(operations, 'ChangePlan')).toHaveLength(1)
})

test('plan: keeps the question if the request is lost, and also when a colleague changes the plan', async () => {
  const { own } = await askOwn(lose)
  await press('Yes, change it')
  expect(await screen.findByText(notConnected)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Change to Unlimited?' })).toBeVisible()
  own.plan = 'unlimited'
  await act(() => refetchPerson())
  expect(screen.getByRole('group', { name: 'Change to Unlimited?' })).toBeVisible()
  expect(screen.queryByText('Change to Standard?')).toBeNull()
  await press('Not now')
  expect(await screen.findByRole('button', { name: 'Change to Standard' })).toHaveFocus()
})

test('plan: states no planned change while the history is older than the plan', async () => {
  mockServer({
    PlanHistory: () => ({ data: { planHistory: [row('standard', '2026-11-23')] } }),
  })
  await open('unlimited')
  expect(await screen.findByRole('button', { name: 'Change to Standard' })).toBeVisible()
  expect(screen.queryByText(/on the plan is/)).toBeNull()
})

test('plan: another tab that shows it follows a change, with the list and the sum of what is owed, if anything', async () => {
  let plan = 'standard'
  const period = { periodStart: '2026-11-23', periodEnd: '2026-12-22' }
  const fee = { __typename: 'Due', id: 'd1', kind: 'fee', plan: 'standard', cents: 11900 }
  const difference = { ...fee, id: 'd2', kind: 'difference', plan: 'unlimited', cents: 5785 }
  const dues = [fee, difference].map(due => ({ ...due, dueOn: '2026-11-25', ...period }))
  mockServer({
    Me: () => ({ data: { me: person() } }),
    MyMembership: () => ({ data: { myMembership: ownMembership({ plan }) } }),
    PlanHistory: () => ({ data: { planHistory: [row(plan, '2026-11-23')] } }),
    OpenDues: () => ({ data: { openDues: plan === 'standard' ? [] : dues } }),
  })
  await renderWithApi(
    <>
      <Own />
      <OpenDues />
    </>,
    '/dashboard',
  )
  expect(await screen.findByRole('button', { name: 'Change to Unlimited' })).toBeVisible()
  expect(screen.queryByText(/of dues/)).toBeNull()
  plan = 'unlimited'
  await act(() => refetchPerson())
  expect(await screen.findByRole('button', { name: 'Change to Standard' })).toBeVisible()
  expect(screen.queryByText(/on the plan is/)).toBeNull()
  expect(await screen.findByText(/^\$176\.85 of dues/)).toBeVisible()
  expect(screen.getByText(/^Membership fee, Standard/)).toBeVisible()
})
