import { rules } from '@shared/rules'
import * as yup from 'yup'
import { ruleSchema } from '../../../schema/ruleSchema'

export const reasonSchema: yup.ObjectSchema<{ reason: string }> = yup.object({
  reason: ruleSchema(rules.reason),
})
