import type { SiteNoticeRowFragment } from '../../../api/operationTypes'
import { clubDateOf } from '../../../format/courtDays'
import { clubTimeAt } from '../day/days'
import { recordKeys } from '../section/recordKeys'
import type { SiteLineValues } from './siteLine.schema'

/** Returns the values of a line as a form has them. */
export const valuesOf = ({
  text,
  place,
  tone,
  startsAt,
  endsAt,
}: SiteNoticeRowFragment): SiteLineValues => ({
  ...{ text, place, tone },
  startDate: clubDateOf(new Date(startsAt)),
  startTime: clubTimeAt(startsAt),
  endDate: clubDateOf(new Date(endsAt)),
  endTime: clubTimeAt(endsAt),
})

/**
 * Whether the line is as a form has said. What is missing fits each line, and so does an empty start, which
 * means now. The server trims what it stores.
 */
export function hasValues(line: SiteNoticeRowFragment, sent: Partial<SiteLineValues>): boolean {
  const stored = valuesOf(line)
  return recordKeys(stored).every(field => !sent[field] || sent[field].trim() === stored[field])
}
