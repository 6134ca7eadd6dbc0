import '../../testing/dialogPolyfill'
import '../../testing/fakeSocket'
import { screen } from '@testing-library/react'
import type { StaffRoleName } from '@shared/staff-scopes'
import { closure } from '../../testing/closureFixtures'
import { clubClock, courtSchedule } from '../../testing/courtScheduleFixtures'
import { mockServer, variablesOf } from '../../testing/mockServer'
import { personAnswers } from '../../testing/personFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { waitlistAnswers, waitlistEntries } from '../../testing/waitlistFixtures'
import { connectionOf } from '../../testing/connectionOf'
import { CurrentSection } from './CurrentSection'
import { StaffRoleContext } from './section/useStaffMay'
import type { SectionName } from './sections'

const camila = 'Camila Alvarez 1'

async function open(role: StaffRoleName, section: SectionName, at = `/admin?view=${section}`) {
  const operations = mockServer({
    ...waitlistAnswers(() => waitlistEntries(3)),
    ...personAnswers(),
    ClubClock: clubClock(),
    CourtSchedule: ({ date }) => ({ data: { courtSchedule: courtSchedule(String(date)) } }),
    CourtClosures: () => ({ data: { courtClosures: connectionOf('CourtClosure', [closure(1)]) } }),
  })
  await renderWithApi(
    <StaffRoleContext value={role}>
      <CurrentSection name={section} />
    </StaffRoleContext>,
    at,
  )
  return operations
}

describe('admin for the desk (ACCOUNT-32)', () => {
  it('offers no change, no choice and no export of the waitlist', async () => {
    await open('DESK', 'waitlist')
    expect(await screen.findByRole('link', { name: camila })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('link', { name: /Export/ })).toBeNull()
  })

  it('offers notes and money on a person’s page, no change, and loads nothing else', async () => {
    const operations = await open('DESK', 'person', '/admin?view=person&id=u1')
    expect(await screen.findByRole('textbox', { name: 'New note' })).toBeEnabled()
    expect(await screen.findByText('No charge yet')).toBeVisible()
    expect(screen.queryByRole('group', { name: `Status of ${camila}` })).toBeNull()
    const names = operations.map(({ operationName }) => operationName)
    for (const name of [
      'PersonOffers',
      'PersonPassedOver',
      'PersonMails',
      'PersonMessages',
      'PersonHistory',
    ])
      expect(names).not.toContain(name)
    const variables = variablesOf(operations, 'PersonNow')[0]
    expect(variables).toMatchObject({ withOffers: false, withMessages: false, withMails: false })
  })

  it('lists closures without the form and without their removal', async () => {
    await open('DESK', 'closures')
    expect(await screen.findByRole('table')).toBeVisible()
    expect(await screen.findByRole('rowheader', { name: 'Clinic 1' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close courts' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  it('offers managers what the desk may not do', async () => {
    await open('MANAGER', 'waitlist')
    expect(await screen.findByRole('link', { name: camila })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Mark/ })[0]).toBeEnabled()
    expect(screen.getByRole('link', { name: /Export/ })).toBeVisible()
  })
})
