import {
  Check,
  Column,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  Unique,
  type Relation,
} from 'typeorm'
import { OwnedRow } from '../../accounts/owned-row.entity'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { InsertPosition } from '../../database/insert-position'
import { CourtBooking } from './court-booking.entity'

export const PlayerState = defineEnum(
  'PlayerState',
  'What has become of a member’s invitation to play in a booking.',
  {
    invited: 'The member has not answered.',
    playing: 'The member has said yes.',
    declined: 'The member has said no.',
    left: 'The member has left the booking, or their membership ends before it.',
    removed: 'The owner has taken the member out.',
    cancelled: 'The booking was cancelled before the member left it.',
  },
)
export type PlayerState = EnumValue<typeof PlayerState>

/** The database allows a member to play in one booking at a time. */
export const PLAYER_OVERLAP = 'booking_player_overlap'

/**
 * A member whom the owner of a booking has invited to play, or who has taken an open spot or joined by the
 * link (PLAYER-1). The owner has no row.
 */
@Entity()
@Unique('booking_player_unique', ['bookingId', 'userId'])
@Index(['userId', 'startsAt'])
@Exclusion(
  PLAYER_OVERLAP,
  `USING gist ("userId" WITH =, tstzrange("startsAt", "endsAt", '[)') WITH &&) WHERE (state = 'playing')`,
)
@Check('booking_player_time', '"startsAt" < "endsAt"')
@Check('booking_player_answered', `state <> 'playing' OR "answeredAt" IS NOT NULL`)
@Check('booking_player_invited', `state <> 'invited' OR "answeredAt" IS NULL`)
export class BookingPlayer extends OwnedRow {
  @Column('uuid')
  bookingId: string

  @ManyToOne(() => CourtBooking, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bookingId' })
  booking: Relation<CourtBooking>

  @Column('enum', { enum: PlayerState, default: PlayerState.invited })
  state: PlayerState

  /** The time of the booking. */
  @Column('timestamptz')
  startsAt: Date

  @Column('timestamptz')
  endsAt: Date

  /** When the member was last asked, or took a spot: a booking that is moved to another hour asks anew. */
  @Column({ type: 'timestamptz', precision: 3 })
  invitedAt: Date

  /** When the member last said yes or no, or left. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  answeredAt: Date | null

  /** What the owner has said about taking the member out. */
  @Column('varchar', { length: 140, nullable: true })
  removeReason: string | null

  /** When the desk noted that the member came. */
  @Column('timestamptz', { nullable: true })
  arrivedAt: Date | null

  @InsertPosition()
  insertPosition: string
}
