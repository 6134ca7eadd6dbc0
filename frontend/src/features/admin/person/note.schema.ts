import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { CreateNoteInput } from '../../../api/operationTypes'
import { ruleSchema } from '../../../schema/ruleSchema'

export const noteSchema: yup.ObjectSchema<Pick<CreateNoteInput, 'text'>> = yup.object({
  text: ruleSchema(rules.note),
})
