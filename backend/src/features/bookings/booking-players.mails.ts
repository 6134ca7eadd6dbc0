import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { clubMomentInWords } from '../../core/club-day'
import { defineMail } from '../../mail/mail-definition'
import { MailState, type Mail } from '../../mail/mail.entity'
import { areHidden } from '../hidden-members/hidden-members.service'
import { club } from '../../shared/club'
import { BookingPlayer, PlayerState } from './booking-player.entity'
import { BookingStatus } from './court-booking.entity'

const findPlayer = ({ playerId }: Mail['data'], em: EntityManager) =>
  em.findOne(BookingPlayer, {
    where: { id: String(playerId) },
    relations: { user: true, booking: { user: true } },
  })

/**
 * Returns a name for a mail, or other words. Names are texts that people typed: they go to confirmed addresses
 * only (MAIL-4), and to nobody from whom the person is hidden (HIDE-1).
 */
export async function nameFor(
  reader: User,
  { id, firstName, lastName }: User,
  otherwise: string,
  em: EntityManager,
): Promise<string> {
  const name = [firstName, lastName].filter(one => one !== null).join(' ')
  if (!reader.emailConfirmed || name === '') return otherwise
  return (await areHidden(reader.id, id, em)) ? otherwise : name
}

/** Returns a button that leads to the dashboard. */
export const buttonOf = (siteUrl: string, label: string) => ({ label, url: `${siteUrl}/dashboard` })

export const playerInvitedMail = defineMail({
  name: 'player_invited',
  description: 'Invites a member to play in another member’s booking.',
  read: async ({ data, state }, em, { siteUrl, now }) => {
    const player = await findPlayer(data, em)
    if (player?.state !== PlayerState.invited) return null
    const { user, booking, startsAt } = player
    // Nobody can answer once the hour has begun.
    if (state === MailState.sending && startsAt.getTime() <= now.getTime()) return null
    const when = clubMomentInWords(startsAt)
    const owner = await nameFor(user, booking.user, 'A member', em)
    return {
      subject: `Will you play? ${when}`,
      heading: 'You are invited to play',
      paragraphs: [
        `${owner} invites you to play on ${booking.courtName} on ${when}, for an hour.`,
        'The reservation is theirs: a yes costs you nothing, and counts as none of your own reservations.',
      ],
      button: buttonOf(siteUrl, 'Say yes or no'),
    }
  },
})

export const playerAnsweredMail = defineMail({
  name: 'player_answered',
  description:
    'Tells the owner of a booking what a player has answered, or that a player has left.',
  read: async ({ data }, em, { siteUrl }) => {
    const player = await findPlayer(data, em)
    if (player?.booking.status !== BookingStatus.confirmed) return null
    const { user, booking, startsAt, state } = player
    const name = await nameFor(booking.user, user, 'A member', em)
    const answers: Partial<Record<PlayerState, string>> = {
      playing: 'plays with you',
      declined: 'does not play',
      left: 'does not play any more',
    }
    const answer = answers[state]
    if (answer === undefined) return null
    const when = clubMomentInWords(startsAt)
    return {
      subject: `An answer for your court on ${when}`,
      heading: 'Who plays with you',
      paragraphs: [`${name} ${answer}: ${booking.courtName} on ${when}.`],
      button: buttonOf(siteUrl, 'See your booking'),
    }
  },
})

export const playerRemovedMail = defineMail({
  name: 'player_removed',
  description: 'Tells a member that the owner of a booking has taken them out of it.',
  read: async ({ data }, em) => {
    const player = await findPlayer(data, em)
    if (player?.state !== PlayerState.removed) return null
    const { user, booking, startsAt, removeReason } = player
    const when = clubMomentInWords(startsAt)
    const owner = await nameFor(user, booking.user, 'The member who booked', em)
    return {
      subject: `You do not play on ${when}`,
      heading: 'You are no longer in this booking',
      paragraphs: [
        `${owner} has taken you out of the booking of ${booking.courtName} on ${when}.`,
        ...(removeReason !== null && user.emailConfirmed ? [`They say: “${removeReason}”`] : []),
      ],
    }
  },
})

export const playerMovedMail = defineMail({
  name: 'player_moved',
  description: 'Tells a player that the club has moved the booking to another hour or court.',
  read: async ({ data }, em, { siteUrl }) => {
    const player = await findPlayer(data, em)
    // A later move has a mail of its own.
    if (!player || player.booking.moves !== data['moves']) return null
    const { state, booking, startsAt } = player
    if (state !== PlayerState.invited && state !== PlayerState.playing) return null
    const when = clubMomentInWords(startsAt)
    const from = `${String(data['fromCourt'])} on ${clubMomentInWords(new Date(String(data['fromStartsAt'])))}`
    return {
      subject: `The court has moved: ${when}`,
      heading: 'A booking that you are in has moved',
      paragraphs: [
        `${club.name} has moved the booking of ${from} to ${booking.courtName} on ${when}.`,
        ...(state === PlayerState.invited ? ['Please say whether you can play then.'] : []),
      ],
      button: buttonOf(siteUrl, state === PlayerState.invited ? 'Say yes or no' : 'See it'),
    }
  },
})

export const playerCancelledMail = defineMail({
  name: 'player_cancelled',
  description: 'Tells a player that the booking was cancelled.',
  read: async ({ data }, em) => {
    const player = await findPlayer(data, em)
    if (player?.state !== PlayerState.cancelled) return null
    const when = clubMomentInWords(player.startsAt)
    return {
      subject: `Cancelled: the court on ${when}`,
      heading: 'A booking that you were in is cancelled',
      paragraphs: [
        `The booking of ${player.booking.courtName} on ${when} is cancelled, so nobody expects you there.`,
      ],
    }
  },
})
