import { Field, InputType, ObjectType } from 'type-graphql'
import { Column } from 'typeorm'
import { trimToNull, normalizeOptionalEmail } from '../../core/normalize'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules } from '../../shared/rules'
import { Submission } from '../submissions/submission.entity'
import { SubmissionInput } from '../submissions/submission.inputs'

/** What the surveys that ask for a name have in common. */
@ObjectType()
export abstract class NamedSurvey extends Submission {
  @Field(() => String, { nullable: true, description: 'Who answered, when they said so.' })
  @Column('varchar', { length: 100, nullable: true })
  name: string | null

  @Field(() => String, { nullable: true, description: 'Their address, when they gave one.' })
  @Column('varchar', { length: 254, nullable: true })
  email: string | null
}

@InputType()
export abstract class NamedSurveyInput extends SubmissionInput {
  @Field(() => String, {
    nullable: true,
    description: 'At most 100 characters; empty means not given.',
  })
  @Satisfies(rules.optionalName)
  name?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'At most 254 characters; empty means not given.',
  })
  @Satisfies(rules.optionalEmail)
  email?: string | null
}

/** Name and address as they are stored. */
export function named({ name, email }: NamedSurveyInput) {
  return { name: trimToNull(name), email: normalizeOptionalEmail(email) }
}
