import { openBookingPage, press } from '../testing/bookingPage'
import { screen, waitFor } from '@testing-library/react'
import { BookingPlayers } from '../features/courts/BookingPlayers'
import { PlayerLinkCard } from '../features/courts/PlayerLinkCard'
import { useLinkedBooking } from '../features/courts/useLinkedBooking'
import { actAsync } from '../testing/actAsync'
import { noPlayers } from '../testing/courtFixtures'
import { errorResponse, mockServer, inputsOf } from '../testing/mockServer'
import { linkTokenOf } from '../testing/openLink'
import { addStylesToDocument, renderWithApi } from '../testing/renderWithApi'
import { notConnected } from '../ui/notConnected'
import { theme } from '../ui/theme'
import { loadBookingBody } from './BookingBody'

const token = linkTokenOf('a')
const url = `http://localhost/booking#${token}`
const name = (userId: string, firstName: string, lastName: string) => ({
  __typename: 'PlayerName',
  userId,
  firstName,
  lastName,
})
const linked = (state: string) => ({
  data: {
    playerLink: {
      __typename: 'LinkedBooking',
      state,
      startsAt: '2026-11-26T23:00:00.000Z',
      court: {
        __typename: 'Court',
        id: 'c1',
        name: 'Championship Court 1',
      },
      owner: name('u3', 'Ann', 'Ruiz'),
      players: [name('u2', 'Bo', 'Diaz')],
    },
  },
})
describe('a link to play', () => {
  const onClose = jest.fn()
  const Card = ({ given }: { given: string }) => (
    <PlayerLinkCard token={given} linked={useLinkedBooking(given)} onClose={onClose} />
  )
  const open = (answers: object, given = token) => {
    const operations = mockServer({ ...noPlayers, ...answers })
    return renderWithApi(<Card given={given} />).then(() => operations)
  }
  beforeEach(() => onClose.mockReset())

  it('names the owner, the court, the hour and who plays; opening it and “not now” change nothing', async () => {
    const operations = await open({ PlayerLink: () => linked('open') })
    expect(
      await screen.findByText(
        'Ann Ruiz booked it, and plays with Bo Diaz. Playing costs you nothing.',
      ),
    ).toBeVisible()
    expect(screen.getByText(/^Championship Court 1, 6 PM on Thursday, November 26/)).toBeVisible()
    await press('Not now')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(operations.map(({ operationName }) => operationName)).toEqual(['PlayerLink'])
  })

  it('joins the names of several players with one "and"', async () => {
    const { playerLink } = linked('own').data
    const players = [...playerLink.players, name('u4', 'Cy', 'Lopez'), name('u5', 'Di', 'Soto')]
    await open({ PlayerLink: () => ({ data: { playerLink: { ...playerLink, players } } }) })
    expect(
      await screen.findByText('You booked it, and play with Bo Diaz, Cy Lopez and Di Soto.'),
    ).toBeVisible()
  })

  it('says why joining was refused, and stays; lets a member join at one press', async () => {
    const message = 'You have another booking at that time.'
    const joined = { __typename: 'PlayerBooking', id: 'p1', state: 'playing' }
    const answers = [errorResponse('CONFLICT', message), { data: { joinByLink: joined } }]
    const operations = await open({
      PlayerLink: () => linked('open'),
      JoinByLink: () => answers.shift() ?? {},
    })
    await press('Play')
    expect(await screen.findByText(message)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await press('Play')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(inputsOf(operations, 'JoinByLink')).toEqual([{ token }, { token }])
  })

  it.each([
    ['own', /^This is your own link/],
    ['full', /^Four people play already/],
    ['playing', 'You play in this booking already.'],
  ])('cannot be joined if it is %s', async (state, sentence) => {
    await open({ PlayerLink: () => linked(state) })
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
    await press('Close')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'LINK_EXPIRED',
      'This link has ended: it was withdrawn.',
      'This link has ended: it was withdrawn.',
    ],
    ['CONFLICT', 'The member has taken you out.', 'The member has taken you out.'],
    [
      'FORBIDDEN',
      'Booking is for members.',
      /^This link is for members, and you have no membership/,
    ],
    ['INTERNAL_SERVER_ERROR', 'Broken', 'The booking of the link could not be loaded.'],
  ] as const)('says so after %s', async (code, message, sentence) => {
    await open({ PlayerLink: () => errorResponse(code, message) })
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  })

  it('is not sent if it is cut off', async () => {
    const operations = await open({}, '')
    expect(screen.getByText('This link is not complete. Please ask for it again.')).toBeVisible()
    expect(operations).toEqual([])
  })
})

