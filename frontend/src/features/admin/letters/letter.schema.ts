import { letterBody, letterSubject } from '@shared/letter-rules'
import * as yup from 'yup'
import type { LetterKind } from '../../../api/operationTypes'
import { lettersTexts } from '../../../content/admin/letters'
import { ruleSchema } from '../../../schema/ruleSchema'
import type { AudienceValues } from './audienceValues'

/** The values of the form of a letter. */
export interface LetterValues {
  subject: string
  kind: LetterKind
  audiences: AudienceValues[]
  body: string
}

/**
 * A number of the waitlist, or nothing: any other text would be no limit. Audiences of another kind do not
 * show their numbers.
 */
const positionSchema = ruleSchema((value, { kind }) =>
  kind !== 'waiting' || /^\d{0,6}$/.test(value.trim()) ? undefined : lettersTexts.form.noNumber,
)

// The server knows what each kind needs, and names the field.
const audienceSchema: yup.ObjectSchema<AudienceValues> = yup.object({
  kind: yup.mixed<AudienceValues['kind']>().defined(),
  from: yup.string().ensure(),
  until: yup.string().ensure(),
  waveId: yup.string().ensure(),
  answer: yup.mixed<AudienceValues['answer']>().default(''),
  firstPosition: positionSchema,
  lastPosition: positionSchema,
  confirmed: yup.mixed<AudienceValues['confirmed']>().default(''),
  userId: yup.string().ensure(),
})

export const letterSchema: yup.ObjectSchema<LetterValues> = yup.object({
  subject: ruleSchema(letterSubject),
  kind: yup.mixed<LetterKind>().defined(),
  audiences: yup.array(audienceSchema).defined(),
  body: ruleSchema(letterBody),
})
