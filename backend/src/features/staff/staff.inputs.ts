import { Field, ID, InputType } from 'type-graphql'
import { AppointedRole } from '../../accounts/staff-role'
import { Satisfies } from '../../core/satisfies.decorator'
import { LinkInput } from '../../links/links.inputs'
import { rules } from '../../shared/rules'

@InputType({ description: 'Whom to invite to the staff.' })
export class InviteStaffInput {
  @Field(() => String, { description: 'At most 254 characters; case-insensitive.' })
  @Satisfies(rules.email)
  email: string

  @Field(() => AppointedRole, { description: 'The role that the person will have.' })
  role: AppointedRole
}

@InputType({ description: 'An invitation that is withdrawn.' })
export class RevokeStaffInvitationInput {
  @Field(() => ID, { description: 'The invitation’s UUID.' })
  @Satisfies(rules.id)
  id: string
}

@InputType({ description: 'The token of an invitation to the staff.' })
export class AcceptStaffInvitationInput extends LinkInput {}

@InputType({ description: 'A staff person and their new role.' })
export class SetStaffRoleInput {
  @Field(() => ID, { description: 'The UUID of the person’s account.' })
  @Satisfies(rules.id)
  userId: string

  @Field(() => AppointedRole, { description: 'The new role.' })
  role: AppointedRole
}

@InputType({ description: 'A person who leaves the staff.' })
export class EndStaffInput {
  @Field(() => ID, { description: 'The UUID of the person’s account.' })
  @Satisfies(rules.id)
  userId: string
}
