import { Field, ObjectType } from 'type-graphql'
import { NamedAccount } from '../../accounts/person-name.types'
import { StaffRole } from '../../accounts/staff-role'
import { StaffInvitation } from './staff-invitation.entity'

@ObjectType({ simpleResolvers: true, description: 'A person who works for the club.' })
export class StaffPerson extends NamedAccount {
  @Field(() => StaffRole, { description: 'What the person does for the club.' })
  role: StaffRole

  @Field(() => Date, {
    nullable: true,
    description:
      'When the person joined the staff, as an ISO 8601 instant (UTC); null for the owner.',
  })
  since: Date | null

  @Field(() => Date, {
    nullable: true,
    description:
      'When the person last used the site signed in, as an ISO 8601 instant (UTC), to within 5 minutes; null if not known.',
  })
  lastSeenAt: Date | null

  @Field(() => Boolean, { description: 'True for a person who has a second factor.' })
  hasSecondFactor: boolean
}

@ObjectType({ simpleResolvers: true, description: 'The staff and the invitations to join it.' })
export class Staff {
  @Field(() => [StaffPerson], {
    description: 'The owner first, then managers, then the desk; in each role by address.',
  })
  people: StaffPerson[]

  @Field(() => [StaffInvitation], {
    description:
      'Invitations that are neither accepted nor withdrawn, the newest first; some may have expired.',
  })
  invitations: StaffInvitation[]
}
