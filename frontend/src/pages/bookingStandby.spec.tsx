import { courtDayAnswer, openBookingPage, person, press, setNarrow } from '../testing/bookingPage'
import { screen, waitFor, within } from '@testing-library/react'
import { ownBooking } from '../testing/courtFixtures'
import { errorResponse, inputsOf } from '../testing/mockServer'
import { notConnected } from '../ui/notConnected'
import { loadBookingBody } from './BookingBody'

const sheet = async () =>
  within(await screen.findByRole('dialog', { name: 'Championship Court 1' }))
const court = { __typename: 'Court', id: 'c1', name: 'Championship Court 1' }
const row = (values: object = {}) => ({
  __typename: 'StandbyInLine',
  id: 's1',
  startsAt: '2026-11-24T23:00:00.000Z',
  state: 'waiting',
  ahead: 1,
  offerUntil: null,
  court: null,
  offeredCourt: null,
  ...values,
})
const offered = row({
  state: 'offered',
  ahead: 0,
  offerUntil: '2026-11-24T15:20:00.000Z',
  offeredCourt: court,
})

/** Opens the page; `rows` are the hours that the member waits for. */
async function open(rows: object[] | (() => object[]), state = 'taken', answers: object = {}) {
  const states = { '1-18': state, '2-18': 'taken' }
  const operations = await openBookingPage(loadBookingBody, {
    answers: {
      CourtDay: () =>
        courtDayAnswer({ states, standby: typeof rows === 'function' ? rows() : rows }),
      ...answers,
    },
  })
  return (name: string) => inputsOf(operations, name)
}

beforeEach(() => setNarrow(true))

describe('waiting for an hour', () => {
  it('says why it was refused, and can be for one court', async () => {
    const sent = await open([], 'closed', {
      JoinStandby: () => errorResponse('LIMIT_REACHED', 'You can wait for 5 hours.'),
    })
    await press('Championship Court 1, 6 PM to 7 PM, closed')
    await press('Only court 1')
    await press('Tell me if it becomes free')
    expect(sent('JoinStandby')).toMatchObject([{ courtId: 'c1' }])
    expect(await (await sheet()).findByText('You can wait for 5 hours.')).toBeVisible()
  })

  it('is for the one court while the other one is free, and not less than 2 hours ahead', async () => {
    setNarrow(false)
    jest.setSystemTime(new Date('2026-11-24T21:30:00Z'))
    const states = { '1-18': 'taken', '1-19': 'taken' }
    const sent = await open([], '', {
      CourtDay: () => courtDayAnswer({ states }),
      JoinStandby: () => ({ data: { joinStandby: row({ court }) } }),
    })
    await press('Championship Court 1, 6 PM to 7 PM, taken')
    expect(
      (await sheet()).getByText(
        'It begins in less than 2 hours: if it becomes free, it is open to all.',
      ),
    ).toBeVisible()
    await press('Championship Court 1, 7 PM to 8 PM, taken')
    await press('Tell me if it becomes free')
    expect(sent('JoinStandby')).toMatchObject([{ courtId: 'c1' }])
  })

  it('takes two presses, for either court, and keeps the focus in the panel', async () => {
    let rows: object[] = []
    const sent = await open(() => rows, 'taken', {
      JoinStandby: () => {
        rows = [row()]
        return { data: { joinStandby: row() } }
      },
      LeaveStandby: () => {
        rows = []
        return { data: { leaveStandby: 's1' } }
      },
    })
    await press('Championship Court 1, 6 PM to 7 PM, taken')
    const panel = await sheet()
    expect(panel.getByText('Nobody waits for this hour yet.')).toBeVisible()
    const title = panel.getByRole('heading', { name: 'Championship Court 1' })
    await press('Tell me if it becomes free')
    const leave = await panel.findByRole('button', { name: /^Leave the line/ })
    expect(sent('JoinStandby')).toEqual([{ startsAt: '2026-11-24T23:00:00.000Z', courtId: null }])
    await waitFor(() => expect(title).toHaveFocus())
    expect(panel.getByText('1 member is in line before you.')).toBeVisible()
    await person.click(leave)
    expect(sent('LeaveStandby')).toEqual([{ id: 's1' }])
    await panel.findByRole('button', { name: 'Tell me if it becomes free' })
    await waitFor(() => expect(title).toHaveFocus())
  })

  it('that is joined and left with lost answers says so, and keeps the focus in the panel', async () => {
    let rows: object[] = []
    const lose = (next: object[]) => () => {
      rows = next
      throw new TypeError('Failed to fetch')
    }
    const bookingAllowance = { __typename: 'BookingAllowance', upcoming: [], openCharges: [] }
    await open(() => rows, 'taken', {
      MemberBookings: () => ({ data: { closureNotes: [], standby: rows, bookingAllowance } }),
      JoinStandby: lose([row({ ahead: 0 })]),
      LeaveStandby: lose([]),
    })
    await press('Championship Court 1, 6 PM to 7 PM, taken')
    await press('Tell me if it becomes free')
    expect(await screen.findByText('You are in line')).toBeVisible()
    expect(screen.queryByText(notConnected)).toBeNull()
    expect((await sheet()).getByRole('heading', { name: 'Championship Court 1' })).toHaveFocus()
    // The card’s button, above the hours.
    await person.click(screen.getAllByText(/^Leave the line/)[0]!)
    expect(await screen.findByText('Left the line')).toBeVisible()
  })
})

