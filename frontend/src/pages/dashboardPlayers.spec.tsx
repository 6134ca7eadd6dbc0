import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { invalidate } from '../api/apollo/invalidate'
import { BookingPlayers } from '../features/courts/BookingPlayers'
import { InvitationsCard } from '../features/courts/InvitationsCard'
import { SpotsCard } from '../features/courts/SpotsCard'
import { HiddenMembers } from '../features/profile/HiddenMembers'
import { actAsync } from '../testing/actAsync'
import { enter, enterAndSubmit } from '../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { notConnected } from '../ui/notConnected'
import { currentToast } from '../ui/toast'

const startsAt = '2026-11-26T23:00:00.000Z'
const bo = { __typename: 'PlayerName', userId: 'u2', firstName: 'Bo', lastName: 'Diaz' }
const player = (values: object = {}) => ({
  ...bo,
  __typename: 'Player',
  id: 'p1',
  bookingId: 'b1',
  state: 'invited',
  ...values,
})
const hour = { startsAt, endsAt: '2026-11-27T00:00:00.000Z' }
const court = { __typename: 'Court', id: 'c1', name: 'Championship Court 1' }
const invitation = (values: object = {}) => ({
  __typename: 'PlayerBooking',
  id: 'p9',
  bookingId: 'b9',
  state: 'invited',
  players: [],
  ...hour,
  court,
  removeReason: null,
  owner: {
    __typename: 'PlayerName',
    userId: 'u3',
    firstName: 'Ann',
    lastName: 'Ruiz',
  },
  ...values,
})

const data = (values: object = {}) => ({
  data: {
    bookingPlayers: [],
    playerBookings: [],
    playedWith: [],
    ownPlayerLinks: [],
    openSpots: [],
    ...values,
  },
})
const spots = (values: object = {}) => ({
  __typename: 'OpenSpotsOfBooking',
  bookingId: 'b1',
  isOwn: true,
  spots: 2,
  level: 3.5,
  sentence: 'Friendly doubles',
  names: ['Ann'],
  ...hour,
  court,
  ...values,
})
const booking = (guests: string[] = []) => (
  <BookingPlayers booking={{ id: 'b1', startsAt, guests }} />
)
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

describe('players of one’s own booking', () => {
  it('are listed with their answers; those of other bookings are not; an invitation is taken back by the button of its row', async () => {
    const operations = mockServer({
      Players: () =>
        data({
          bookingPlayers: [
            player(),
            player({ id: 'p2', state: 'declined' }),
            player({ id: 'p3', bookingId: 'b2', firstName: 'Cy' }),
          ],
        }),
      RemovePlayer: () => ({ data: { removePlayer: player({ state: 'removed' }) } }),
    })
    await renderWithApi(booking())
    const list = await screen.findByRole('list', { name: 'Players' })
    expect(list).toHaveTextContent('Bo Diaz has not answered yet')
    expect(list).not.toHaveTextContent('Cy')
    expect(screen.getAllByRole('button', { name: /^Take out/ })).toHaveLength(1)
    await press('Take out Bo Diaz')
    await waitFor(() =>
      expect(variablesOf(operations, 'RemovePlayer')).toEqual([{ input: { id: 'p1' } }]),
    )
  })

  it('are invited by address: a refusal stands at the field, a lost request is said, and a lost answer is found', async () => {
    let bookingPlayers: object[] = []
    const message = 'No member has this address'
    const answers = [
      () => errorResponse('BAD_USER_INPUT', message, { fields: [{ field: 'email', message }] }),
      () => {
        bookingPlayers = [player({ id: 'p2', state: 'declined' })]
        throw new TypeError('Failed to fetch')
      },
      () => {
        bookingPlayers = [player()]
        throw new TypeError('Failed to fetch')
      },
    ]
    const operations = mockServer({
      Players: () => data({ bookingPlayers }),
      InvitePlayer: () => answers.shift()?.() ?? {},
    })
    await renderWithApi(booking())
    await press(/^Invite a friend: 6 PM on /)
    const field = await screen.findByLabelText('Email address')
    await enter(field, 'bo@example.com')
    await press('Invite')
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)))
    expect(variablesOf(operations, 'InvitePlayer')).toEqual([
      { input: { bookingId: 'b1', email: 'bo@example.com' } },
    ])
    await press('Invite')
    expect(await screen.findByText(`Not invited: ${notConnected}`)).toBeVisible()
    await press('Invite')
    expect(await screen.findByText('Bo Diaz gets a mail, and can say yes or no.')).toBeVisible()
    expect(screen.getByText('Bo Diaz has not answered yet')).toBeVisible()
    expect(screen.queryByText(/Not invited/)).toBeNull()
    expect(await screen.findByRole('button', { name: /^Invite a friend: / })).toHaveFocus()
  })

  it('are invited at two presses if one has played with them', async () => {
    const operations = mockServer({
      Players: () => data({ playedWith: [bo] }),
      InvitePlayer: () => ({ data: { invitePlayer: player() } }),
    })
    await renderWithApi(booking())
    await press(/^Invite a friend: 6 PM on /)
    await press('Invite Bo Diaz')
    await waitFor(() =>
      expect(variablesOf(operations, 'InvitePlayer')).toEqual([
        { input: { bookingId: 'b1', userId: 'u2' } },
      ]),
    )
    expect(await screen.findByRole('button', { name: /^Invite a friend: / })).toHaveFocus()
  })

  it('are four at most with the member and the guests: a focused sentence says so, and nobody can be invited', async () => {
    let bookingPlayers: object[] = []
    mockServer({
      Players: () => data({ bookingPlayers, playedWith: [bo] }),
      InvitePlayer: () => {
        bookingPlayers = [player()]
        return { data: { invitePlayer: player() } }
      },
    })
    await renderWithApi(booking(['Ana', 'Eve']))
    await press(/^Invite a friend: /)
    await press('Invite Bo Diaz')
    const full = await screen.findByText(/^Four people play at most/)
    await waitFor(() => expect(full.parentElement).toHaveFocus())
    expect(screen.queryByRole('button', { name: /^Invite a friend: / })).toBeNull()
  })
})

