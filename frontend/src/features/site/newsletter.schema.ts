import { rules } from '@shared/rules'
import { object, type ObjectSchema } from 'yup'
import type { SubscribeNewsletterInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

export const newsletterSchema: ObjectSchema<SubscribeNewsletterInput> = object({
  email: ruleSchema(rules.email),
})
