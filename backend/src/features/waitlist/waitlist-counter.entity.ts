import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import { club } from '../../shared/club'

/** The one row every place is taken from; its checks are the second line of both caps (decision W3). */
@Entity()
@Check('waitlist_counter_one', '"one"')
@Check('waitlist_counter_total', '"total" <= "maxTotal"')
@Check('waitlist_counter_day', '"dayCount" <= "maxDay"')
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
