import { fakeServer } from '../testing/fakeSocket'
import { act, screen, waitFor } from '@testing-library/react'
import { setPhaseTexts } from '../content/currentPhase'
import { phases } from '../content/phases'
import { court, memberAnswers, passFee, upcoming } from '../testing/memberBookingFixtures'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { person } from '../testing/sessionFixtures'
import { DashboardBody } from './DashboardBody'

beforeEach(() => setPhaseTexts(phases.booking))
afterEach(() => setPhaseTexts(phases.waitlist))

const charge = {
  ...{ ...passFee, __typename: 'OpenCharge' },
  ...{ courtName: court.name, startsAt: upcoming.startsAt },
}
const due = {
  ...{ __typename: 'Due', id: 'd1', kind: 'fee', plan: 'unlimited', cents: 17900 },
  ...{ dueOn: '2026-11-27', periodStart: '2026-11-27', periodEnd: '2026-12-26' },
}

test('the dashboard shows without a reload what the desk settles and reopens', async () => {
  let owed = { charges: [charge], dues: [due] }
  mockServer({
    ...memberAnswers(),
    MemberBookings: () => memberAnswers(upcoming, owed.charges).MemberBookings(),
    OpenDues: () => ({ data: { openDues: owed.dues } }),
  })
  await renderWithApi(<DashboardBody user={person()} />, '/dashboard')
  const title = 'To settle at the front desk'
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText('What you owe')).toBeVisible()
  await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
  const before = owed
  owed = { charges: [], dues: [] }
  act(() => fakeServer.push({ playersChanged: [] }))
  await waitFor(() => expect(screen.queryByText('What you owe')).toBeNull())
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
  owed = before
  act(() => fakeServer.push({ playersChanged: [] }))
  expect(await screen.findByText('What you owe')).toBeVisible()
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})
