import { ArgsType, Field, ID } from 'type-graphql'
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
}
