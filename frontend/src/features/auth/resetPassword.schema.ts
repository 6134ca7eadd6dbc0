import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { ResetPasswordInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'
import { repeated } from './repeated'

/**
 * The values of the form. The token comes from the link, and the confirmation is never sent
 * (SPEC-7).
 */
export type ResetPasswordValues = Pick<ResetPasswordInput, 'newPassword'> & {
  confirmPassword: string
}

export const resetPasswordSchema: yup.ObjectSchema<ResetPasswordValues> = yup.object({
  newPassword: ruleSchema(rules.newPassword),
  confirmPassword: repeated('newPassword'),
})
