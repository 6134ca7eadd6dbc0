import '../../testing/dialogPolyfill'
import '../../testing/fakeSocket'
import { screen, within } from '@testing-library/react'
import type { StaffRoleName } from '@shared/staff-scopes'
import { block, clubClock, courtSchedule } from '../../testing/courtScheduleFixtures'
import { mockServer } from '../../testing/mockServer'
import { detailsOf } from '../../testing/personFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { waitlistAnswers, waitlistEntries } from '../../testing/waitlistFixtures'
import { connectionOf } from '../../testing/waveFixtures'
import { CurrentSection } from './CurrentSection'
import { PersonPanel } from './person/PersonPanel'
import { StaffRoleContext } from './section/useStaffMay'
import type { SectionName } from './sections'

const DAY = '2027-03-16'
const camila = 'Camila Alvarez 1'

async function open(role: StaffRoleName, section: SectionName, at = `/admin?view=${section}`) {
  mockServer({
    ...waitlistAnswers(() => waitlistEntries(3)),
    WaitlistEntryDetails: () => ({ data: { waitlistEntryDetails: detailsOf(1) } }),
    ClubClock: clubClock(),
    CourtSchedule: ({ date }) => ({ data: { courtSchedule: courtSchedule(String(date)) } }),
    Blocks: () => ({ data: { blocks: connectionOf('Block', [block(DAY, 1)]) } }),
  })
  await renderWithApi(
    <StaffRoleContext value={role}>
      <CurrentSection name={section} />
      <PersonPanel />
    </StaffRoleContext>,
    at,
  )
}

describe('admin for the desk (ACCOUNT-32)', () => {
  it('offers no change, no choice and no export of the waitlist', async () => {
    await open('DESK', 'waitlist')
    expect(await screen.findByRole('link', { name: camila })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('link', { name: /Export/ })).toBeNull()
  })

  it('offers notes in a person’s panel, and no change', async () => {
    await open('DESK', 'waitlist', '/admin?person=e1')
    const panel = within(await screen.findByRole('dialog', { name: camila }))
    expect(await panel.findByRole('textbox', { name: 'New note' })).toBeEnabled()
    expect(panel.queryByRole('group', { name: `Status of ${camila}` })).toBeNull()
  })

  it('lists closures without the form and without their removal', async () => {
    await open('DESK', 'closures')
    expect(await screen.findByRole('table')).toBeVisible()
    expect(await screen.findByRole('cell', { name: 'Championship Court 2' })).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Block courts' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  it('offers managers what the desk may not do', async () => {
    await open('MANAGER', 'waitlist')
    expect(await screen.findByRole('link', { name: camila })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Mark/ })[0]).toBeEnabled()
    expect(screen.getByRole('link', { name: /Export/ })).toBeVisible()
  })
})
