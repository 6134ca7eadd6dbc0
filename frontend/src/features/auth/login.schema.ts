import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { LoginInput } from '../../api/generated'
import { obeys } from '../../form/ruleSchema'

export const loginSchema: yup.ObjectSchema<LoginInput> = yup.object({
  email: obeys(rules.email),
  password: obeys(rules.loginPassword),
})
