import { secondFactorRules } from '@shared/second-factor-rules'
import * as yup from 'yup'
import type { AddPasskeyInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

export const addPasskeySchema: yup.ObjectSchema<Pick<AddPasskeyInput, 'name'>> = yup.object({
  name: ruleSchema(secondFactorRules.passkeyName),
})
