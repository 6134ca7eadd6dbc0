import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closuresTexts } from '../../../content/admin/closures'
import { connectionOf } from '../../../testing/connectionOf'
import { errorResponse, mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { CurrentSection } from '../CurrentSection'
import { recordKeys } from '../section/recordKeys'
import { StaffRoleContext } from '../section/useStaffMay'

const ana = {
  __typename: 'WaitlistPerson',
  userId: 'u1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
}

/** Each hour is half booked, except Monday's first, which is full, and Tuesday's, which was closed. */
const hours = recordKeys(closuresTexts.weekdays).flatMap(day =>
  [5, 17].map(hour => ({
    __typename: 'UseHour',
    day,
    hour,
    openHours: day === 'tuesday' && hour === 5 ? 0 : 8,
    bookedHours: hour === 17 ? 4 : day === 'monday' ? 8 : 0,
  })),
)
const courtUse = {
  __typename: 'CourtUse',
  firstDay: '2026-10-29',
  lastDay: '2026-11-25',
  openHours: 2008,
  bookedHours: 1004,
  bookings: 1010,
  noShows: 12,
  lateCancellations: 5,
  guests: 340,
  medianDaysAhead: 2.5,
  hours,
}
const never = connectionOf('Membership', [
  {
    __typename: 'Membership',
    id: 'm1',
    number: 7,
    plan: 'standard',
    startedAt: '2026-03-02T15:00:00.000Z',
    person: ana,
  },
])
const absent = connectionOf('AbsentMember', [
  { __typename: 'AbsentMember', id: 'm1', noShows: 4, latest: '2026-11-20', person: ana },
])

const open = async (at = '', answers: Parameters<typeof mockServer>[0] = {}) => {
  const operations = mockServer({
    CourtUse: () => ({ data: { courtUse } }),
    MembersWithoutBooking: () => ({ data: { membersWithoutBooking: never } }),
    AbsentMembers: () => ({ data: { absentMembers: absent } }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="use" />, `/admin?view=use${at}`)
  return operations
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('admin use', () => {
  it('offers to retry if the figures could not be loaded; shows the hours as one table, with the figures of the period', async () => {
    let isDown = true
    await open('', {
      CourtUse: () =>
        isDown ? errorResponse('SERVICE_UNAVAILABLE', 'Down') : { data: { courtUse } },
    })
    expect(await screen.findByText('The use of the courts could not be loaded.')).toBeVisible()
    isDown = false
    await press('Try again')
    const table = await screen.findByRole('table', {
      name: 'Booked hours in percent of the open hours, Oct 29, 2026 to Nov 25, 2026',
    })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hour', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    const cellsOf = (name: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${name} `) })).getAllByRole('cell')
    const [monday, tuesday, wednesday] = cellsOf('5 AM')
    expect(monday).toHaveAccessibleName('100 % 8 of 8')
    expect(tuesday).toHaveAccessibleName('Not open')
    expect(wednesday).toHaveAccessibleName('0 % 0 of 8')
    for (const cell of cellsOf('5 PM')) expect(cell).toHaveAccessibleName('50 % 4 of 8')
    expect(screen.getByText('50 % (1,004 of 2,008)')).toBeVisible()
    expect(screen.getByText('2.5 days')).toBeVisible()
  })

  it('asks for the period of the address, and puts a chosen one there', async () => {
    const operations = await open('&period=weeks_13')
    expect(await screen.findByRole('button', { name: '13 weeks' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await press('52 weeks')
    await press('Never booked')
    expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
      'href',
      '/admin?view=person&id=u1',
    )
    expect(screen.getByRole('note', { name: 'address' }).textContent).toBe(
      '/admin?view=use&part=never&period=weeks_52',
    )
    expect(
      operations.map(({ operationName, variables }) => [operationName, variables['period']]),
    ).toEqual([
      ['CourtUse', 'weeks_13'],
      ['CourtUse', 'weeks_52'],
      ['MembersWithoutBooking', 'weeks_52'],
    ])
    expect(screen.getByRole('link', { name: 'Export bookings' })).toHaveAttribute(
      'href',
      '/api/admin/bookings.csv?period=weeks_52',
    )
  })

  it('lists who did not come three times or more', async () => {
    await open('&part=absent')
    const row = await screen.findByRole('row', { name: /Ana Ruiz/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['4', 'ana@example.com', 'Last on: Nov 20, 2026'])
  })

  it('shows the desk the hours only, also for the address of a list (BOOKING-61)', async () => {
    const operations = mockServer({ CourtUse: () => ({ data: { courtUse } }) })
    await renderWithApi(
      <StaffRoleContext value="DESK">
        <CurrentSection name="use" />
      </StaffRoleContext>,
      '/admin?view=use&part=never',
    )
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.getByText('Your role, Front desk, does not include Never booked.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Never booked' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Export bookings' })).toBeNull()
    expect(operations.map(({ operationName }) => operationName)).toEqual(['CourtUse'])
  })

  it('says when no day with bookings is over yet', async () => {
    const none = { ...courtUse, firstDay: null, hours: [], medianDaysAhead: null }
    await open('', { CourtUse: () => ({ data: { courtUse: none } }) })
    expect(await screen.findByText(/^No day with bookings is over yet/)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
