import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import { club } from '../../shared/club'

/**
 * The one row every place is taken from. A trigger is the second line of both caps (decision W3): it refuses
 * that they are passed, and leaves what is above a cap that was lowered.
 */
@Entity()
@Check('waitlist_counter_one', '"one"')
export class WaitlistCounter {
  @PrimaryColumn('boolean', { default: true })
  one: boolean

  @Column('int', { default: 0 })
  total: number

  /** The latest New York date a place was taken on. */
  @Column('date', { default: '-infinity' })
  day: string

  @Column('int', { default: 0 })
  dayCount: number

  @Column('int', { default: club.waitlistCapacity })
  maxTotal: number

  @Column('int', { default: club.waitlistDailyCap })
  maxDay: number
}
