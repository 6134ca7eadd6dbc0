import { rules } from '@shared/rules'
import * as yup from 'yup'
import { ruleSchema } from '../../schema/ruleSchema'

export const removePlayerSchema: yup.ObjectSchema<{ reason: string }> = yup.object({
  reason: ruleSchema(rules.sentence).required('Please say why: the player reads it'),
})
