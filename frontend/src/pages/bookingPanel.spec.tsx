import { courtDayAnswer, fill, openBookingPage, panel, person, press } from '../testing/bookingPage'
import { fakeServer } from '../testing/fakeSocket'
import { act, screen, waitFor } from '@testing-library/react'
import { actAsync } from '../testing/actAsync'
import { courtDay, noPlayers, ownBooking } from '../testing/courtFixtures'
import { inputsOf } from '../testing/mockServer'
import { problems } from '../content/problems'
import { notConnected } from '../ui/notConnected'
import { loadBookingBody } from './BookingBody'

const open = (answers: object) => openBookingPage(loadBookingBody, { answers })

describe('panel of an hour beside the hours', () => {
  const other = 'Championship Court 2, 7 PM to 8 PM, free'
  const question = 'Close without saving what you typed?'
  const sentence = () => panel().getByLabelText(/^A sentence about your game/)

  /** Opens the member's own booking, and types a sentence in it. */
  async function typeSentence() {
    await open({
      CourtDay: () => courtDayAnswer({ states: { '1-18': 'mine' }, upcoming: [ownBooking(1, 18)] }),
    })
    await press('Championship Court 1, 6 PM to 7 PM, yours')
    await press(/^Open spots to members/)
    await fill(/^A sentence about your game/, 'Hi')
  }

  it('asks once before another hour, another week or another day takes its place, and keeps what is typed (FORM-35)', async () => {
    await typeSentence()
    await press(other)
    expect(panel().getByRole('group', { name: question })).toHaveFocus()
    await press('Keep typing')
    expect(screen.queryByText(question)).toBeNull()
    expect(sentence()).toHaveValue('Hi')
    expect(screen.getByLabelText(other)).toHaveFocus()
    await person.click(screen.getByLabelText(other))
    await person.click(panel().getByRole('button', { name: 'Close' }))
    expect(screen.getAllByText(question)).toHaveLength(1)
    await person.keyboard('{Escape}')
    expect(screen.queryByText(question)).toBeNull()
    // It shows this hour already.
    await person.click(screen.getByLabelText('Championship Court 1, 6 PM to 7 PM, yours'))
    expect(screen.queryByText(question)).toBeNull()
    await person.click(panel().getByRole('link', { name: /Book again|next week/ }))
    expect(screen.getByText(question)).toBeVisible()
    await press('Keep typing')
    await press('Wed Nov 25')
    expect(sentence()).toHaveValue('Hi')
    expect(screen.getByLabelText('address')).toHaveTextContent(/^\/booking$/)
    await press('Discard it')
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/booking?day=2026-11-25'),
    )
  })
})

