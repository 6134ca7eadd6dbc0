import { rules } from '@shared/rules'
import { object, type ObjectSchema } from 'yup'
import type { SubmitContactInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

/**
 * The fields that a person fills in. The form adds the submission key, which identifies retries of
 * one message.
 */
export type Message = Omit<SubmitContactInput, 'submissionKey'>

export const contactSchema: ObjectSchema<Message> = object({
  name: ruleSchema(rules.name),
  email: ruleSchema(rules.email),
  phone: ruleSchema(rules.phone),
  message: ruleSchema(rules.message),
})
