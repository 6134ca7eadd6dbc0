import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { RegisterInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'
import { repeated } from './repeated'

/** The values of the form. The confirmation is never sent (SPEC-7). */
export type RegisterValues = RegisterInput & { confirmPassword: string }

export const registerSchema: yup.ObjectSchema<RegisterValues> = yup.object({
  firstName: ruleSchema(rules.firstName),
  lastName: ruleSchema(rules.lastName),
  email: ruleSchema(rules.email),
  password: ruleSchema(rules.newPassword),
  confirmPassword: repeated('password'),
})
