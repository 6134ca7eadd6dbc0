import {
  CLOSURE_DAY as DAY,
  closureOutcome,
  fillInClosure,
  findPreview,
  openClosures,
  press,
  timeAt,
  typedClosure,
} from '../../../testing/adminClosures'
import { openDay, tomorrow } from '../../../testing/adminDay'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closure, closurePlan, conflictWith } from '../../../testing/closureFixtures'
import { connectionOf } from '../../../testing/connectionOf'
import { block, courts, hourOf } from '../../../testing/courtScheduleFixtures'
import { enter } from '../../../testing/enter'
import { errorResponse, inputsOf } from '../../../testing/mockServer'
import { mapRecord } from '../section/recordKeys'

interface Sent {
  input: { cancelsBookings: boolean }
}

type Answer = (variables: Sent) => object

/** What the server has, and whether it can be reached. */
interface Server {
  closures: { id: string }[]
  /** The hours of the bookings in the way. */
  inTheWay: number[]
  isReached: boolean
}

/** The request fails on its way, before or after the server has worked on it. */
const loseResponse = () => {
  throw new TypeError('Failed to fetch')
}

/** Opens the section. While the server cannot be reached, no answer arrives. */
function open(server: Server, answers: Record<string, Answer>) {
  const all: Record<string, Answer> = {
    CourtClosures: () => ({
      data: { courtClosures: connectionOf('CourtClosure', server.closures) },
    }),
    ...answers,
  }
  return openClosures(
    mapRecord(
      all,
      answer => (variables: Sent) => (server.isReached ? answer(variables) : loseResponse()),
    ),
  )
}

/** Fills in the form, and closes the courts with a cancellation of the two bookings in the way. */
async function closeCourts(answer: (server: Server) => object) {
  const server: Server = { closures: [], inTheWay: [0, 1], isReached: true }
  const operations = await open(server, {
    CreateCourtClosurePreview: ({ input: { cancelsBookings } }) =>
      closurePlan('createCourtClosurePreview', {
        blocked: server.inTheWay.map(index => hourOf(DAY, index)),
        [cancelsBookings ? 'cancelled' : 'conflicts']: server.inTheWay.map(conflictWith),
      }),
    CreateCourtClosure: () => answer(server),
  })
  await fillInClosure()
  await press('Cancel them')
  await press('Close and cancel 2 bookings')
  return { server, operations }
}

/** Stores the closure of the form. The bookings of these hours are not cancelled yet. */
function store(server: Server, inTheWay: number[] = []) {
  const { reason: _reason, courts: ids, ...values } = typedClosure
  const times = { startTime: `${values.startTime}:00`, endTime: `${values.endTime}:00` }
  const own = courts.filter(({ id }) => ids.includes(id))
  server.closures = [closure(1, { ...values, ...times, courts: own })]
  server.inTheWay = inTheWay
}

const lost = 'The connection was lost, but the closure is'
const done =
  '2 times are closed. 2 bookings are cancelled. Charges to be returned are in Charges, among the settled ones.'
const saved = `${lost} saved by now. ${done} The mails to their members are in Mail.`
const removed = `${lost} removed by now. 2 times can be booked again.`

