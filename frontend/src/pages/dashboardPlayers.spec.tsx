import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BookingPlayers } from '../features/courts/BookingPlayers'
import { InvitationsCard } from '../features/courts/InvitationsCard'
import { errorResponse, mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'

const bo = { __typename: 'PlayerName', userId: 'u2', firstName: 'Bo', lastName: 'Diaz' }
const player = (values: object = {}) => ({
  ...{ ...bo, __typename: 'Player', id: 'p1', bookingId: 'b1', state: 'invited' },
  ...values,
})
const invitation = (values: object = {}) => ({
  ...{ __typename: 'PlayerBooking', id: 'p9', state: 'invited' },
  ...{ startsAt: '2026-11-26T23:00:00.000Z', endsAt: '2026-11-27T00:00:00.000Z' },
  court: { __typename: 'Court', id: 'c1', name: 'Championship Court 1' },
  owner: { __typename: 'PlayerName', userId: 'u3', firstName: 'Ann', lastName: 'Ruiz' },
  players: [],
  ...values,
})

const data = (values: object = {}) => ({
  data: { bookingPlayers: [], playerBookings: [], playedWith: [], ownPlayerLinks: [], ...values },
})
const booking = (guests: string[] = []) => <BookingPlayers booking={{ id: 'b1', guests }} />
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

describe('players of one’s own booking', () => {
  it('are listed with their answers; those of other bookings are not', async () => {
    mockServer({
      Players: () =>
        data({
          bookingPlayers: [player(), player({ id: 'p2', bookingId: 'b2', firstName: 'Cy' })],
        }),
    })
    await renderWithApi(booking())
    const list = await screen.findByRole('list', { name: 'Players' })
    expect(list).toHaveTextContent('Bo Diaz has not answered yet')
    expect(list).not.toHaveTextContent('Cy')
  })

  it('are invited by address; the server’s refusal stands at the field', async () => {
    const asked = mockServer({
      Players: () => data(),
      InvitePlayer: () =>
        errorResponse('BAD_USER_INPUT', 'No member has this address', {
          fields: [{ field: 'email', message: 'No member has this address' }],
        }),
    })
    await renderWithApi(booking())
    await press('Invite a friend')
    await userEvent.type(screen.getByLabelText('Email address'), 'bo@example.com')
    await press('Invite')
    await waitFor(() =>
      expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
        /No member has this address/,
      ),
    )
    expect(asked.at(-1)?.variables).toEqual({
      input: { bookingId: 'b1', email: 'bo@example.com' },
    })
  })

  it('are invited at two presses if one has played with them', async () => {
    const asked = mockServer({
      Players: () => data({ playedWith: [bo] }),
      InvitePlayer: () => ({ data: { invitePlayer: player() } }),
    })
    await renderWithApi(booking())
    await press('Invite a friend')
    await press('Invite Bo Diaz')
    await waitFor(() => {
      const sent = asked.find(({ operationName }) => operationName === 'InvitePlayer')
      expect(sent?.variables).toEqual({ input: { bookingId: 'b1', userId: 'u2' } })
    })
    expect(await screen.findByRole('button', { name: 'Invite a friend' })).toHaveFocus()
  })

  it('are four at most with the member and the guests: then nobody can be invited', async () => {
    mockServer({ Players: () => data({ bookingPlayers: [player()] }) })
    await renderWithApi(booking(['Ana', 'Eve']))
    expect(await screen.findByText(/^Four people play at most/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Invite a friend' })).toBeNull()
  })

  it('are taken out by the button of their row', async () => {
    const asked = mockServer({
      Players: () => data({ bookingPlayers: [player(), player({ id: 'p2', state: 'declined' })] }),
      RemovePlayer: () => ({ data: { removePlayer: player({ state: 'removed' }) } }),
    })
    await renderWithApi(booking())
    expect(await screen.findAllByRole('button', { name: /^Take out/ })).toHaveLength(1)
    await press('Take out Bo Diaz')
    await waitFor(() =>
      expect(
        asked.find(({ operationName }) => operationName === 'RemovePlayer')?.variables,
      ).toEqual({ input: { id: 'p1' } }),
    )
  })
})

describe('bookings of others', () => {
  it('are answered at one press', async () => {
    const asked = mockServer({
      Players: () => data({ playerBookings: [invitation()] }),
      AnswerInvitation: () => ({
        data: { answerInvitation: { __typename: 'PlayerBooking', id: 'p9', state: 'playing' } },
      }),
    })
    await renderWithApi(<InvitationsCard />)
    expect(await screen.findByText(/^Ann Ruiz invites you to play\./)).toBeVisible()
    await press(/^Yes, I play: /)
    await waitFor(() =>
      expect(
        asked.find(({ operationName }) => operationName === 'AnswerInvitation')?.variables,
      ).toEqual({ input: { id: 'p9', plays: true } }),
    )
  })

  it('are left after a question; a refusal is said', async () => {
    const others = [bo]
    mockServer({
      Players: () => data({ playerBookings: [invitation({ state: 'playing', players: others })] }),
      LeaveBooking: () => errorResponse('CONFLICT', 'This booking has begun.'),
    })
    await renderWithApi(<InvitationsCard />)
    expect(
      await screen.findByText('You play with Ann Ruiz, who booked it, and Bo Diaz.'),
    ).toBeVisible()
    await press(/^Leave: /)
    await press('Yes, leave')
    expect(await screen.findByText('This booking has begun.')).toBeVisible()
  })

  it('have no card without any', async () => {
    const asked = mockServer({ Players: () => data() })
    await renderWithApi(<InvitationsCard />)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.queryByRole('heading', { name: 'Playing with others' })).toBeNull()
  })
})