describe('an offer', () => {
  it('names the fees, and is taken once they are accepted', async () => {
    const charges = [{ kind: 'extra_reservation', cents: 1499 }]
    const sent = await open([offered], 'offered', {
      TakeStandby: ({ input }: Record<string, unknown>) =>
        (input as { acceptsCharges: boolean }).acceptsCharges
          ? { data: { takeStandby: { __typename: 'MemberBooking', id: 'b1' } } }
          : errorResponse('CHARGE_REQUIRED', 'This costs extra.', { charges }),
    })
    await press('Take it')
    await press('Accept $14.99 and take it')
    await waitFor(() => expect(sent('TakeStandby')).toHaveLength(2))
    expect(sent('TakeStandby')[1]).toMatchObject({ acceptsCharges: true })
  })

  it('opens on its hour, and is declined there after a question', async () => {
    const sent = await open([offered], 'offered', {
      LeaveStandby: () => ({ data: { leaveStandby: 's1' } }),
    })
    await press('Championship Court 1, 6 PM to 7 PM, held for you')
    const panel = await sheet()
    await person.click(panel.getByRole('button', { name: /^No, thanks/ }))
    expect(
      panel.getByRole('group', {
        name: 'Decline Championship Court 1, 6 PM on Tuesday, November 24 (Miami time)?',
      }),
    ).toHaveFocus()
    expect(sent('LeaveStandby')).toEqual([])
    await person.click(panel.getByRole('button', { name: 'Yes, decline it' }))
    expect(sent('LeaveStandby')).toEqual([{ id: 's1' }])
    expect(await screen.findByText('Offer declined')).toBeVisible()
  })

  const booked = { data: { takeStandby: { __typename: 'MemberBooking', id: 'b1' } } }
  const left = { data: { leaveStandby: 's1' } }
  test.each([
    ['taken', 'offered', /^Take it/, 'Booked', 1],
    ['removed after its end', 'lapsed', /^Remove/, 'Removed from the list', 0],
  ])('that is %s says so, and leaves the focus at a heading', async (...offer) => {
    const [, state, name, said, taken] = offer
    let rows: object[] = [{ ...offered, state }]
    const answer = (data: object) => () => {
      rows = []
      return data
    }
    const sent = await open(() => rows, 'offered', {
      TakeStandby: answer(booked),
      LeaveStandby: answer(left),
    })
    const button = await screen.findByRole('button', { name })
    expect(screen.queryAllByText(/^Championship Court 1 is free. It is held for you/)).toHaveLength(
      state === 'offered' ? 1 : 0,
    )
    await person.click(button)
    expect(await screen.findByText(said)).toBeVisible()
    const take = { id: 's1', guests: [], acceptsCharges: false }
    expect(sent('TakeStandby')).toEqual(taken ? [take] : [])
    expect(sent('LeaveStandby')).toEqual(taken ? [] : [{ id: 's1' }])
    await waitFor(() => expect(screen.queryByText('Hours you wait for')).toBeNull())
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/))
  })

  it('that is taken in the card shows the booking in the open panel of its hour', async () => {
    setNarrow(false)
    let isTaken = false
    await open([], 'offered', {
      CourtDay: () =>
        courtDayAnswer({
          states: { '1-18': isTaken ? 'mine' : 'offered', '2-18': 'taken' },
          upcoming: isTaken ? [ownBooking(1, 18)] : [],
          standby: isTaken ? [] : [offered],
        }),
      TakeStandby: () => {
        isTaken = true
        return booked
      },
    })
    await press('Championship Court 1, 6 PM to 7 PM, held for you')
    await sheet()
    await person.click(screen.getAllByRole('button', { name: 'Take it' })[0]!)
    const panel = await sheet()
    expect(await panel.findByText('You have booked this hour.')).toBeVisible()
    expect(panel.getByRole('button', { name: /^Cancel Championship Court 1/ })).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Book court' })).toBeNull()
    await waitFor(() =>
      expect(panel.getByRole('heading', { name: 'Championship Court 1' })).toHaveFocus(),
    )
  })
})
