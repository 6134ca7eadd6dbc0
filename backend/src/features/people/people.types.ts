import { Field, ID, Int, ObjectType } from 'type-graphql'
import { PersonName } from '../../accounts/person-name.types'
import { StaffRole } from '../../accounts/staff-role'
import { createConnectionType } from '../../pagination/connection'
import { MembershipState, Plan } from '../memberships/membership.entity'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'

@ObjectType({ simpleResolvers: true })
abstract class NamedPerson extends PersonName {
  @Field(() => ID, { description: 'The id of the account.' })
  id: string

  @Field(() => String, {
    nullable: true,
    description: 'The address; null for a deleted account.',
  })
  email: string | null

  @Field(() => StaffRole, {
    nullable: true,
    description: 'What the person does for the club; null for everyone but staff.',
  })
  staffRole: StaffRole | null
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A person with an account, as the team sees them, with or without a place on the waitlist. It excludes survey answers, because they may be anonymous.',
})
export class Person extends NamedPerson {
  @Field(() => Boolean, {
    description: 'Whether the person has used a link mailed to the address.',
  })
  emailConfirmed: boolean

  @Field(() => Date, { description: 'When the account was created, as an ISO 8601 instant (UTC).' })
  createdAt: Date

  @Field(() => Date, {
    nullable: true,
    description:
      'When the account is due to be deleted, because the person asked for it, as an ISO 8601 instant (UTC); null otherwise.',
  })
  deletionDueAt: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'When the account was deleted, as an ISO 8601 instant (UTC); null before.',
  })
  deletedAt: Date | null
}

@ObjectType({ simpleResolvers: true, description: 'An account that is not deleted.' })
export class Account extends PersonName {
  @Field(() => ID, { description: 'The UUID of the account, as in `person`.' })
  id: string

  @Field(() => String, { description: 'The address.' })
  email: string

  @Field(() => Boolean, {
    description: 'Whether the person has used a link mailed to the address.',
  })
  emailConfirmed: boolean

  @Field(() => Date, { description: 'When it was created, as an ISO 8601 instant (UTC).' })
  createdAt: Date
}

export const { Connection: AccountConnection } = createConnectionType(Account, 'Account')

@ObjectType({ simpleResolvers: true, description: 'A person whom a search has found.' })
export class FoundPerson extends NamedPerson {
  @Field(() => Int, {
    nullable: true,
    description: 'The position on the waitlist; null without a place.',
  })
  position: number | null

  @Field(() => WaitlistStatus, {
    nullable: true,
    description: 'The status of the place; null without one.',
  })
  status: WaitlistStatus | null

  @Field(() => Int, {
    nullable: true,
    description: 'The founding number of the latest membership; null without any.',
  })
  foundingNumber: number | null

  @Field(() => MembershipState, {
    nullable: true,
    description: 'Whether the latest membership is in force; null without any.',
  })
  membershipState: MembershipState | null

  @Field(() => Plan, {
    nullable: true,
    description: 'The plan of the latest membership; null without any.',
  })
  plan: Plan | null
}
