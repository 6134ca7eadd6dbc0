import { rules } from '@shared/rules'
import { waveRules } from '@shared/wave-limits'
import * as yup from 'yup'
import { ruleSchema } from '../../../schema/ruleSchema'

/** The values of the form, as they are typed. */
export interface WaveValues {
  size: string
  days: string
  confirmedOnly: boolean
  refill: boolean
  note: string
}

export const waveSchema: yup.ObjectSchema<WaveValues> = yup.object({
  size: ruleSchema(waveRules.size),
  days: ruleSchema(waveRules.days),
  confirmedOnly: yup.boolean().defined(),
  refill: yup.boolean().defined(),
  note: ruleSchema(rules.waveNote),
})
