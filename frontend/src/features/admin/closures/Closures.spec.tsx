import {
  CLOSURE_DAY as DAY,
  closureOutcome,
  enterTitleAndReason,
  fillInClosure,
  findPreview,
  openClosures,
  press,
  previewClosure,
  timeAt,
  typedClosure,
} from '../../../testing/adminClosures'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courtDateTime } from '../../../format/dates'
import { closure, closurePlan, conflictWith } from '../../../testing/closureFixtures'
import { clubClock, courts, courtSchedule, hourOf } from '../../../testing/courtScheduleFixtures'
import { errorResponse, mockServer, inputsOf } from '../../../testing/mockServer'
import { moveBarOutOfSight } from '../../../testing/moveBarOutOfSight'
import { notTold } from '../../../testing/notToldFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { BlockHour } from '../day/BlockHour'

interface Sent {
  input: { cancelsBookings?: boolean }
}

describe('admin closures', () => {
  it('shows a row per closure, with its days, times and bookings in the way', async () => {
    await openClosures({}, [
      closure(1, { until: '2027-06-15', weekdays: ['tuesday'], skippedDates: ['2027-04-06'] }),
      closure(2, {
        startTime: '00:00:00',
        endTime: '00:00:00',
        bookingsInTheWay: 2,
        note: 'Sorry',
      }),
    ])
    expect(await screen.findByText('2 closures to come')).toBeVisible()
    const [, first, second] = screen.getAllByRole('row')
    const cells = (row: HTMLElement) =>
      [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell').slice(0, 5)].map(
        cell => cell.textContent,
      )
    expect(cells(first!)).toEqual([
      'Clinic 1',
      'Kind: Lesson',
      'Courts: Championship Court 1, Championship Court 2',
      'Days: Tue from Mar 16, 2027 to Jun 15, 2027, not on Apr 6',
      'Time: 5 PM to 9 PM',
      'In the way: None',
    ])
    expect(cells(second!)).toEqual([
      'Clinic 2Members read: Sorry',
      'Kind: Lesson',
      'Courts: Championship Court 1, Championship Court 2',
      'Days: Tuesday, March 16, 2027',
      'Time: All day',
      'In the way: 2 bookings',
    ])
  })

  it('shows what closing does, and cancels bookings in the way only if the team chooses so', async () => {
    const operations = await openClosures({
      CreateCourtClosurePreview: ({ input: { cancelsBookings } }: Sent) =>
        closurePlan('createCourtClosurePreview', {
          blocked: [hourOf(DAY, 0)],
          ...(cancelsBookings
            ? { cancelled: [conflictWith(0), conflictWith(1)] }
            : { conflicts: [conflictWith(0), conflictWith(1)] }),
        }),
      CreateCourtClosure: () =>
        closureOutcome('createCourtClosure', {
          blocked: [timeAt(0)],
          cancelled: ['b0', 'b1'].map(id => ({ __typename: 'BlockedBooking', id })),
          notTold: [notTold(1), notTold(2, 'no_mail_server')],
        }),
    })
    await fillInClosure()
    const region = await findPreview()
    expect(within(region).getByRole('heading', { name: 'Preview' })).toHaveFocus()
    expect(region).toHaveTextContent('1 time is closed:')
    expect(region).toHaveTextContent('2 bookings are in the way and keep their time:')
    const start = courtDateTime(hourOf(DAY, 1).startsAt)
    expect(screen.getByText(`${start}, Championship Court 1, Ana Ruiz 1`)).toBeVisible()
    expect(inputsOf(operations, 'CreateCourtClosurePreview')).toEqual([
      { ...typedClosure, cancelsBookings: false },
    ])
    await press('Cancel them')
    expect(await screen.findByText('2 bookings are cancelled:')).toBeVisible()
    expect(
      screen.getByText('Free of charge. No mail is sent, because this site has no mail server.'),
    ).toBeVisible()
    expect(inputsOf(operations, 'CreateCourtClosure')).toEqual([])
    const { bar, scroll } = moveBarOutOfSight()
    await press('Close and cancel 2 bookings')
    const done = await screen.findByText(/^1 time is closed\. 2 bookings are cancelled\./)
    expect(done).toBeVisible()
    expect(bar).toHaveFocus()
    expect(scroll).toHaveBeenCalledTimes(1)
    const told = screen.getByText('Camila Alvarez 1').closest('[role="status"]')
    expect(
      within(told as HTMLElement)
        .getAllByRole('listitem')
        .map(one => one.textContent),
    ).toEqual(['Camila Alvarez 1, camila1@example.com', 'Camila Alvarez 2, camila2@example.com'])
    expect(inputsOf(operations, 'CreateCourtClosure')).toEqual([
      { ...typedClosure, cancelsBookings: true, bookingsToCancel: ['b0', 'b1'] },
    ])
  })

  it('without an answer, says what is so: the preview is as before, or nothing of it is left to do', async () => {
    let blocked = [hourOf(DAY, 0)]
    await openClosures({
      CreateCourtClosurePreview: () => closurePlan('createCourtClosurePreview', { blocked }),
      CreateCourtClosure: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await previewClosure()
    await press('Close the courts')
    const unanswered =
      'No answer came. It may have been done: look at the closures before you try again.'
    expect(await screen.findByText(unanswered)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Preview' })).toBeVisible()
    blocked = []
    await press('Close the courts')
    expect(await screen.findByText('1 time is closed.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
    expect(screen.queryByText(/^No time of a court changes|Not connected/)).toBeNull()
  })

  it('says which bookings are still in the way, made after the preview (BOOKING-41)', async () => {
    const conflicts = [0, 1, 2, 3, 0, 1, 2].map((hour, index) => ({
      ...conflictWith(hour),
      id: `new ${String(index)}`,
    }))
    await openClosures({
      CreateCourtClosurePreview: () => closurePlan('createCourtClosurePreview', {}),
      CreateCourtClosure: () => closureOutcome('createCourtClosure', { conflicts }),
    })
    await previewClosure()
    await press('Close the courts')
    const named = [0, 1, 2, 3, 0].map(
      hour =>
        `${courtDateTime(hourOf(DAY, hour).startsAt)}, Championship Court 1, Ana Ruiz ${String(hour)}`,
    )
    expect(await screen.findByText(/7 bookings are in the way/)).toHaveTextContent(
      `7 bookings are in the way and keep their time: ${named.join('; ')}; 2 more.`,
    )
  })

  it('offers no form and no change in the first phase, which refuses them, but the removal (BOOKING-14)', async () => {
    await openClosures({ ClubClock: clubClock('waitlist') }, [closure(1)])
    expect(await screen.findByRole('button', { name: 'Remove… Clinic 1' })).toBeVisible()
    expect(screen.getByText('Courts can be closed from the memberships phase on.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
    expect(screen.queryByText('Close courts')).toBeNull()
  })

  it('says in its place that the form could not be loaded, and loads it again', async () => {
    let isDown = true
    await openClosures({
      CourtSchedule: ({ date }: { date: string }) =>
        isDown
          ? errorResponse('INTERNAL_SERVER_ERROR', 'No')
          : { data: { courtSchedule: courtSchedule(date) } },
    })
    await press('Close courts')
    expect(await screen.findByText('The courts could not be loaded.')).toBeVisible()
    isDown = false
    await press('Try again')
    expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible()
  })

  it('needs a court, a title and a reason before it asks, shows the refusal of the server at the form, and goes back to it with what was typed', async () => {
    const answers: object[] = [errorResponse('NOT_OPEN_YET', 'That is not open yet.')]
    const operations = await openClosures({
      CreateCourtClosurePreview: () =>
        answers.shift() ?? closurePlan('createCourtClosurePreview', {}),
    })
    await press('Close courts')
    const court = (number: number) =>
      screen.findByRole('checkbox', { name: `Championship Court ${String(number)}` })
    for (const number of [1, 2]) await userEvent.click(await court(number))
    await press('Preview')
    expect(await screen.findByText('Please choose a court')).toBeVisible()
    const group = (name: string) => screen.getByRole('group', { name })
    expect(group('Courts')).toHaveAccessibleDescription('Please choose a court')
    expect(group('Weekdays')).toHaveAccessibleDescription('No day chosen means every day.')
    expect(screen.getByText('Title is required')).toBeVisible()
    expect(inputsOf(operations, 'CreateCourtClosurePreview')).toEqual([])
    await userEvent.click(await court(1))
    await enterTitleAndReason()
    await press('Preview')
    expect(await screen.findByText('Not closed: That is not open yet.')).toBeVisible()
    await press('Preview')
    expect(await findPreview()).toHaveTextContent('No time of a court changes.')
    await press('Back to the form')
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Beginners')
  })

  it('asks before Escape closes the preview of an hour that is blocked (FORM-35)', async () => {
    mockServer({
      SendsMail: () => ({ data: { sendsMail: false } }),
      CreateCourtClosurePreview: () => closurePlan('createCourtClosurePreview', {}),
    })
    const [court] = courts
    await renderWithApi(
      <BlockHour
        hour={{ court: court!, ...hourOf(DAY, 0) }}
        courts={courts}
        onClose={jest.fn()}
        onBlocked={jest.fn()}
      />,
      '/admin?view=day',
    )
    await enterTitleAndReason()
    await press('Preview')
    await findPreview()
    await userEvent.keyboard('{Escape}')
    await press('Keep typing')
    await press('Back to the form')
    screen.getByRole('textbox', { name: 'Title' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Keep typing' })).toBeVisible()
  })
})
