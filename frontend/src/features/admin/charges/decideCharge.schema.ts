import { settledHow } from '@shared/desk-rules'
import { rules } from '@shared/rules'
import * as yup from 'yup'
import { ruleSchema } from '../../../schema/ruleSchema'

export const settleSchema: yup.ObjectSchema<{ how: string }> = yup.object({
  how: ruleSchema(settledHow),
})

export const waiveSchema: yup.ObjectSchema<{ reason: string }> = yup.object({
  reason: ruleSchema(rules.reason),
})