describe('players who play', () => {
  const plays = () => data({ bookingPlayers: [player({ state: 'playing' })] })
  const answers = { RemovePlayer: () => ({ data: { removePlayer: player({ state: 'removed' }) } }) }

  it('are taken out with a reason', async () => {
    const operations = mockServer({ Players: plays, ...answers })
    await renderWithApi(booking())
    await press('Take out Bo Diaz')
    const form = screen.getByRole('group', { name: 'Take out Bo Diaz' })
    await userEvent.click(await within(form).findByRole('button', { name: 'Take out' }))
    expect(await within(form).findByText('Please say why: the player reads it')).toBeVisible()
    await enter(within(form).getByLabelText('Why?'), 'We play singles')
    await userEvent.click(within(form).getByRole('button', { name: 'Take out' }))
    await waitFor(() =>
      expect(variablesOf(operations, 'RemovePlayer')[0]).toEqual({
        input: { id: 'p1', reason: 'We play singles' },
      }),
    )
  })

  it('leave a lost session to the page’s guard', async () => {
    const operations = mockServer({
      Players: plays,
      RemovePlayer: () => errorResponse('UNAUTHENTICATED', 'Unauthorized'),
    })
    await renderWithApi(booking())
    await press('Take out Bo Diaz')
    await enterAndSubmit(screen.getByLabelText('Why?'), 'We play singles')
    await waitFor(() => expect(variablesOf(operations, 'RemovePlayer')).toHaveLength(1))
    expect(await screen.findByRole('button', { name: 'Take out' })).toBeEnabled()
    expect(screen.queryByText(/^Not taken out/)).toBeNull()
  })

  it('read why they were taken out, and that a booking was cancelled', async () => {
    const removed = { state: 'removed', removeReason: 'We play singles' }
    const cancelled = invitation({ id: 'p8', bookingId: 'b8', state: 'cancelled' })
    mockServer({ Players: () => data({ playerBookings: [invitation(removed), cancelled] }) })
    await renderWithApi(<InvitationsCard />)
    expect(
      await screen.findByText('Ann Ruiz has taken you out of this booking: “We play singles”'),
    ).toBeVisible()
    expect(screen.getByText('Ann Ruiz’s booking was cancelled.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('open spots', () => {
  it('are opened at three presses: two spots for any level', async () => {
    const operations = mockServer({
      Players: () => data(),
      SetOpenSpots: () => ({ data: { setOpenSpots: spots() } }),
    })
    await renderWithApi(booking(['Ana']))
    await press(/^Open spots to members: /)
    const count = await screen.findByLabelText('How many?')
    expect(count).toHaveFocus()
    expect(within(count).getAllByRole('option')).toHaveLength(2)
    await userEvent.selectOptions(count, '2')
    await press('Open')
    await waitFor(() =>
      expect(variablesOf(operations, 'SetOpenSpots')).toEqual([
        { input: { bookingId: 'b1', spots: 2, level: null, sentence: '' } },
      ]),
    )
  })

  it('of one’s own are shown at the booking, and closed at one press', async () => {
    let own = [spots()]
    const operations = mockServer({
      Players: () => data({ openSpots: [...own, spots({ bookingId: 'b2', spots: 1 })] }),
      CloseSpots: () => {
        own = []
        return { data: { closeSpots: 'b1' } }
      },
    })
    await renderWithApi(booking())
    expect(await screen.findByText('2 open spots, level 3.5')).toBeVisible()
    expect(screen.queryByText('1 open spot, level 3.5')).toBeNull()
    await press('Close the spots')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Open spots to members: / })).toHaveFocus(),
    )
    expect(variablesOf(operations, 'CloseSpots')).toEqual([{ input: { bookingId: 'b1' } }])
  })

  it('of others are taken at one press; a refused spot leaves the page', async () => {
    let open = [spots(), spots({ bookingId: 'b2', isOwn: false, level: null })]
    const operations = mockServer({
      Players: () => data({ openSpots: open }),
      TakeSpot: () => {
        open = []
        return errorResponse('CONFLICT', 'This spot is taken, or is not open any more.')
      },
    })
    await renderWithApi(<SpotsCard />)
    expect(await screen.findByText('2 open spots, any level')).toBeVisible()
    expect(screen.getByText('With Ann')).toBeVisible()
    await press(/^Take a spot: Championship Court 1, /)
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        description: 'This spot is taken, or is not open any more.',
        variant: 'destructive',
      }),
    )
    expect(variablesOf(operations, 'TakeSpot')[0]).toEqual({
      input: { bookingId: 'b2' },
    })
    await waitFor(() => expect(screen.queryByText('With Ann')).toBeNull())
  })
})

