import { blockTitle, closureNote } from '@shared/desk-rules'
import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { BlockKind } from '../../../api/operationTypes'
import { ruleSchema } from '../../../schema/ruleSchema'
import { daySchema, optionalDaySchema } from './closure.schema'

/** The values of the form that changes a closure. */
export interface ClosureChangeValues {
  title: string
  kind: BlockKind
  startTime: string
  endTime: string
  until: string
  /** Empty skips no further day. */
  skipDates: string
  /** The skipped days that are closed again. */
  restoreDates: string[]
  note: string
  isNoteOnSite: boolean
  /** Empty if no bookings are cancelled. */
  reason: string
}

export const closureChangeSchema: yup.ObjectSchema<ClosureChangeValues> = yup.object({
  title: ruleSchema(blockTitle),
  kind: yup.mixed<BlockKind>().defined(),
  startTime: yup.string().defined(),
  endTime: yup.string().defined(),
  until: daySchema,
  skipDates: optionalDaySchema,
  restoreDates: yup.array(yup.string().defined()).defined(),
  note: ruleSchema(closureNote),
  isNoteOnSite: yup.boolean().defined(),
  reason: ruleSchema(value => (value.trim() ? rules.reason(value) : undefined)),
})