describe('booking whose answer is lost', () => {
  const booked = courtDayAnswer({
    states: { '1-18': 'mine' },
    upcoming: [ownBooking(1, 18)],
    month: { freeGuestsUsed: 1, freeGuestsMax: 1 },
  })

  it('shows the booking, and its guests are no draft any more', async () => {
    let isBooked = false
    const operations = await open({
      CourtDay: () => (isBooked ? booked : courtDayAnswer({ month: { freeGuestsMax: 1 } })),
      BookCourt: () => {
        isBooked = true
        throw new TypeError('Not connected')
      },
    })
    await press('Championship Court 1, 6 PM to 7 PM, free')
    await fill(/Guest 1/, 'Ana Ruiz')
    await press('Book court')
    await waitFor(() => expect(panel().getByText('You have booked this hour.')).toBeVisible())
    expect(panel().getByText('Guests: Ana Ruiz')).toBeVisible()
    expect(screen.queryByText(/^Not booked/)).toBeNull()
    expect(screen.queryByText(/Guest pass ×|and book$/)).toBeNull()
    expect(inputsOf(operations, 'BookCourt')).toHaveLength(1)
    await waitFor(() =>
      expect(panel().getByRole('heading', { name: 'Championship Court 1' })).toHaveFocus(),
    )
    await press('Championship Court 2, 7 PM to 8 PM, free')
    expect(screen.getByLabelText(/Guest 1/)).toHaveValue('')
  })

  it('leaves the form as it was sent until the answer comes', async () => {
    let isBooked = false
    let respond = (_answer: object) => {}
    const answer = new Promise<object>(resolve => {
      respond = resolve
    })
    await open({
      CourtDay: () => (isBooked ? booked : courtDayAnswer({ month: { freeGuestsMax: 1 } })),
      Players: () => (isBooked ? answer : noPlayers.Players()),
      BookCourt: () => {
        isBooked = true
        return { data: { bookCourt: { __typename: 'MemberBooking', id: 'b18' } } }
      },
    })
    await press('Championship Court 1, 6 PM to 7 PM, free')
    await fill(/Guest 1/, 'Ana Ruiz')
    await press('Book court')
    await screen.findByRole('button', { name: 'Championship Court 1, 6 PM to 7 PM, yours' })
    expect(panel().queryByText('You have booked this hour.')).toBeNull()
    expect(panel().getByRole('status', { name: 'What it costs' })).toHaveTextContent(
      'Included in your membership.',
    )
    respond(noPlayers.Players())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('cancellation whose answer is lost', () => {
  const gone = 'You no longer have a booking at this hour.'
  const yours = 'Championship Court 1, 6 PM to 7 PM, yours'
  const free = 'Championship Court 1, 6 PM to 7 PM, free'

  /** Sends the cancellation; its answer, or all of it, is lost when the returned function is called. */
  async function cancel({ arrives, answers }: { arrives: boolean; answers?: object }) {
    let upcoming = [ownBooking(1, 18)]
    let lose = () => {}
    await open({
      CourtDay: () =>
        courtDayAnswer({ states: upcoming.length > 0 ? { '1-18': 'mine' } : {}, upcoming }),
      ...answers,
      CancelBooking: () => {
        if (arrives) upcoming = []
        return new Promise((_resolve, reject) => {
          lose = () => reject(new TypeError('Not connected'))
        })
      },
    })
    await press(yours)
    await person.click(panel().getByRole('button', { name: /^Cancel Championship/ }))
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    await press('Yes, cancel it')
    return () => actAsync(lose)
  }

  it('is said at the hour, which is free by then, if the fees cannot be loaded', async () => {
    const lose = await cancel({ arrives: true })
    act(() => fakeServer.push({ courtDayChanged: courtDay() }))
    await screen.findByRole('button', { name: free })
    expect(panel().getByText('Cancelling...')).toBeVisible()
    await lose()
    expect(await panel().findByText(gone)).toBeVisible()
    expect(panel().getByRole('button', { name: 'Book court' })).toBeEnabled()
    expect(screen.queryByText(problems.failed.title)).toBeNull()
  })

  it('is said at the booking if the request is lost, too', async () => {
    const lose = await cancel({ arrives: false })
    await lose()
    expect(await panel().findByText(notConnected)).toBeVisible()
    expect(panel().getByRole('button', { name: 'Yes, cancel it' })).toBeVisible()
    expect(panel().queryByText(gone)).toBeNull()
    expect(screen.queryByText(problems.failed.title)).toBeNull()
  })

  it('says nothing of a cancellation if the hour has begun meanwhile', async () => {
    const begins = '2026-11-24T23:00:00.000Z'
    const bookingAllowance = { __typename: 'BookingAllowance', upcoming: [], openCharges: [] }
    let states = { '1-18': 'mine' }
    let upcoming = [ownBooking(1, 18)]
    const lose = await cancel({
      arrives: true,
      answers: {
        CourtDay: () => courtDayAnswer({ states, upcoming }),
        MemberBookings: () => ({ data: { closureNotes: [], standby: [], bookingAllowance } }),
      },
    })
    states = { '1-18': 'past' }
    upcoming = []
    jest.setSystemTime(new Date(begins))
    await lose()
    expect(await screen.findByText('This hour has begun.')).toBeVisible()
    expect(screen.queryByText(/ is cancelled/)).toBeNull()
  })
})

describe('booking whose panel was closed', () => {
  it('says in a toast that the booking has failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    let refuse = () => {}
    await open({
      CourtDay: () => courtDayAnswer(),
      BookCourt: () =>
        new Promise((_resolve, reject) => {
          refuse = () => reject(new TypeError('Not connected'))
        }),
    })
    await press('Championship Court 1, 6 PM to 7 PM, free')
    await press('Book court')
    await person.click(panel().getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    refuse()
    expect(await screen.findByText(/^Not connected:/)).toBeVisible()
  })
})
