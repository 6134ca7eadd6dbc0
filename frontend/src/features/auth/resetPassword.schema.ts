import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { ResetPasswordInput } from '../../api/generated'
import { ruleSchema } from '../../schema/ruleSchema'
import { repeated } from './repeated'

/** What the form holds; the token is not typed, and the confirmation never leaves it (SPEC-7). */
export type ResetPasswordValues = Pick<ResetPasswordInput, 'newPassword'> & {
  confirmPassword: string
}

export const resetPasswordSchema: yup.ObjectSchema<ResetPasswordValues> = yup.object({
  newPassword: ruleSchema(rules.newPassword),
  confirmPassword: repeated('newPassword'),
})