describe('the link of one’s own booking', () => {
  const players = (links: object[], bookingPlayers: object[] = []) => ({
    data: { bookingPlayers, playerBookings: [], playedWith: [], ownPlayerLinks: links },
  })
  const bo = { ...name('u2', 'Bo', 'Diaz'), __typename: 'Player', id: 'p1', bookingId: 'b1' }
  const link = { __typename: 'OwnPlayerLink', bookingId: 'b1', url }
  let copied: string[] = []
  const open = async (answers: Parameters<typeof mockServer>[0], guests: string[] = []) => {
    copied = []
    const operations = mockServer(answers)
    await renderWithApi(
      <BookingPlayers booking={{ id: 'b1', startsAt: '2026-11-26T23:00:00.000Z', guests }} />,
    )
    const writeText = async (text: string) => {
      copied.push(text)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return operations
  }

  it.each([
    ['', (answer: object) => answer],
    [
      ', also when the answers are lost',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])(
    'is created and copied at one press, and withdrawn after a question%s',
    async (_when, arrive: (answer: object) => object) => {
      let links: object[] = []
      const operations = await open({
        Players: () => players(links),
        CreatePlayerLink: () => {
          links = [link]
          return arrive({ data: { createPlayerLink: link } })
        },
        WithdrawPlayerLink: () => {
          links = []
          return arrive({ data: { withdrawPlayerLink: true } })
        },
      })
      await press(/^Copy a link: 6 PM on /)
      await waitFor(() => expect(copied).toEqual([url]))
      expect(await screen.findByLabelText('Link to play')).toHaveValue(url)
      expect(screen.getByText(/^Any member who has the link can play with you/)).toBeVisible()
      expect(inputsOf(operations, 'CreatePlayerLink')).toEqual([{ bookingId: 'b1' }])
      await press('Withdraw the link')
      expect(inputsOf(operations, 'WithdrawPlayerLink')).toEqual([])
      await press('Yes, withdraw it')
      await waitFor(() => expect(screen.queryByLabelText('Link to play')).toBeNull())
      expect(inputsOf(operations, 'WithdrawPlayerLink')).toEqual([{ bookingId: 'b1' }])
      expect(screen.queryByText(notConnected)).toBeNull()
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /^Copy a link: / })).toHaveFocus(),
      )
    },
  )

  it('is copied again without a new one; that of another booking is not', async () => {
    const other = { ...link, bookingId: 'b2', url: 'http://localhost/booking#other' }
    const operations = await open({ Players: () => players([other, link]) })
    await press(/^Copy a link: 6 PM on /)
    await waitFor(() => expect(copied).toEqual([url]))
    expect(inputsOf(operations, 'CreatePlayerLink')).toEqual([])
  })

  it('waits while four people play, and is not created then', async () => {
    await open({ Players: () => players([link]) }, ['Ana', 'Eve', 'Lu'])
    expect(await screen.findByText('The link works again if a place becomes free.')).toBeVisible()
  })

  it('is not offered without a place', async () => {
    await open({ Players: () => players([], [{ ...bo, state: 'playing' }]) }, ['Ana', 'Eve'])
    expect(await screen.findByText(/^Four people play at most/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Copy a link: / })).toBeNull()
  })
})

const free = 'Championship Court 1, 6 PM to 7 PM, free'

/** Opens the page by a link; the answer about its booking comes when the returned function is called. */
async function openByLink(answers: object = {}) {
  let respond = () => {}
  const answer = new Promise<void>(resolve => {
    respond = resolve
  })
  history.replaceState({ idx: 0 }, '', `/booking#${token}`)
  const operations = await openBookingPage(loadBookingBody, {
    answers: { PlayerLink: () => answer.then(() => linked('open')), ...answers },
  })
  return { operations, respond: () => actAsync(respond) }
}

describe('booking page that is opened by a link to play', () => {
  it('shows the hours together with the card above them, so that nothing moves; asks again when the link is opened again in the tab', async () => {
    const { operations, respond } = await openByLink()
    await waitFor(() =>
      expect(operations.map(({ operationName }) => operationName)).toEqual(
        expect.arrayContaining(['CourtDay', 'Players', 'PlayerLink']),
      ),
    )
    await actAsync(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.queryByRole('button', { name: free })).toBeNull()
    await respond()
    expect(await screen.findByRole('button', { name: free })).toBeVisible()
    expect(screen.getByText(/^Ann Ruiz booked it/)).toBeVisible()
    await press('Not now')
    expect(screen.queryByText(/^Ann Ruiz booked it/)).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    location.hash = token
    await screen.findByText(/^Ann Ruiz booked it/)
    expect(screen.getByLabelText(free)).toBeVisible()
    expect(inputsOf(operations, 'PlayerLink')).toHaveLength(2)
  })

  it('says that the member plays although the answer is lost, and stays if the request is', async () => {
    let playerBookings: object[] = []
    let arrives = false
    const row = {
      ...linked('playing').data.playerLink,
      __typename: 'PlayerBooking',
      id: 'p1',
      bookingId: 'b9',
      removeReason: null,
      endsAt: '2026-11-27T00:00:00.000Z',
    }
    const { respond } = await openByLink({
      Players: () => ({ data: { ...noPlayers.Players().data, playerBookings } }),
      JoinByLink: () => {
        if (arrives) playerBookings = [row]
        throw new TypeError('Failed to fetch')
      },
    })
    await respond()
    await press('Play')
    expect(await screen.findByText(notConnected)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
    arrives = true
    await press('Play')
    expect(await screen.findByText('You play')).toBeVisible()
    expect(screen.queryByText(notConnected)).toBeNull()
    expect(screen.queryByText('Play with a member?')).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Playing with others' })).toHaveFocus(),
    )
  })

  it('has the card apart from the header for somebody who is no member', async () => {
    await openByLink({
      CourtDay: () => errorResponse('FORBIDDEN', 'Refused'),
      MyWaitlistEntry: () => ({ data: { myWaitlistEntry: null } }),
      PlayerLink: () => errorResponse('FORBIDDEN', 'Booking is for members.'),
    })
    addStylesToDocument()
    const title = await screen.findByRole('heading', { name: 'Play with a member?' })
    await screen.findByText(/^This link is for members/)
    await screen.findByRole('heading', { name: 'What you will book' })
    expect(screen.getByText(/Memberships are not on sale yet/)).toBeVisible()
    const card = title.closest('section')?.parentElement?.parentElement
    expect(card).toHaveStyle({ paddingTop: theme.space.s6 })
  })
})
