import { blockTitle, closureNote } from '@shared/desk-rules'
import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { BlockKind, Weekday } from '../../../api/operationTypes'
import { closuresTexts } from '../../../content/admin/closures'
import { ruleSchema } from '../../../schema/ruleSchema'

/** The values of the form that closes courts. */
export interface ClosureValues {
  courts: string[]
  from: string
  until: string
  /** None is every day. */
  weekdays: Weekday[]
  startTime: string
  endTime: string
  kind: BlockKind
  title: string
  /** One line for members. */
  note: string
  /** Whether everybody reads it above the pages. */
  isNoteOnSite: boolean
  reason: string
}

const dayRule = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : closuresTexts.form.noDay

export const daySchema = ruleSchema(dayRule)

export const optionalDaySchema = ruleSchema(value => (value ? dayRule(value) : undefined))

export const closureSchema: yup.ObjectSchema<ClosureValues> = yup.object({
  courts: yup.array(yup.string().defined()).defined().min(1, closuresTexts.form.noCourt),
  from: daySchema,
  until: daySchema,
  weekdays: yup.array(yup.mixed<Weekday>().defined()).defined(),
  startTime: yup.string().defined(),
  endTime: yup.string().defined(),
  kind: yup.mixed<BlockKind>().defined(),
  title: ruleSchema(blockTitle),
  note: ruleSchema(closureNote),
  isNoteOnSite: yup.boolean().defined(),
  reason: ruleSchema(rules.reason),
})
