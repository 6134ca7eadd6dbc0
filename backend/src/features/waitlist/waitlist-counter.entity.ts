import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import { club } from '../../shared/club'

/**
 * The one row that counts the places taken. A trigger also enforces both caps (WAITLIST-3): it
 * refuses places above a cap. Places that were taken before a cap was lowered remain.
 */
@Entity()
@Check('waitlist_counter_one', '"one"')
export class WaitlistCounter {
  @PrimaryColumn('boolean', { default: true })
  one: boolean

  /** The number of positions ever given out. The cap counts `total - left`. */
  @Column('int', { default: 0 })
  total: number

  /** How many of them people have left (WAITLIST-9). */
  @Column('int', { default: 0 })
  left: number

  /** The latest New York date on which a place was taken. */
  @Column('date', { default: '-infinity' })
  day: string

  @Column('int', { default: 0 })
  dayCount: number

  @Column('int', { default: club.waitlistCapacity })
  maxTotal: number

  @Column('int', { default: club.waitlistDailyCap })
  maxDay: number
}
