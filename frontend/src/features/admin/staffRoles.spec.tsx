import '../../testing/dialogPolyfill'
import '../../testing/fakeSocket'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'
import type { StaffRoleName } from '@shared/staff-scopes'
import { closure } from '../../testing/closureFixtures'
import { clubClock, courtSchedule, member } from '../../testing/courtScheduleFixtures'
import { mockServer, variablesOf } from '../../testing/mockServer'
import { personAnswers } from '../../testing/personFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { waitlistAnswers, waitlistEntries } from '../../testing/waitlistFixtures'
import { connectionOf } from '../../testing/connectionOf'
import { CurrentSection } from './CurrentSection'
import { StaffRoleContext } from './section/useStaffMay'
import type { SectionName } from './sections'

const camila = 'Camila Alvarez 1'

const line = {
  __typename: 'SiteNotice',
  id: 'n1',
  text: 'Closed on Friday',
  startsAt: '2027-03-16T12:00:00.000Z',
  endsAt: '2027-03-17T16:30:00.000Z',
  place: 'all_pages',
  tone: 'information',
  state: 'current',
  authorEmail: 'owner@example.com',
  closureId: null,
  createdAt: '2027-03-16T12:00:00.000Z',
}

const membership = {
  __typename: 'Membership',
  id: 'm1',
  number: 1,
  plan: 'standard',
  state: 'active',
  startedAt: '2026-11-20T15:00:00.000Z',
  endsOn: '2026-12-20',
  endReason: 'Moved away',
  person: member(1),
}

let changeRole: (role: StaffRoleName) => void

function WithRole({ first, children }: { first: StaffRoleName; children: ReactNode }) {
  const [role, setRole] = useState(first)
  useEffect(() => {
    changeRole = setRole
  }, [])
  return <StaffRoleContext value={role}>{children}</StaffRoleContext>
}

async function open(role: StaffRoleName, section: SectionName, at = `/admin?view=${section}`) {
  const operations = mockServer({
    ...waitlistAnswers(() => waitlistEntries(3)),
    ...personAnswers(),
    ClubClock: clubClock(),
    CourtSchedule: ({ date }) => ({ data: { courtSchedule: courtSchedule(String(date)) } }),
    CourtClosures: () => ({ data: { courtClosures: connectionOf('CourtClosure', [closure(1)]) } }),
    SiteNotices: () => ({ data: { siteNotices: connectionOf('SiteNotice', [line]) } }),
    SetWaitlistStatuses: () => ({
      data: {
        setWaitlistStatuses: [
          { __typename: 'WaitlistEntry', id: 'e1', status: 'invited', notTold: [] },
        ],
      },
    }),
    Memberships: () => ({ data: { memberships: connectionOf('Membership', [membership]) } }),
  })
  await renderWithApi(
    <WithRole first={role}>
      <CurrentSection name={section} />
    </WithRole>,
    at,
  )
  return operations
}

describe('admin for the desk (ACCOUNT-32)', () => {
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
})

describe('admin after the role has changed from manager to desk (ACCOUNT-32, ACCOUNT-36)', () => {
  it('closes the form and the dialogs of closures, and lists them without any', async () => {
    await open('MANAGER', 'closures')
    await userEvent.click(await screen.findByRole('button', { name: 'Change… Clinic 1' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.getAllByText('Close courts')).not.toEqual([])
    act(() => changeRole('DESK'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Close courts')).toBeNull()
    expect(screen.getByRole('table')).toBeVisible()
    expect(screen.getByRole('rowheader', { name: 'Clinic 1' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Change|^Remove/ })).toBeNull()

    act(() => changeRole('MANAGER'))
    await userEvent.click(screen.getByRole('button', { name: 'Remove… Clinic 1' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    act(() => changeRole('DESK'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each<[SectionName, string, string | undefined]>([
    ['lines', 'Change… Closed on Friday', 'Write a line'],
    ['memberships', 'Withdraw the end of the membership of Ana Ruiz 1', undefined],
  ])('closes the form and the dialog of %s: %s', async (section, opener, form) => {
    await open('MANAGER', section)
    await userEvent.click(await screen.findByRole('button', { name: opener }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    if (form !== undefined) expect(screen.getAllByText(form)).not.toEqual([])
    act(() => changeRole('DESK'))
    expect(screen.queryByRole('dialog')).toBeNull()
    if (form !== undefined) expect(screen.queryByText(form)).toBeNull()
    expect(screen.getByRole('table')).toBeVisible()
  })

  it('closes the form that blocks an hour of the day, and offers no block', async () => {
    await open('MANAGER', 'day', '/admin?view=day&date=2099-03-16')
    const [first] = await screen.findAllByRole('button', { name: /^Block/ })
    await userEvent.click(first!)
    expect(await screen.findByRole('dialog')).toBeVisible()
    act(() => changeRole('DESK'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Block/ })).toBeNull()
    expect(screen.getByRole('table')).toBeVisible()
  })

  it('offers no change, no choice and no export of the waitlist, and ends a choice and its dialog', async () => {
    await open('MANAGER', 'waitlist')
    expect(await screen.findByRole('link', { name: camila })).toBeVisible()
    expect(screen.getByRole('link', { name: /Export/ })).toBeVisible()
    expect(screen.getByRole('button', { name: `Mark as invited: ${camila}` })).toBeEnabled()
    await userEvent.click(screen.getByLabelText(`Choose #1 ${camila}`))
    await userEvent.click(screen.getByRole('button', { name: /^Mark as invited: 1 person/ }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.getByText('1 of 3 chosen')).toBeVisible()
    act(() => changeRole('DESK'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('1 of 3 chosen')).toBeNull()
    expect(screen.queryByLabelText('The people you have chosen')).toBeNull()
    expect(screen.getByText('3 on the list')).toBeVisible()
    expect(screen.getByRole('link', { name: camila })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('link', { name: /Export/ })).toBeNull()
  })

  it('takes the undo of a change away', async () => {
    await open('MANAGER', 'waitlist')
    await userEvent.click(await screen.findByRole('button', { name: `Mark as invited: ${camila}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as invited' }))
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    act(() => changeRole('DESK'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.getByText(`${camila} is invited.`)).toBeVisible()
  })
})
