import { screen } from '@testing-library/react'
import { ownAnswers, pastOffer } from '../testing/membershipFixtures'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { ownEntry, person } from '../testing/sessionFixtures'
import { DashboardBody } from './DashboardBody'

const open = () => renderWithApi(<DashboardBody user={person()} />, '/dashboard')

describe('an ended offer on the dashboard', () => {
  const decidedAt = '2026-11-23T15:00:00.000Z'
  const again = 'You keep number 7 and we ask you again after everybody else.'
  const reason = 'Moved to another day'

  it.each([
    [
      'withdrawn',
      { reason },
      ['club has withdrawn its offer of Friday, November 20.', `Reason: ${reason}`],
    ],
    ['withdrawn', {}, ['The club has withdrawn its offer of Friday, November 20.']],
    ['expired', {}, ['Your offer ended on Saturday, November 28.']],
    // Expired, but the job has not run yet.
    ['open', {}, ['Your offer ended on Saturday, November 28.']],
    ['declined', {}, ['You said not now on Monday, November 23.']],
  ])('%s: says so, and why', async (state, changes, sentences) => {
    const latest = pastOffer({ state, decidedAt, ...changes })
    const next = state === 'withdrawn' ? 'You keep number 7.' : again
    mockServer(ownAnswers({ entry: { ...ownEntry, status: 'waiting' }, latest }))
    await open()
    const title = await screen.findByRole('heading', { name: 'Your offer' })
    const text = title.closest('section')?.textContent
    for (const sentence of [...sentences, next]) expect(text).toContain(sentence)
    expect(text?.includes('Reason')).toBe('reason' in changes)
    expect(title).not.toHaveFocus()
    expect(screen.getByText('#7')).toBeVisible()
  })

  it('does not say what follows to a person who is invited by hand', async () => {
    const latest = pastOffer({ state: 'declined', decidedAt })
    mockServer(ownAnswers({ entry: { ...ownEntry, status: 'invited' }, latest }))
    await open()
    expect(await screen.findByText(/^You said not now on Monday, November 23/)).toBeVisible()
    expect(screen.queryByText(/You keep number 7/)).toBeNull()
  })

  it.each([
    ['joined', 'accepted'],
    ['left', 'declined'],
    ['left', 'withdrawn'],
    ['waiting', 'accepted'],
  ])('is not mentioned to a person who has %s (%s)', async (status, state) => {
    const latest = pastOffer({ state, decidedAt })
    mockServer(ownAnswers({ entry: { ...ownEntry, status }, latest }))
    await open()
    expect(await screen.findByRole('heading', { name: /^Waitlist$|^Not on the/ })).toBeVisible()
    expect(screen.queryByText('Your offer')).toBeNull()
  })
})
