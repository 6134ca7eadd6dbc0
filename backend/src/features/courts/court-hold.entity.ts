import {
  Check,
  Column,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm'
import { Court } from './court.entity'

export enum CourtHoldKind {
  booking = 'booking',
  block = 'block',
  /** Held for a member who waits for the hour (STANDBY-2). */
  offer = 'offer',
}

/** The database allows one hold for each instant of a court (BOOKING-2). */
export const COURT_HOLD_OVERLAP = 'court_hold_overlap'

/** SQL that is true for an instant at a full or half hour. */
const isHalfHour = (column: string) => `extract(epoch from "${column}")::bigint % 1800 = 0`

/** A court's time that a booking, a block or an offer takes. It is deleted when the court is free again. */
@Entity()
@Exclusion(
  COURT_HOLD_OVERLAP,
  `USING gist ("courtId" WITH =, tstzrange("startsAt", "endsAt", '[)') WITH &&)`,
)
@Unique('court_hold_time_unique', ['id', 'courtId', 'startsAt', 'endsAt'])
@Index('court_hold_time', ['startsAt', 'endsAt'])
@Check('court_hold_half_hours', `${isHalfHour('startsAt')} AND ${isHalfHour('endsAt')}`)
@Check('court_hold_order', '"endsAt" > "startsAt"')
export class CourtHold {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid')
  courtId: string

  @ManyToOne(() => Court)
  @JoinColumn({ name: 'courtId' })
  court: Relation<Court>

  @Column('timestamptz')
  startsAt: Date

  @Column('timestamptz')
  endsAt: Date

  @Column('enum', { enum: CourtHoldKind })
  kind: CourtHoldKind
}
