import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm'

export enum LaunchPhase {
  waitlist = 'waitlist',
  memberships = 'memberships',
  booking = 'booking',
}
registerEnumType(LaunchPhase, {
  name: 'LaunchPhase',
  description: 'How far the club’s launch has come.',
  valuesConfig: {
    waitlist: { description: 'People join the waitlist. Nothing else is open.' },
    memberships: { description: 'The team offers memberships to people on the waitlist.' },
    booking: { description: 'Members book courts.' },
  },
})

/** The single row that holds the club's launch phase. */
@ObjectType({ simpleResolvers: true, description: 'The launch of the club.' })
@Entity()
@Unique('launch_one_unique', ['one'])
@Check('launch_one', '"one"')
export class Launch {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('boolean', { default: true })
  one: boolean

  @Field(() => LaunchPhase, { description: 'The current phase.' })
  @Column('enum', { enum: LaunchPhase, default: LaunchPhase.waitlist })
  phase: LaunchPhase

  @Field(() => Date, {
    description: 'When the phase last changed, as an ISO 8601 instant (UTC).',
  })
  @Column('timestamptz', { default: () => 'now()' })
  changedAt: Date

  /**
   * From when on people may leave the waitlist. Servers of the earlier version cannot serialise the
   * status `left`, so after an update of a running site leaving opens 15 minutes after the migration
   * (WAITLIST-19).
   */
  @Column('timestamptz', { default: () => 'now()' })
  leavingFrom: Date
}
