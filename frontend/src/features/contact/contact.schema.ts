import { rules } from '@shared/rules'
import { object, type ObjectSchema } from 'yup'
import type { SubmitContactInput } from '../../api/generated'
import { ruleSchema } from '../../schema/ruleSchema'

/** What a person writes; the key that tells two sendings of one message apart is not theirs to fill in. */
export type Message = Omit<SubmitContactInput, 'submissionKey'>

export const contactSchema: ObjectSchema<Message> = object({
  name: ruleSchema(rules.name),
  email: ruleSchema(rules.email),
  phone: ruleSchema(rules.phone),
  message: ruleSchema(rules.message),
})
