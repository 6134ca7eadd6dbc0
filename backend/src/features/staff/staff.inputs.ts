import { Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
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
  @IdField({ description: 'The invitation’s UUID.' })
  id: string
}

@InputType({ description: 'The token of an invitation to the staff.' })
export class AcceptStaffInvitationInput extends LinkInput {}

@InputType({ description: 'A staff person and their new role.' })
export class SetStaffRoleInput {
  @IdField({ description: 'The UUID of the person’s account.' })
  userId: string

  @Field(() => AppointedRole, { description: 'The new role.' })
  role: AppointedRole
}

@InputType({ description: 'A person who leaves the staff.' })
export class EndStaffInput {
  @IdField({ description: 'The UUID of the person’s account.' })
  userId: string
}
