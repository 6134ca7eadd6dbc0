import { secondFactorRules } from '@shared/second-factor-rules'
import * as yup from 'yup'
import type { ConfirmAuthenticatorInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

export const confirmAuthenticatorSchema: yup.ObjectSchema<ConfirmAuthenticatorInput> = yup.object({
  code: ruleSchema(secondFactorRules.code),
})
