import { Field, InputType } from 'type-graphql'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'

@InputType({ description: 'A proof of who the signed-in person is.' })
export class ProveIdentityInput {
  @Field(() => String, { description: 'The caller’s password.' })
  @Satisfies(rules.loginPassword)
  password: string
}
