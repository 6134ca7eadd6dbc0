import '../../../testing/fakeSocket'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StaffRoleName } from '@shared/staff-scopes'
import { mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { CurrentSection } from '../CurrentSection'
import { StaffRoleContext } from '../section/useStaffMay'

const full = {
  __typename: 'Today',
  date: '2026-11-27',
  bookings: { __typename: 'TodaysBookings', count: 6, arrived: 2, absent: 1 },
  owed: { __typename: 'Owed', count: 3, cents: 4998 },
  closures: { __typename: 'RowsUntil', count: 2, until: '2026-12-04' },
  offersEnding: { __typename: 'RowsUntil', count: 4, until: '2026-11-28' },
  messagesNotDone: 5,
  failedMails: 1200,
}
const open9 = { __typename: 'ChargeConnection', totalCount: 9, totalCents: 16_992 }
const open318 = { __typename: 'DueConnection', totalCount: 318, totalCents: 4_402_200 }
const none = {
  ...full,
  bookings: { ...full.bookings, count: 0, arrived: 0, absent: 0 },
  owed: { ...full.owed, count: 0, cents: 0 },
  closures: { ...full.closures, count: 0 },
  offersEnding: { ...full.offersEnding, count: 0 },
  messagesNotDone: 0,
  failedMails: 0,
}

/** Leaves out what the query of a role does not select. */
function selected(
  { owed, offersEnding, messagesNotDone, failedMails, ...all }: typeof full,
  { waves, messages, mails, debtors }: Record<string, unknown>,
) {
  const today = {
    ...all,
    ...(debtors === true && { owed }),
    ...(waves === true && { offersEnding }),
    ...(messages === true && { messagesNotDone }),
    ...(mails === true && { failedMails }),
  }
  // There are no mails where none has failed.
  const totalCount = failedMails === 0 ? 0 : 7
  return {
    today,
    ...(mails === true && { mails: { __typename: 'MailConnection', totalCount } }),
    ...(debtors !== true && { charges: open9, dues: open318 }),
  }
}

async function open(today: typeof full, role: StaffRoleName = 'OWNER') {
  mockServer({ Today: variables => ({ data: selected(today, variables) }) })
  await renderWithApi(
    <StaffRoleContext value={role}>
      <CurrentSection name="today" />
    </StaffRoleContext>,
    '/admin?view=today',
  )
  const list = await screen.findByRole('list', { name: 'What there is to do' })
  return within(list)
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')])
}

describe('admin today (PAGE-27)', () => {
  afterEach(() => void jest.useRealTimers())

  it('shows each number as a link to its list, filtered', async () => {
    expect(await open(full)).toEqual([
      ['Bookings today 6 2 arrived, 3 not yet, 1 did not come', '/admin?view=day'],
      ['Owed $49.98 3 open charges and dues', '/admin?view=money'],
      ['Closures to come 2 Until Friday, December 4', '/admin?view=closures&until=2026-12-04'],
      ['Offers that end 4 Today or tomorrow', '/admin?view=waves&until=2026-11-28'],
      ['Messages 5 Wait for an answer', '/admin?view=messages&status=notDone'],
      ['Failed mails 1,200 Were not sent', '/admin?view=mail&state=failed'],
      [
        'Mails to refused addresses 7 The address refuses our mail by now',
        '/admin?view=mail&state=undeliverable',
      ],
    ])
    expect(screen.getByText('Friday, November 27')).toBeVisible()
  })

  it('says in words that there is nothing to do', async () => {
    const texts = (await open(none)).map(([text]) => text)
    expect(texts).toEqual([
      'Bookings today Nobody has booked for today',
      'Owed Nothing is owed',
      'Closures to come No court is closed in the next 7 days',
      'Offers that end No offer ends today or tomorrow',
      'Messages No message waits for an answer',
      'Failed mails No mail has failed',
      'Mails to refused addresses No mail went to an address that refuses it',
    ])
  })

  it('shows the desk what its role may read, each number with a list that it may open', async () => {
    expect(await open(full, 'DESK')).toEqual([
      ['Bookings today 6 2 arrived, 3 not yet, 1 did not come', '/admin?view=day'],
      ['Charges $169.92 9 open charges', '/admin?view=money&part=charges&state=open'],
      ['Dues $44,022.00 318 open dues', '/admin?view=money&part=dues&state=open'],
      ['Closures to come 2 Until Friday, December 4', '/admin?view=closures&until=2026-12-04'],
    ])
  })

  it('turns to the next day at midnight', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-28T04:59:59Z'), advanceTimers: true })
    const today = { ...full }
    await open(today)
    today.date = '2026-11-28'
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText('Saturday, November 28')).toBeVisible()
  })

  it('offers to retry when the numbers cannot be loaded', async () => {
    let isDown = true
    mockServer({
      Today: variables =>
        isDown
          ? { errors: [{ message: 'down', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
          : { data: selected(full, variables) },
    })
    await renderWithApi(<CurrentSection name="today" />, '/admin?view=today')
    expect(await screen.findByText('The day could not be loaded.')).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('$49.98')).toBeVisible()
  })
})