describe('hiding from a member', () => {
  it('is asked about for somebody with whom one has played, and ends at one press', async () => {
    let hiddenMembers: object[] = []
    const operations = mockServer({
      HiddenMembers: () => ({ data: { hiddenMembers, playedWith: [bo] } }),
      HideFromMember: () => {
        hiddenMembers = [bo]
        return { data: { hideFromMember: [bo] } }
      },
      ShowToMember: () => ({ data: { showToMember: [] } }),
    })
    await renderWithApi(<HiddenMembers />)
    await press('Hide from somebody')
    await press('Hide from Bo Diaz')
    expect(await screen.findByRole('group', { name: /^Hide from Bo Diaz\?/ })).toHaveFocus()
    expect(variablesOf(operations, 'HideFromMember')).toEqual([])
    await press('Yes, hide')
    await press('Show again to Bo Diaz')
    expect(variablesOf(operations, 'HideFromMember')).toEqual([{ input: { userId: 'u2' } }])
    expect(variablesOf(operations, 'ShowToMember')).toEqual([{ input: { userId: 'u2' } }])
  })

  it('by an address says the server’s refusal at the field', async () => {
    mockServer({
      HiddenMembers: () => ({ data: { hiddenMembers: [], playedWith: [] } }),
      HideFromMember: () =>
        errorResponse('BAD_USER_INPUT', 'No member has this address', {
          fields: [{ field: 'email', message: 'No member has this address' }],
        }),
    })
    await renderWithApi(<HiddenMembers />)
    await press('Hide from somebody')
    await enter(await screen.findByLabelText('Email address'), 'bo@example.com')
    await press('Hide')
    await waitFor(() =>
      expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
        /No member has this address/,
      ),
    )
  })
})

describe('bookings of others', () => {
  it('are answered at one press; a lost answer is said until the row shows what became of it', async () => {
    let state = 'invited'
    const operations = mockServer({
      Players: () => data({ playerBookings: [invitation({ state })] }),
    })
    await renderWithApi(<InvitationsCard />)
    expect(await screen.findByText(/^Ann Ruiz invites you to play\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add to calendar: / })).toBeNull()
    await press(/^Yes, I play: /)
    expect(await screen.findByText(notConnected)).toBeVisible()
    expect(variablesOf(operations, 'AnswerInvitation')).toEqual([
      { input: { id: 'p9', plays: true } },
    ])
    state = 'playing'
    await actAsync(() => invalidate('playerBookings'))
    expect(await screen.findByText(/^You play with Ann Ruiz/)).toBeVisible()
    expect(screen.queryByText(notConnected)).toBeNull()
  })

  it('are left after a question; a refusal is said; the last one leaves the focus at the page’s heading', async () => {
    let rows = [invitation({ state: 'playing', players: [bo] })]
    const answers = [
      () => errorResponse('CONFLICT', 'This booking has begun.'),
      () => {
        rows = []
        return { data: { leaveBooking: 'p9' } }
      },
    ]
    mockServer({
      Players: () => data({ playerBookings: rows }),
      LeaveBooking: () => answers.shift()?.() ?? {},
    })
    await renderWithApi(
      <main>
        <h1>Dashboard</h1>
        <InvitationsCard />
      </main>,
    )
    expect(
      await screen.findByText('You play with Bo Diaz and Ann Ruiz, who booked it.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: /^Add to calendar: / })).toBeVisible()
    await press(/^Leave: /)
    await press('Yes, leave')
    expect(await screen.findByText('This booking has begun.')).toBeVisible()
    await press('Yes, leave')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: /^Leave: / })).toBeNull()
  })

  it('have no card without any, nor without their open spots', async () => {
    const operations = mockServer({ Players: () => data({ openSpots: [spots()] }) })
    await renderWithApi(
      <>
        <InvitationsCard />
        <SpotsCard />
      </>,
    )
    await waitFor(() => expect(operations).toHaveLength(1))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
