import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { RequestPasswordResetInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

export const forgotPasswordSchema: yup.ObjectSchema<RequestPasswordResetInput> = yup.object({
  email: ruleSchema(rules.email),
})
