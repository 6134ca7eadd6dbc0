import { rules } from '@shared/rules'
import { secondFactorRules } from '@shared/second-factor-rules'
import * as yup from 'yup'
import { ruleSchema } from '../../schema/ruleSchema'

export const passwordProofSchema = yup.object({ password: ruleSchema(rules.loginPassword) })

export const codeProofSchema = yup.object({ code: ruleSchema(secondFactorRules.code) })
