import {
  CLOSURE_DAY as DAY,
  closureOutcome,
  findPreview,
  openClosures,
  press,
  timeAt,
} from '../../../testing/adminClosures'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closure, closurePlan, conflictWith } from '../../../testing/closureFixtures'
import { hourOf } from '../../../testing/courtScheduleFixtures'
import { enter } from '../../../testing/enter'
import { errorResponse, inputsOf } from '../../../testing/mockServer'

interface Sent {
  input: { cancelsBookings?: boolean }
}

/** Opens the form that changes a closure, and returns its title. */
async function openForm(name = 'Clinic 1') {
  await press(`Change… ${name}`)
  return screen.findByRole('textbox', { name: 'Title' })
}

/** Opens the preview of a change that changes no time. */
async function openPreview() {
  await openClosures(
    { UpdateCourtClosurePreview: () => closurePlan('updateCourtClosurePreview', {}) },
    [closure(1)],
  )
  await openForm()
  await press('Preview')
  await findPreview()
}

describe('admin closures', () => {
  it('changes what differs, skips a day and closes another one again', async () => {
    const weekly = closure(1, {
      until: '2027-06-15',
      weekdays: ['tuesday'],
      skippedDates: ['2027-04-06', '2027-04-13'],
    })
    const operations = await openClosures(
      {
        UpdateCourtClosurePreview: () =>
          closurePlan('updateCourtClosurePreview', {
            freed: [hourOf(DAY, 0)],
            conflicts: [conflictWith(0)],
          }),
        UpdateCourtClosure: () => closureOutcome('updateCourtClosure', { freed: [timeAt(0)] }),
      },
      [weekly],
    )
    const title = await openForm()
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription(
      'Needed if bookings are cancelled. No mail is sent, because this site has no mail server.',
    )
    await userEvent.clear(title)
    await enter(title, 'Beginners')
    await enter(screen.getByLabelText(/^Skip a day/), '2027-05-04')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Apr 13, 2027' }))
    await press('Preview')
    const region = await findPreview()
    expect(region).toHaveTextContent('1 time can be booked again:')
    expect(region).toHaveTextContent(
      'To cancel the bookings in the way, go back and give a reason.',
    )
    await press('Change the closure')
    expect(await screen.findByText('1 time can be booked again.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const change = {
      id: 'k1',
      title: 'Beginners',
      skipDates: ['2027-05-04'],
      restoreDates: ['2027-04-13'],
      cancelsBookings: false,
    }
    expect(inputsOf(operations, 'UpdateCourtClosurePreview')).toEqual([change])
    expect(inputsOf(operations, 'UpdateCourtClosure')).toEqual([
      { ...change, bookingsToCancel: [] },
    ])
  })

  it('shows errors of skipDates and until at their fields', async () => {
    const errors = [
      { field: 'skipDates', message: '2027-05-05 is not a day of this closure' },
      { field: 'until', message: 'Please choose a later day' },
    ]
    await openClosures(
      {
        UpdateCourtClosurePreview: () =>
          errorResponse('BAD_USER_INPUT', 'Refused', { fields: errors }),
      },
      [closure(1, { until: '2027-06-15' })],
    )
    await openForm()
    await press('Preview')
    const [skipDates, until] = errors.map(({ message }) => message)
    expect(await screen.findByText(skipDates!)).toBeVisible()
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText('Skip a day (optional)')).toHaveAccessibleDescription(skipDates)
    expect(dialog.getByLabelText('Last day')).toHaveAccessibleDescription(until)
  })

  it('changes a title to its own beginning; a refused change keeps the dialog', async () => {
    const operations = await openClosures(
      {
        UpdateCourtClosurePreview: () => closurePlan('updateCourtClosurePreview', {}),
        UpdateCourtClosure: () => errorResponse('SLOT_TAKEN', 'That time is taken.'),
      },
      [closure(1, { title: 'Clinics' })],
    )
    await userEvent.type(await openForm('Clinics'), '{Backspace>2/}')
    await press('Preview')
    await findPreview()
    expect(inputsOf(operations, 'UpdateCourtClosurePreview')).toEqual([
      { id: 'k1', title: 'Clini', cancelsBookings: false },
    ])
    await press('Change the closure')
    expect(await screen.findByText('That time is taken.')).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('cancels only the bookings that the preview of a change shows (BOOKING-41)', async () => {
    const operations = await openClosures(
      {
        UpdateCourtClosurePreview: ({ input: { cancelsBookings } }: Sent) =>
          closurePlan('updateCourtClosurePreview', {
            [cancelsBookings ? 'cancelled' : 'conflicts']: [conflictWith(3)],
          }),
        UpdateCourtClosure: () => closureOutcome('updateCourtClosure'),
      },
      [closure(1)],
    )
    await openForm()
    await enter(screen.getByRole('textbox', { name: /^Reason/ }), 'A lesson.')
    await press('Preview')
    await press('Cancel them')
    await press('Change and cancel 1 booking')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const change = { id: 'k1', reason: 'A lesson.', cancelsBookings: true }
    expect(inputsOf(operations, 'UpdateCourtClosure')).toEqual([
      { ...change, bookingsToCancel: ['b3'] },
    ])
  })

  it('asks before Escape closes the preview of a change, and the form after it (FORM-35)', async () => {
    await openPreview()
    await press('Back to the form')
    await enter(await screen.findByRole('textbox', { name: /^Reason/ }), 'A lesson.')
    await press('Preview')
    await findPreview()
    await userEvent.keyboard('{Escape}')
    await press('Keep typing')
    await press('Back to the form')
    screen.getByRole('textbox', { name: 'Title' }).focus()
    await userEvent.keyboard('{Escape}')
    await press('Discard it')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes an unchanged preview without a question', async () => {
    await openPreview()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each<[string, (removeElsewhere: () => void) => Promise<void>]>([
    [
      'at the form of a change',
      async removeElsewhere => {
        await openForm()
        removeElsewhere()
        await press('Preview')
      },
    ],
    [
      'at the preview of a change',
      async removeElsewhere => {
        await openForm()
        await press('Preview')
        await findPreview()
        removeElsewhere()
        await press('Change the closure')
      },
    ],
    [
      'before it is to be removed',
      async removeElsewhere => {
        removeElsewhere()
        await press('Remove… Clinic 1')
      },
    ],
  ])('loads the list again if a colleague has removed the closure, %s', async (_, act) => {
    const closures = [closure(1)]
    const refusal = errorResponse('CONFLICT', 'This closure is removed already.')
    await openClosures(
      {
        UpdateCourtClosurePreview: () =>
          closures.length > 0 ? closurePlan('updateCourtClosurePreview', {}) : refusal,
        UpdateCourtClosure: () => refusal,
        RemoveCourtClosurePreview: () => refusal,
      },
      closures,
    )
    await act(() => {
      closures.length = 0
    })
    expect(await screen.findByText('No court is closed from today on')).toBeVisible()
    expect(screen.getByText('This closure is removed already.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('removed already'))
  })

  it('removes a closure after a look at what becomes free', async () => {
    const closures = [closure(1)]
    const operations = await openClosures(
      {
        RemoveCourtClosurePreview: () =>
          closurePlan('removeCourtClosurePreview', { freed: [hourOf(DAY, 0), hourOf(DAY, 1)] }),
        RemoveCourtClosure: () => {
          closures.length = 0
          return closureOutcome('removeCourtClosure', { freed: [timeAt(0), timeAt(1)] })
        },
      },
      closures,
    )
    await press('Remove… Clinic 1')
    expect(await findPreview()).toHaveTextContent('2 times can be booked again:')
    expect(inputsOf(operations, 'RemoveCourtClosure')).toEqual([])
    await press('Remove the closure')
    expect(await screen.findByText('No court is closed from today on')).toBeVisible()
    expect(screen.getByText('2 times can be booked again.')).toBeVisible()
    await waitFor(() => expect(inputsOf(operations, 'RemoveCourtClosure')).toEqual([{ id: 'k1' }]))
  })
})
