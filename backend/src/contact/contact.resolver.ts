import { Arg, Mutation, Resolver } from 'type-graphql'
import { Limited } from '../limits'
import { ContactSubmission } from './contact-submission.entity'
import { SubmitContactInput } from './contact.inputs'
import { submitContact } from './contact.service'

@Resolver(() => ContactSubmission)
export class ContactResolver {
  @Mutation(() => ContactSubmission, {
    description:
      'Sends the club a message. Open to everyone. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  @Limited('contact')
  submitContact(
    @Arg('input', () => SubmitContactInput, { description: 'The message.' })
    input: SubmitContactInput,
  ): Promise<ContactSubmission> {
    return submitContact(input)
  }
}
