import { Field, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm'

export const LaunchPhase = defineEnum('LaunchPhase', 'How far the club’s launch has come.', {
  waitlist: 'People join the waitlist. Nothing else is open.',
  memberships: 'The team offers memberships to people on the waitlist.',
  booking: 'Members book courts.',
})
export type LaunchPhase = EnumValue<typeof LaunchPhase>

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
