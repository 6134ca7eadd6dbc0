import { Field, Int, ObjectType } from 'type-graphql'
import { Standby } from './standby.entity'

@ObjectType({
  simpleResolvers: true,
  description: 'A member’s waiting for an hour, with their place in line.',
})
export class StandbyInLine extends Standby {
  @Field(() => Int, { description: 'How many wait for the same hour since before the member.' })
  ahead: number
}
