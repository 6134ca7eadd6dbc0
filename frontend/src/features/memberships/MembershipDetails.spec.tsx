import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setPhaseTexts } from '../../content/currentPhase'
import { phases } from '../../content/phases'
import { addDays, clubDateOf } from '../../format/courtDays'
import { ownMembership } from '../../testing/membershipFixtures'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { MembershipDetails } from './MembershipDetails'

beforeAll(() => setPhaseTexts(phases.booking))

/** Shows a membership whose current period of dues has this last day. */
function open(periodEnd: string | null, changes: object = {}, answers: object = {}) {
  const from = '2026-11-23'
  const held = { __typename: 'MembershipPlan', id: 'p1', plan: 'unlimited', from, to: null }
  const change = { __typename: 'PlanChange', plan: 'standard', kind: 'next_period', cents: 0 }
  mockServer({
    OpenDues: () => ({ data: { openDues: [] } }),
    PlanHistory: () => ({ data: { planHistory: [held] } }),
    PlanChange: () => ({ data: { planChange: { ...change, from, periodEnd } } }),
    ...answers,
  })
  const membership = ownMembership(changes) as never
  return renderWithApi(<MembershipDetails membership={membership} end={undefined} />, '/dashboard')
}
const inDays = (days: number) => addDays(clubDateOf(new Date()), days)
const owed = /^Each month that begins by your last day is owed whole\. The next one begins on /
const end = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'End my membership' }))

describe('end of a membership: the next month is owed whole (MEMBERSHIP-21)', () => {
  it('is said before the notice if that month begins within it', async () => {
    await open(inDays(29))
    await screen.findByRole('button', { name: 'Change to Standard' })
    await end()
    expect(await screen.findByRole('group')).toHaveAccessibleDescription(owed)
  })

  it.each([
    ['that month begins after it', inDays(30)],
    ['dues have not begun', null],
  ])('is not said before the notice if %s', async (_why, periodEnd) => {
    await open(periodEnd)
    await screen.findByRole('button', { name: 'Change to Standard' })
    await end()
    expect(screen.getByRole('group')).not.toHaveAccessibleDescription()
    expect(screen.queryByText(owed)).toBeNull()
  })

  it.each([
    ['the member’s notice', {}],
    ['an end that the club has set', { endReason: 'Broke the net' }],
  ])('is said after %s', async (_what, changes) => {
    await open('2026-12-29', { endsOn: '2026-12-30', ...changes })
    expect(await screen.findByText(owed)).toHaveTextContent(/Wednesday, December 30\.$/)
  })

  it('is said without a date if the dates could not be loaded', async () => {
    await open(null, {}, { PlanChange: () => errorResponse('INTERNAL_SERVER_ERROR', 'No.') })
    await end()
    const question = await screen.findByRole('group')
    await waitFor(() =>
      expect(question).toHaveAccessibleDescription(/^Each month that begins by .* owed whole\.$/),
    )
  })

  it('is not said if the last day is the last one of the current month', async () => {
    await open('2026-12-30', { endsOn: '2026-12-30' })
    await screen.findByRole('button', { name: 'Change to Standard' })
    expect(screen.queryByText(owed)).toBeNull()
  })
})
