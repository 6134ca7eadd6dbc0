import { secondFactorRules } from '@shared/second-factor-rules'
import * as yup from 'yup'
import { ruleSchema } from '../../schema/ruleSchema'

export const codeSchema = yup.object({ code: ruleSchema(secondFactorRules.code) })

export const recoveryCodeSchema = yup.object({
  recoveryCode: ruleSchema(secondFactorRules.recoveryCode),
})
