import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm'
import { CourtBooking } from './court-booking.entity'

/** The places of a booking that its owner opens to all members; no row without one (SPOT-1). */
@Entity()
@Check('open_spots_count', 'spots BETWEEN 1 AND 3')
@Check('open_spots_level', 'level BETWEEN 2 AND 5 AND level * 2 = round(level * 2)')
export class OpenSpots {
  @PrimaryColumn('uuid')
  bookingId: string

  @OneToOne(() => CourtBooking, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bookingId' })
  booking: Relation<CourtBooking>

  /** How many places are open still. */
  @Column('smallint')
  spots: number

  /** The level of play that the owner looks for; null for any. */
  @Column('double precision', { nullable: true })
  level: number | null

  /** What the owner says about the game. */
  @Column('varchar', { length: 140, nullable: true })
  sentence: string | null

  /** When the owner last opened them. */
  @Column({ type: 'timestamptz', precision: 3 })
  openedAt: Date
}
