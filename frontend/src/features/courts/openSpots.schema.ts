import { rules } from '@shared/rules'
import * as yup from 'yup'
import { ruleSchema } from '../../schema/ruleSchema'

export interface OpenSpotsValues {
  /** 1 to 3. */
  spots: string
  /** Empty for any. */
  level: string
  sentence: string
}

export const openSpotsSchema: yup.ObjectSchema<OpenSpotsValues> = yup.object({
  spots: yup.string().required('Please choose how many'),
  level: yup.string().defined().ensure(),
  sentence: ruleSchema(rules.sentence),
})
