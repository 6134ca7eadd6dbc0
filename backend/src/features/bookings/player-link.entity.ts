import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm'
import type { Relation } from 'typeorm'
import { CourtBooking } from './court-booking.entity'

/**
 * The link by which members join a booking: a booking has one at most. Its token is computed from the id
 * (ADR-26). It is deleted once the booking is cancelled or moved to another hour (PLAYER-8).
 */
@Entity()
@Unique('player_link_booking_unique', ['bookingId'])
export class PlayerLink {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid')
  bookingId: string

  @ManyToOne(() => CourtBooking, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bookingId' })
  booking: Relation<CourtBooking>

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}
