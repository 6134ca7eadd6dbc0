import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { ProveIdentityInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

export const proveIdentitySchema: yup.ObjectSchema<ProveIdentityInput> = yup.object({
  password: ruleSchema(rules.loginPassword),
})
