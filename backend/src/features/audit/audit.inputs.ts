import { ArgsType, Field, ID } from 'type-graphql'
import { AuditActionName } from '../../audit/audit-record.entity'
import { Satisfies } from '../../core/satisfies.decorator'
import { SearchArgs } from '../../pagination/connection'
import { rules } from '../../shared/rules'

@ArgsType()
export class AuditArgs extends SearchArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Keeps the records about the person with this waitlist entry.',
  })
  @Satisfies(rules.id)
  entryId?: string | null

  @Field(() => ID, {
    nullable: true,
    description: 'Keeps the records about the person with this account.',
  })
  @Satisfies(rules.id)
  userId?: string | null

  @Field(() => ID, {
    nullable: true,
    description: 'Keeps what the staff person with this account did.',
  })
  @Satisfies(rules.id)
  actorId?: string | null

  @Field(() => AuditActionName, {
    nullable: true,
    description: 'Keeps the records of this action.',
  })
  action?: string | null
}
