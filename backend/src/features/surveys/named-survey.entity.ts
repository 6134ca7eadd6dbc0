import { ObjectType } from 'type-graphql'
import { rules } from '../../shared/rules'
import { Submission } from '../../submissions/submission.entity'
import { EmailField, TextField } from './survey-fields'
import { surveyInput } from './survey-input'

/** The common fields of the surveys that ask for a name. */
@ObjectType({ simpleResolvers: true })
export abstract class NamedSurvey extends Submission {
  @TextField(
    { kind: 'contact', length: 100, rule: rules.optionalName },
    {
      stored: 'The person’s name; null if none was given.',
      sent: 'At most 100 characters; empty means not given.',
    },
  )
  name: string | null

  @EmailField()
  email: string | null
}

export const NamedSurveyInput = surveyInput(NamedSurvey, { name: 'NamedSurveyInput' })
