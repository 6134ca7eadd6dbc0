import { Field, ID, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { idList, rules } from '../../shared/rules'
import { Plan } from '../memberships/membership.entity'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'

@InputType({ description: 'An entry that the team removes from the waitlist.' })
export class RemoveEntryInput {
  @IdField({ description: 'The entry’s UUID.' })
  id: string

  @Field(() => String, {
    description:
      'Why; 1 to 500 characters. The person reads it on the dashboard, and in the mail if the address is confirmed.',
  })
  @Satisfies(rules.reason)
  reason: string
}

@InputType({ description: 'An entry whose removal the team takes back.' })
export class RestoreEntryInput {
  @IdField({ description: 'The entry’s UUID.' })
  id: string
}

/** The step of a status change, of one entry or of several. */
@InputType()
abstract class StatusStepInput {
  @Field(() => WaitlistStatus, { description: 'The status that each entry has now.' })
  from: WaitlistStatus

  @Field(() => WaitlistStatus, {
    description:
      'The new status: waiting to invited, invited to joined, or invited back to waiting.',
  })
  to: WaitlistStatus

  @Field(() => Plan, {
    nullable: true,
    description:
      'The plan of each membership, for `to: joined` only. Without it each person gets the plan of their wish, or else Standard.',
  })
  plan?: Plan | null
}

@InputType({
  description: 'One status change of a waitlist entry, from the status that the caller saw.',
})
export class SetWaitlistStatusInput extends StatusStepInput {
  @IdField({ description: 'The entry’s UUID.' })
  id: string
}

@InputType({ description: 'The entry whose latest change is undone.' })
export class UndoWaitlistStatusInput {
  @IdField({ description: 'The entry’s UUID.' })
  id: string
}

@InputType({ description: 'One status change of several waitlist entries.' })
export class SetWaitlistStatusesInput extends StatusStepInput {
  @Field(() => [ID], { description: 'The entries’ UUIDs: 1 to 250, each only once.' })
  @Satisfies(idList)
  ids: string[]
}

@InputType({ description: 'The entries whose latest changes are undone.' })
export class UndoWaitlistStatusesInput {
  @Field(() => [ID], { description: 'The entries’ UUIDs: 1 to 250, each only once.' })
  @Satisfies(idList)
  ids: string[]
}
