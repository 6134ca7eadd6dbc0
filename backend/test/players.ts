import { CreatePlayerLinkDocument, JoinByLinkDocument } from './operations'
import { services } from './services'
import type { Caller } from './caller'
import { bookCourt, bookingInput, clubMember } from './courts'
import { AT_ONCE, booking, person } from './factories'
import type { startApi } from './harness'
import { insertBookings } from './past-bookings'
import {
  AnswerInvitationDocument,
  HideFromMemberDocument,
  InvitePlayerDocument,
  SetOpenSpotsDocument,
  TakeSpotDocument,
} from './operations'
import { User } from '../src/accounts/user.entity'
import { DAY_MS, HOUR_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import { BookingPlayer, PlayerState } from '../src/features/bookings/booking-player.entity'
import {
  playerAnsweredMail,
  playerCancelledMail,
  playerMovedMail,
  playerRemovedMail,
} from '../src/features/bookings/booking-players.mails'
import { CourtBooking } from '../src/features/bookings/court-booking.entity'
import { PlayerLink } from '../src/features/bookings/player-link.entity'
import { playerLink } from '../src/features/bookings/player-links.links'
import { OpenSpots } from '../src/features/bookings/open-spots.entity'
import { HiddenMember } from '../src/features/hidden-members/hidden-member.entity'
import type { Court } from '../src/features/courts/court.entity'
import type { MailDefinition } from '../src/mail/mail-definition'

/** Now, and two hours of the next day. */
export const [NOW, SIX_PM, EIGHT_PM] = [
  '2026-11-25T15:00:00Z',
  '2026-11-26T23:00:00Z',
  '2026-11-27T01:00:00Z',
] as const

const NAMES = [
  { firstName: 'Ann', lastName: 'Ruiz' },
  { firstName: 'Bo', lastName: 'Diaz' },
  { firstName: 'Cy', lastName: 'Soto' },
]

/**
 * Creates Ann, Bo and Cy, members of the club, before each test; `values` are columns of each, in this order. Returns
 * them and the caller of each. Call once at the top of a spec.
 */
export function createThreeMembers(api: ReturnType<typeof startApi>, values: Partial<User>[] = []) {
  const users = [new User(), new User(), new User()] as const
  const callers = [api.visitor, api.visitor, api.visitor] as const
  beforeEach(async () => {
    for (const [index, user] of users.entries()) {
      Object.assign(user, await clubMember(undefined, { ...NAMES[index], ...values[index] }))
      Object.assign(callers[index]!, await api.as(user))
    }
  })
  return [users, callers] as const
}

/** Books an hour; returns the id. */
export const book = async (
  owner: Caller,
  court: Court,
  startsAt: string,
  guests: string[] = [],
): Promise<string> =>
  (
    await owner.ok(bookCourt, {
      input: bookingInput(court, startsAt, { guests, acceptsCharges: true }),
    })
  ).bookCourt.id

/** Stores a booking of an hour, made at NOW without guests; returns its id. To book takes many statements. */
export async function insertBooking(
  { id: userId }: User,
  { id: courtId }: Court,
  startsAt: string,
): Promise<string> {
  const time = { startsAt: new Date(startsAt), createdAt: new Date(NOW) }
  const [id] = await insertBookings([{ userId, courtId, ...time, status: 'confirmed' }])
  if (id === undefined) throw new Error('the booking was not stored')
  return id
}

/** The arguments that invite a member by their address. */
export const inviting = (bookingId: string, { email }: Pick<User, 'email'>) =>
  [InvitePlayerDocument, { input: { bookingId, email } }] as const

/** Invites a member; returns the id of the invitation. */
export const invite = async (
  owner: Caller,
  bookingId: string,
  member: Pick<User, 'email'>,
): Promise<string> => (await owner.ok(...inviting(bookingId, member))).invitePlayer.id

/** The arguments that answer an invitation. */
export const answering = (id: string, plays = true) =>
  [AnswerInvitationDocument, { input: { id, plays } }] as const

/** Creates the link of an own booking; returns its token. */
export const linkOf = async (owner: Caller, bookingId: string): Promise<string> =>
  tokenIn((await owner.ok(CreatePlayerLinkDocument, { input: { bookingId } })).createPlayerLink.url)

const tokenIn = (url: string) => new URL(url).hash.slice(1)

/** The arguments that join a booking by its link. */
export const joining = (token: string) => [JoinByLinkDocument, { input: { token } }] as const

/** Stores the link of a booking; returns its token. */
export async function insertPlayerLink(bookingId: string, createdAt: Date): Promise<string> {
  const { id } = await db.getRepository(PlayerLink).save({ bookingId, createdAt })
  return services.links.token(playerLink, id)
}

/** Returns the code of a failure. */
export const codeOf = async (
  caller: Caller,
  ...call: Readonly<Parameters<Caller['fails']>>
): Promise<string> => (await caller.fails(...call)).code

/** Opens spots of a booking. */
export const openSpots = async (owner: Caller, bookingId: string, spots = 1, values: object = {}) =>
  (await owner.ok(SetOpenSpotsDocument, { input: { bookingId, spots, ...values } })).setOpenSpots

/** The arguments that take a spot of a booking. */
export const taking = (bookingId: string) => [TakeSpotDocument, { input: { bookingId } }] as const

/** The arguments that hide from a member. */
export const hidingFrom = ({ email }: Pick<User, 'email'>) =>
  [HideFromMemberDocument, { input: { email } }] as const

/** Stores an invitation of a member to a booking of a court; returns its id. */
export async function invitePlayerTo(
  bookingId: string,
  { id: userId }: User,
  now: Date,
  plays: boolean,
): Promise<string> {
  const booking = await db.getRepository(CourtBooking).findOneByOrFail({ id: bookingId })
  const { startsAt, endsAt } = booking
  if (!startsAt || !endsAt) throw new Error('the booking has a time')
  const answer = plays ? { state: PlayerState.playing, answeredAt: now } : {}
  const players = db.getRepository(BookingPlayer)
  const row = { bookingId, userId, startsAt, endsAt, invitedAt: now, ...answer }
  return (await players.save(row, AT_ONCE)).id
}

/** Creates an invitation of a person in this state, to somebody's booking without a court. */
export async function insertPlayer(
  { id: userId }: User,
  state: PlayerState,
  now: Date,
): Promise<BookingPlayer> {
  const { id: bookingId } = await booking(await person({ firstName: 'Ann', lastName: 'Owner' }))
  const players = db.getRepository(BookingPlayer)
  const startsAt = new Date(now.getTime() + DAY_MS)
  const time = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS), invitedAt: now }
  const answeredAt = state === PlayerState.invited ? null : now
  return players.save({ bookingId, userId, state, answeredAt, ...time })
}

