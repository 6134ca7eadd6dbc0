import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { RegisterInput } from '../../api/generated'
import { auth } from '../../content/auth'
import { ruleSchema } from '../../form/ruleSchema'

const words = auth.register

/** What the form holds; the confirmation never leaves it (SPEC-7). */
export type RegisterValues = RegisterInput & { confirmPassword: string }

export const registerSchema: yup.ObjectSchema<RegisterValues> = yup.object({
  firstName: ruleSchema(rules.firstName),
  lastName: ruleSchema(rules.lastName),
  email: ruleSchema(rules.email),
  password: ruleSchema(rules.newPassword),
  confirmPassword: yup
    .string()
    .defined()
    .ensure()
    .test({
      name: 'same',
      test(value, { parent, createError }) {
        if (!value) return createError({ message: words.confirmMissing })
        // yup types the parent as any; it is this very form
        const { password } = parent as RegisterValues
        return value === password || createError({ message: words.confirmMismatch })
      },
    }),
})

export function registerInput(values: RegisterValues): RegisterInput {
  const { firstName, lastName, email, password } = values
  return { firstName, lastName, email, password }
}
