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
  input: { id: string; cancelsBookings?: boolean }
}

/** Opens the form that changes a closure, and returns its title. */
async function openForm(name = 'Clinic 1') {
  await press(`Change… ${name}`)
  return screen.findByRole('textbox', { name: 'Title' })
}

const reason = () => screen.getByRole('textbox', { name: /^Reason/ })

describe('admin closures', () => {
  it('changes what differs, skips a day and closes another one again, and cancels only the bookings that the preview shows (BOOKING-41)', async () => {
    const weekly = closure(1, {
      until: '2027-06-15',
      weekdays: ['tuesday'],
      skippedDates: ['2027-04-06', '2027-04-13'],
    })
    const operations = await openClosures(
      {
        UpdateCourtClosurePreview: ({ input: { cancelsBookings } }: Sent) =>
          closurePlan('updateCourtClosurePreview', {
            freed: [hourOf(DAY, 0)],
            [cancelsBookings ? 'cancelled' : 'conflicts']: [conflictWith(3)],
          }),
        UpdateCourtClosure: () => closureOutcome('updateCourtClosure', { freed: [timeAt(0)] }),
      },
      [weekly],
    )
    const title = await openForm()
    expect(reason()).toHaveAccessibleDescription(
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
    await press('Back to the form')
    await enter(reason(), 'A lesson.')
    await press('Preview')
    await press('Cancel them')
    await press('Change and cancel 1 booking')
    expect(await screen.findByText('1 time can be booked again.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const change = {
      id: 'k1',
      title: 'Beginners',
      skipDates: ['2027-05-04'],
      restoreDates: ['2027-04-13'],
    }
    const withReason = { ...change, reason: 'A lesson.' }
    expect(inputsOf(operations, 'UpdateCourtClosurePreview')).toEqual([
      { ...change, cancelsBookings: false },
      { ...withReason, cancelsBookings: false },
      { ...withReason, cancelsBookings: true },
    ])
    expect(inputsOf(operations, 'UpdateCourtClosure')).toEqual([
      { ...withReason, cancelsBookings: true, bookingsToCancel: ['b3'] },
    ])
  })

  it('changes a title to its own beginning; a refusal is shown at its fields, or keeps the dialog', async () => {
    const [skipDates, until] = [
      '2027-05-05 is not a day of this closure',
      'Please choose a later day',
    ]
    const refusals = [
      errorResponse('BAD_USER_INPUT', 'Refused', {
        fields: [
          { field: 'skipDates', message: skipDates },
          { field: 'until', message: until },
        ],
      }),
    ]
    const operations = await openClosures(
      {
        UpdateCourtClosurePreview: () =>
          refusals.shift() ?? closurePlan('updateCourtClosurePreview', {}),
        UpdateCourtClosure: () => errorResponse('SLOT_TAKEN', 'That time is taken.'),
      },
      [closure(1, { title: 'Clinics', until: '2027-06-15' })],
    )
    await userEvent.type(await openForm('Clinics'), '{Backspace>2/}')
    await press('Preview')
    expect(await screen.findByText(skipDates)).toBeVisible()
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText('Skip a day (optional)')).toHaveAccessibleDescription(skipDates)
    expect(dialog.getByLabelText('Last day')).toHaveAccessibleDescription(until)
    await press('Preview')
    await findPreview()
    const change = { id: 'k1', title: 'Clini', cancelsBookings: false }
    expect(inputsOf(operations, 'UpdateCourtClosurePreview')).toEqual([change, change])
    await press('Change the closure')
    expect(await screen.findByText('That time is taken.')).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(inputsOf(operations, 'UpdateCourtClosure')).toEqual([
      { ...change, bookingsToCancel: [] },
    ])
  })

  it('closes an unchanged preview at once; asks before Escape closes the preview of a change, and the form after it (FORM-35)', async () => {
    await openClosures(
      { UpdateCourtClosurePreview: () => closurePlan('updateCourtClosurePreview', {}) },
      [closure(1)],
    )
    await openForm()
    await press('Preview')
    await findPreview()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await openForm()
    await enter(reason(), 'A lesson.')
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

  it('loads the list again if a colleague has removed the closure: at the form or the preview of a change, or before it is to be removed', async () => {
    const closures = [closure(1), closure(2), closure(3)]
    const refusalOf = (id: string) =>
      closures.some(one => one.id === id)
        ? undefined
        : errorResponse('CONFLICT', `${id} is removed already.`)
    const handler =
      (name: string) =>
      ({ input: { id } }: Sent) =>
        refusalOf(id) ?? closurePlan(name, {})
    await openClosures(
      {
        UpdateCourtClosurePreview: handler('updateCourtClosurePreview'),
        UpdateCourtClosure: handler('updateCourtClosure'),
        RemoveCourtClosurePreview: handler('removeCourtClosurePreview'),
      },
      closures,
    )
    const expectGone = async (id: string, left: string) => {
      expect(await screen.findByText(left)).toBeVisible()
      expect(screen.getByText(`${id} is removed already.`)).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/removed already/))
    }
    await openForm('Clinic 1')
    closures.shift()
    await press('Preview')
    await expectGone('k1', '2 closures to come')
    await openForm('Clinic 2')
    await press('Preview')
    await findPreview()
    closures.shift()
    await press('Change the closure')
    await expectGone('k2', '1 closure to come')
    closures.shift()
    await press('Remove… Clinic 3')
    await expectGone('k3', 'No court is closed from today on')
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
