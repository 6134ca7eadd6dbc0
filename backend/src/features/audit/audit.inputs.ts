import { ArgsType, Field } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { AuditActionName } from '../../audit/audit-record.entity'
import { SearchArgs } from '../../pagination/connection'

@ArgsType()
export class AuditArgs extends SearchArgs {
  @IdField({
    nullable: true,
    description: 'Keeps the records about the person with this waitlist entry.',
  })
  entryId?: string | null

  @IdField({ nullable: true, description: 'Keeps the records about the person with this account.' })
  userId?: string | null

  @IdField({ nullable: true, description: 'Keeps what the staff person with this account did.' })
  actorId?: string | null

  @Field(() => AuditActionName, {
    nullable: true,
    description: 'Keeps the records of this action.',
  })
  action?: string | null
}
