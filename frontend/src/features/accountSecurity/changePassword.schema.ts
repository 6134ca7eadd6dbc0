import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { ChangePasswordInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

export const changePasswordSchema: yup.ObjectSchema<ChangePasswordInput> = yup.object({
  currentPassword: ruleSchema(rules.loginPassword),
  newPassword: ruleSchema(rules.newPassword),
})
