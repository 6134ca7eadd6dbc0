import { rules } from '@shared/rules'
import * as yup from 'yup'
import { ruleSchema } from '../schema/ruleSchema'

export const memberAddressSchema: yup.ObjectSchema<{ email: string }> = yup.object({
  email: ruleSchema(rules.email),
})
