import { siteNoticeText } from '@shared/site-notice-rules'
import * as yup from 'yup'
import type { SiteNoticePlace, SiteNoticeTone } from '../../../api/operationTypes'
import { siteLineTexts } from '../../../content/admin/siteLine'
import { ruleSchema } from '../../../schema/ruleSchema'

/** The values of the form for a line. */
export interface SiteLineValues {
  text: string
  /** Of a new line, empty, as the time, means now. */
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  place: SiteNoticePlace
  tone: SiteNoticeTone
}

const { noDay, noTime } = siteLineTexts.form
const optional = ruleSchema(() => undefined)
const needed = (message: string) => ruleSchema((value: string) => (value ? undefined : message))

export const siteLineSchema: yup.ObjectSchema<SiteLineValues> = yup.object({
  text: ruleSchema(siteNoticeText),
  startDate: optional,
  startTime: optional,
  endDate: needed(noDay),
  endTime: needed(noTime),
  place: yup.mixed<SiteNoticePlace>().defined(),
  tone: yup.mixed<SiteNoticeTone>().defined(),
})

/** For a line that is changed: there, an empty start would not mean now. */
export const changedLineSchema: yup.ObjectSchema<SiteLineValues> = siteLineSchema.shape({
  startDate: needed(noDay),
  startTime: needed(noTime),
})