/** Opens a spot of a new booking of a person. */
export async function insertOpenSpots(
  user: User,
  openedAt: Date,
  sentence = 'Doubles',
): Promise<void> {
  const { id: bookingId } = await booking(user, { bookingDate: '2026-03-03' })
  await db.getRepository(OpenSpots).insert({ bookingId, spots: 1, level: 3, sentence, openedAt })
}

/** Hides a person from somebody, whose id it returns. */
export async function insertHidden({ id: userId }: User, createdAt: Date): Promise<string> {
  const { id: hiddenId } = await person()
  await db.getRepository(HiddenMember).insert({ userId, hiddenId, createdAt })
  return hiddenId
}

/** Creates the invitation that a mail of this kind is about, as its data. */
export async function createMailedPlayer(user: User, template: MailDefinition): Promise<object> {
  // A reminder without `playerId` is the owner's.
  if (!template.name.startsWith('player_')) return {}
  const states = new Map<MailDefinition, PlayerState>([
    [playerAnsweredMail, PlayerState.playing],
    [playerRemovedMail, PlayerState.removed],
    [playerCancelledMail, PlayerState.cancelled],
  ])
  const state = states.get(template) ?? PlayerState.invited
  const { id } = await insertPlayer(user, state, new Date('2026-11-25T23:00:00Z'))
  const from = { moves: 0, fromCourt: 'Court 1', fromStartsAt: '2026-11-26T23:00:00.000Z' }
  return { playerId: id, ...(template === playerMovedMail && from) }
}
