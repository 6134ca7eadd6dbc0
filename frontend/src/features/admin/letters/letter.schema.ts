import { letterBody, letterSubject } from '@shared/letter-rules'
import * as yup from 'yup'
import type { LetterKind } from '../../../api/operationTypes'
import { ruleSchema } from '../../../schema/ruleSchema'
import type { AudienceValues } from './audienceValues'

/** The values of the form of a letter. */
export interface LetterValues {
  subject: string
  kind: LetterKind
  audiences: AudienceValues[]
  body: string
}

export const letterSchema: yup.ObjectSchema<LetterValues> = yup.object({
  subject: ruleSchema(letterSubject),
  kind: yup.mixed<LetterKind>().defined(),
  // The server knows what each kind needs, and names the field.
  audiences: yup.array(yup.mixed<AudienceValues>().defined()).defined(),
  body: ruleSchema(letterBody),
})
