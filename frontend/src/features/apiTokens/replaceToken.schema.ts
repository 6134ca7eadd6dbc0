import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { RotateApiTokenInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

export const replaceTokenSchema: yup.ObjectSchema<Omit<RotateApiTokenInput, 'id'>> = yup.object({
  currentPassword: ruleSchema(rules.loginPassword),
})
