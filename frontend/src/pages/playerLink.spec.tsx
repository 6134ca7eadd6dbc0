import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BookingPlayers } from '../features/courts/BookingPlayers'
import { PlayerLinkCard } from '../features/courts/PlayerLinkCard'
import { useLinkedBooking } from '../features/courts/useLinkedBooking'
import { noPlayers } from '../testing/courtFixtures'
import { errorResponse, mockServer, inputsOf } from '../testing/mockServer'
import { linkTokenOf } from '../testing/openLink'
import { addStylesToDocument, renderWithApi } from '../testing/renderWithApi'
import { theme } from '../ui/theme'
import { loadBookingBody } from './BookingBody'

const token = linkTokenOf('a')
const url = `http://localhost/booking#${token}`
const name = (userId: string, firstName: string, lastName: string) => ({
  __typename: 'PlayerName',
  ...{ userId, firstName, lastName },
})
const linked = (state: string) => ({
  data: {
    playerLink: {
      __typename: 'LinkedBooking',
      ...{ state, startsAt: '2026-11-26T23:00:00.000Z' },
      court: { __typename: 'Court', id: 'c1', name: 'Championship Court 1' },
      owner: name('u3', 'Ann', 'Ruiz'),
      players: [name('u2', 'Bo', 'Diaz')],
    },
  },
})
const press = async (label: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name: label }))

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

  it('names the owner, the court, the hour and who plays; opening it changes nothing', async () => {
    const operations = await open({ PlayerLink: () => linked('open') })
    expect(
      await screen.findByText(
        'Ann Ruiz booked it, and plays with Bo Diaz. Playing costs you nothing.',
      ),
    ).toBeVisible()
    expect(screen.getByText(/^Championship Court 1, 6 PM on Thursday, November 26/)).toBeVisible()
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

  it('lets a member join at one press', async () => {
    const operations = await open({
      PlayerLink: () => linked('open'),
      JoinByLink: () => ({
        data: { joinByLink: { __typename: 'PlayerBooking', id: 'p1', state: 'playing' } },
      }),
    })
    await press('Play')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(inputsOf(operations, 'JoinByLink')).toEqual([{ token }])
  })

  it('is put away without a request by "not now"', async () => {
    const operations = await open({ PlayerLink: () => linked('open') })
    await press('Not now')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(inputsOf(operations, 'JoinByLink')).toEqual([])
  })

  it('says why joining was refused, and stays', async () => {
    const message = 'You have another booking at that time.'
    await open({
      PlayerLink: () => linked('open'),
      JoinByLink: () => errorResponse('CONFLICT', message),
    })
    await press('Play')
    expect(await screen.findByText(message)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
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

  it('is apart from the header on the page of somebody who is no member', async () => {
    mockServer({
      ...noPlayers,
      CourtDay: () => errorResponse('FORBIDDEN', 'Refused'),
      MyWaitlistEntry: () => ({ data: { myWaitlistEntry: null } }),
      PlayerLink: () => errorResponse('FORBIDDEN', 'Booking is for members.'),
    })
    const BookingBody = await loadBookingBody()
    history.replaceState({ idx: 0 }, '', `/booking#${token}`)
    await renderWithApi(<BookingBody />, '/booking')
    addStylesToDocument()
    const title = await screen.findByRole('heading', { name: 'Play with a member?' })
    await screen.findByText(/^This link is for members/)
    await screen.findByRole('heading', { name: 'What you will book' })
    const card = title.closest('section')?.parentElement?.parentElement
    expect(card).toHaveStyle({ paddingTop: theme.space.s6 })
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

  it('is created and copied at one press', async () => {
    let links: object[] = []
    const operations = await open({
      Players: () => players(links),
      CreatePlayerLink: () => {
        links = [link]
        return { data: { createPlayerLink: link } }
      },
    })
    await press(/^Copy a link: 6 PM on /)
    await waitFor(() => expect(copied).toEqual([url]))
    expect(inputsOf(operations, 'CreatePlayerLink')).toEqual([{ bookingId: 'b1' }])
    expect(await screen.findByLabelText('Link to play')).toHaveValue(url)
    expect(screen.getByText(/^Any member who has the link can play with you/)).toBeVisible()
  })

  it('is copied again without a new one; that of another booking is not', async () => {
    const other = { ...link, bookingId: 'b2', url: 'http://localhost/booking#other' }
    const operations = await open({ Players: () => players([other, link]) })
    await press(/^Copy a link: 6 PM on /)
    await waitFor(() => expect(copied).toEqual([url]))
    expect(inputsOf(operations, 'CreatePlayerLink')).toEqual([])
  })

  it('is withdrawn after a question; the focus is at the button then', async () => {
    let links = [link]
    const operations = await open({
      Players: () => players(links),
      WithdrawPlayerLink: () => {
        links = []
        return { data: { withdrawPlayerLink: true } }
      },
    })
    await press('Withdraw the link')
    expect(inputsOf(operations, 'WithdrawPlayerLink')).toEqual([])
    await press('Yes, withdraw it')
    await waitFor(() => expect(screen.queryByLabelText('Link to play')).toBeNull())
    expect(inputsOf(operations, 'WithdrawPlayerLink')).toEqual([{ bookingId: 'b1' }])
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Copy a link: / })).toHaveFocus(),
    )
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