describe('admin closures, if the response is lost', () => {
  it('says what is closed and cancelled, and shows the closure', async () => {
    await closeCourts(server => {
      store(server)
      return loseResponse()
    })
    expect(await screen.findByText(saved)).toBeVisible()
    expect(screen.getByText('1 closure to come')).toBeVisible()
    expect(screen.getByRole('rowheader')).toHaveTextContent('Beginners')
    expect(document.activeElement).toHaveTextContent(saved)
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  })

  it('says so at the next try if the server could not be reached, and closes nothing twice', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    const { server, operations } = await closeCourts(reached => {
      store(reached)
      reached.isReached = false
      return loseResponse()
    })
    expect(await screen.findByText(/^Not connected/)).toBeVisible()
    server.isReached = true
    await press('Close and cancel 2 bookings')
    expect(await screen.findByText(saved)).toBeVisible()
    expect(screen.getByText('1 closure to come')).toBeVisible()
    expect(inputsOf(operations, 'CreateCourtClosure')).toHaveLength(1)
  })

  it('keeps the preview if nothing is closed, and closes the courts at the next try', async () => {
    const cancelled = ['b0', 'b1'].map(id => ({ __typename: 'BlockedBooking', id }))
    const blocked = [timeAt(0), timeAt(1)]
    const closing = [
      loseResponse,
      () => closureOutcome('createCourtClosure', { blocked, cancelled }),
    ]
    await closeCourts(() => (closing.shift() ?? loseResponse)())
    expect(await screen.findByText(/^Not connected/)).toBeVisible()
    expect(screen.getByText('0 closures to come')).toBeVisible()
    await press('Close and cancel 2 bookings')
    expect(await screen.findByText(done)).toBeVisible()
  })

  it('shows what is left if not all days are closed', async () => {
    await closeCourts(server => {
      store(server, [1])
      return loseResponse()
    })
    expect(await screen.findByRole('button', { name: 'Close and cancel 1 booking' })).toBeVisible()
    expect(screen.getByText(/^Not connected/)).toBeVisible()
  })

  it.each([
    [
      'changed',
      { title: 'Beginners', skippedDates: ['2027-03-23'] },
      `${lost} changed by now. 1 time can be booked again.`,
    ],
    ['not changed', { title: 'Beginners' }, /^Not connected/],
  ])('finds out whether a closure is changed: %s', async (_, changes, sentence) => {
    const weekly = closure(1, { until: '2027-04-06', weekdays: ['tuesday'] })
    const server: Server = { closures: [weekly], inTheWay: [], isReached: true }
    const left = [hourOf(DAY, 0)]
    await open(server, {
      UpdateCourtClosurePreview: () => closurePlan('updateCourtClosurePreview', { freed: left }),
      UpdateCourtClosure: () => {
        server.closures = [{ ...weekly, ...changes }]
        left.length = 0
        return loseResponse()
      },
    })
    await press('Change… Clinic 1')
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await enter(title, 'Beginners ')
    await enter(screen.getByLabelText(/^Skip a day/), '2027-03-23')
    await press('Preview')
    await press('Change the closure')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await screen.findByRole('rowheader')).toHaveTextContent('Beginners')
  })

  it.each([
    ['at once', 0],
    ['when the preview is loaded again', 1],
    ['at the next try', 2],
  ])('says that a closure is removed, %s', async (_, unanswered) => {
    jest.spyOn(console, 'error').mockImplementation()
    const server: Server = { closures: [closure(1)], inTheWay: [], isReached: true }
    const lostPreviews = Array.from({ length: unanswered }, () => loseResponse)
    const operations = await open(server, {
      RemoveCourtClosurePreview: () => {
        if (server.closures.length > 0)
          return closurePlan('removeCourtClosurePreview', {
            freed: [hourOf(DAY, 0), hourOf(DAY, 1)],
          })
        lostPreviews.pop()?.()
        return errorResponse('CONFLICT', 'This closure is removed already.')
      },
      RemoveCourtClosure: () => {
        server.closures = []
        return loseResponse()
      },
    })
    await press('Remove… Clinic 1')
    await findPreview()
    await press('Remove the closure')
    if (unanswered === 2) {
      expect(await screen.findByText(/^Not connected/)).toBeVisible()
      await press('Remove the closure')
    }
    expect(await screen.findByText(removed)).toBeVisible()
    expect(await screen.findByText('No court is closed from today on')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(removed))
    expect(inputsOf(operations, 'RemoveCourtClosure')).toHaveLength(1)
  })

  it('shows an hour as free whose block is removed', async () => {
    const shown = { blocks: [block(tomorrow, 1)] }
    await openDay(tomorrow, shown, {
      RemoveBlocks: () => {
        shown.blocks = []
        return loseResponse()
      },
    })
    await press(/^Remove New net, Championship Court 2/)
    await press('Yes, remove it')
    await waitFor(() => expect(screen.queryByText(/New net/)).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^Championship Court 2Free/),
    )
    expect(screen.queryByText(/^Not connected/)).toBeNull()
  })
})
