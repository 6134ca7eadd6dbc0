import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { wavesAnswers } from '../../../testing/waveFixtures'
import { CurrentSection } from '../CurrentSection'

/** Opens the section in this phase; the mocked server makes the steps that it is asked for. */
async function open(phase: string, answers: object = {}) {
  const held = { phase }
  const operations = mockServer({
    ...wavesAnswers(
      () => [],
      () => held.phase,
    ),
    SetLaunchPhase: ({ input }) => {
      held.phase = (input as { to: string }).to
      return { data: { setLaunchPhase: { __typename: 'Launch', phase: held.phase } } }
    },
    ...answers,
  })
  await renderWithApi(<CurrentSection name="waves" />, '/admin?view=waves')
  return { operations, held }
}

const later = 'Offers open with the memberships phase. Until then, no wave can be sent.'
const control = async () => within(await screen.findByRole('region', { name: 'Launch' }))
const press = async (name: string) =>
  userEvent.click((await control()).getByRole('button', { name }))
/** Expects these buttons, and one phase that is marked as the current one. */
async function expectSteps(...labels: string[]) {
  const shown = await control()
  expect(shown.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels)
  const phases = shown.getAllByRole('listitem')
  expect(phases.filter(item => item.hasAttribute('aria-current'))).toHaveLength(1)
}

describe('admin launch control', () => {
  it('in phase waitlist offers one step, says when offers open, and opens them after a second look', async () => {
    const { operations } = await open('waitlist')
    expect(await screen.findByText(later)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'How many' })).toBeNull()
    await expectSteps('Open memberships')
    await press('Open memberships')
    expect((await control()).getByRole('group', { name: 'Open memberships now?' })).toHaveFocus()
    expect(variablesOf(operations, 'SetLaunchPhase')).toEqual([])
    await press('Yes, open memberships')
    expect(await screen.findByText('The launch is in the phase Memberships.')).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'How many' })).toBeVisible()
    expect(screen.queryByText(later)).toBeNull()
    expect(variablesOf(operations, 'SetLaunchPhase')[0]).toEqual({
      input: { from: 'waitlist', to: 'memberships' },
    })
  })

  it('in phase booking offers the step back, and gives the focus to its title when the button has no step left', async () => {
    await open('booking')
    await expectSteps('Back to memberships')
    await press('Back to memberships')
    await press('Yes, go back')
    expect(await screen.findByText('The launch is in the phase Memberships.')).toBeVisible()
    await waitFor(async () =>
      expect((await control()).getByRole('heading', { name: 'Launch' })).toHaveFocus(),
    )
  })

  it('in phase memberships offers both steps, and changes nothing without the second look', async () => {
    const { held } = await open('memberships')
    await expectSteps('Open court booking', 'Back to the waitlist')
    await press('Back to the waitlist')
    await press('Not now')
    expect(held.phase).toBe('memberships')
    expect((await control()).getByRole('button', { name: 'Back to the waitlist' })).toHaveFocus()
  })

  it('follows the phase that a colleague sets', async () => {
    const { held, operations } = await open('waitlist')
    expect(await screen.findByText(later)).toBeVisible()
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    held.phase = 'memberships'
    const record = (action: string) =>
      act(() =>
        fakeServer.push({ auditRecorded: { __typename: 'AuditRecord', id: action, action } }),
      )
    record('staff_join')
    record('launch_phase')
    expect(await screen.findByRole('textbox', { name: 'How many' })).toBeVisible()
    expect(screen.queryByText(later)).toBeNull()
    // Once when the section was opened, and once for the new phase.
    expect(variablesOf(operations, 'AdminLaunch')).toHaveLength(2)
  })

  it('shows the server’s sentence when it refuses, and the phase of now', async () => {
    const sentence = 'The phase is booking by now. Please look again.'
    const { held } = await open('memberships', {
      SetLaunchPhase: () => errorResponse('CONFLICT', sentence),
    })
    await press('Open court booking')
    held.phase = 'booking'
    await press('Yes, open court booking')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Back to memberships' })).toBeVisible()
  })
})
