import { MINUTE_MS, SECOND_MS } from '../../core/durations'
import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { BookingPlayer } from './booking-player.entity'
import {
  playerAnsweredMail,
  playerCancelledMail,
  playerInvitedMail,
  playerMovedMail,
  playerRemovedMail,
} from './booking-players.mails'
import { BookingPlayersResolver } from './booking-players.resolver'
import { remindOfBookings } from './booking-reminders.service'
import { bookingsData } from './bookings.data'
import { BookingsResolver } from './bookings.resolver'
import { bookingCancelled, bookingCreated, bookingMoved } from './bookings.events'
import {
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingMovedMail,
  bookingReminderMail,
  ownCancellationMail,
} from './bookings.mails'
import { Charge } from './charge.entity'
import { CourtBookingsResolver } from './court-bookings.resolver'
import { CourtBooking } from './court-booking.entity'
import { cancellationActions } from './cancel-booking.service'
import { PlayerLink } from './player-link.entity'
import { playerLink } from './player-links.links'
import { PlayerLinksResolver } from './player-links.resolver'
import { HideMemberResolver } from './hide-member.resolver'
import { OpenSpots } from './open-spots.entity'
import { OpenSpotsResolver } from './open-spots.resolver'
import { PLAYERS_CHANGED } from './players-changed'
import { STANDBY_CHANGED } from './standby-line.service'
import { runStandbyRound } from './standby-rounds.service'
import { Standby } from './standby.entity'
import { standbyOfferedMail, standbyOpenMail, standbyWithdrawnMail } from './standby.mails'
import { StandbyResolver } from './standby.resolver'

/** Standbys whose hour began 30 days ago. */
const OLD_STANDBY = `"startsAt" < $1::timestamptz - interval '30 days'`

export const bookingsFeature: Feature = {
  entities: [CourtBooking, Charge, Standby, BookingPlayer, PlayerLink, OpenSpots],
  personalData: bookingsData,
  resolvers: [
    BookingsResolver,
    CourtBookingsResolver,
    StandbyResolver,
    BookingPlayersResolver,
    PlayerLinksResolver,
    OpenSpotsResolver,
    HideMemberResolver,
  ],
  mails: [
    bookingConfirmedMail,
    bookingMovedMail,
    bookingReminderMail,
    ownCancellationMail,
    bookingCancelledMail,
    standbyOfferedMail,
    standbyOpenMail,
    standbyWithdrawnMail,
    playerInvitedMail,
    playerAnsweredMail,
    playerRemovedMail,
    playerMovedMail,
    playerCancelledMail,
  ],
  linkPurposes: [playerLink],
  channels: [{ name: STANDBY_CHANGED }, { name: PLAYERS_CHANGED }],
  webhookEvents: [bookingCreated, bookingMoved, bookingCancelled],
  auditActions: cancellationActions,
  jobs: ({ services }) => [
    {
      name: 'booking_reminders',
      everyMs: 5 * MINUTE_MS,
      retryMs: MINUTE_MS,
      run: context => remindOfBookings(services, context),
    },
    {
      name: 'standby',
      everyMs: 15 * SECOND_MS,
      run: context => runStandbyRound(services, context),
    },
    retentionJob({ name: 'standby_retention', table: 'standby', where: OLD_STANDBY }),
  ],
}
