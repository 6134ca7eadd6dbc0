import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { LoginInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

export const loginSchema: yup.ObjectSchema<LoginInput> = yup.object({
  email: ruleSchema(rules.email),
  password: ruleSchema(rules.loginPassword),
})
