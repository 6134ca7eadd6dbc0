import { Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'Whom to invite: by `email` or by `userId`, one of the two.' })
export class InvitePlayerInput {
  @IdField({ description: 'The UUID of one of the caller’s bookings.' })
  bookingId: string

  @Field(() => String, { nullable: true, description: 'The exact address of a member.' })
  @Satisfies(rules.email)
  email?: string | null

  @IdField({
    nullable: true,
    description: 'The UUID of a member with whom the caller has played: one of `playedWith`.',
  })
  userId?: string | null
}

@InputType({ description: 'An answer to an invitation.' })
export class AnswerInvitationInput {
  @IdField({ description: 'The UUID of the invitation.' })
  id: string

  @Field(() => Boolean, { description: 'True is yes.' })
  plays: boolean
}

@InputType({ description: 'A player to take out of a booking.' })
export class RemovePlayerInput {
  @IdField({ description: 'The UUID of the player’s invitation.' })
  id: string

  @Field(() => String, {
    nullable: true,
    description:
      'Why, at most 140 characters; the player reads it. Required once they have said yes.',
  })
  @Satisfies(rules.sentence)
  reason?: string | null
}

@InputType({ description: 'A booking in which the caller plays.' })
export class PlayerInput {
  @IdField({ description: 'The UUID of the player’s invitation.' })
  id: string
}

@InputType({ description: 'From whom to hide: by `email` or by `userId`, one of the two.' })
export class HideFromMemberInput {
  @Field(() => String, { nullable: true, description: 'The exact address of a member.' })
  @Satisfies(rules.email)
  email?: string | null

  @IdField({ nullable: true, description: 'The UUID of a member.' })
  userId?: string | null
}

@InputType({ description: 'A member from whom the caller hides.' })
export class ShowToMemberInput {
  @IdField({ description: 'The UUID of the member.' })
  userId: string
}
