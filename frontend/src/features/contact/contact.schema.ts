import { rules } from '@shared/rules'
import { object, type ObjectSchema } from 'yup'
import type { SubmitContactInput } from '../../api/generated'
import { obeys } from '../../form/ruleSchema'

/** What a person writes; the key that tells two sendings of one message apart is not theirs to fill in. */
export type Message = Omit<SubmitContactInput, 'submissionKey'>

export const contactSchema: ObjectSchema<Message> = object({
  name: obeys(rules.name),
  email: obeys(rules.email),
  phone: obeys(rules.phone),
  message: obeys(rules.message),
})
