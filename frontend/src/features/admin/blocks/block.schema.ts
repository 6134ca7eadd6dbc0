import { blockTitle } from '@shared/desk-rules'
import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { BlockKind, Weekday } from '../../../api/operationTypes'
import { blocksTexts } from '../../../content/admin/blocks'
import { ruleSchema } from '../../../schema/ruleSchema'

const texts = blocksTexts.form

/** The values of the form. */
export interface BlockValues {
  courts: string[]
  from: string
  until: string
  /** None is every day. */
  weekdays: Weekday[]
  startTime: string
  endTime: string
  kind: BlockKind
  title: string
  reason: string
}

const day = ruleSchema(value => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : texts.noDay))

export const blockSchema: yup.ObjectSchema<BlockValues> = yup.object({
  courts: yup.array(yup.string().defined()).defined().min(1, texts.noCourt),
  from: day,
  until: day,
  weekdays: yup.array(yup.mixed<Weekday>().defined()).defined(),
  startTime: yup.string().defined(),
  endTime: yup.string().defined(),
  kind: yup.mixed<BlockKind>().defined(),
  title: ruleSchema(blockTitle),
  reason: ruleSchema(rules.reason),
})
