import type { CourtClosureRowFragment, UpdateCourtClosureInput } from '../../../api/operationTypes'
import { recordKeys } from '../section/recordKeys'

/** Returns what a form can change about a closure, as the form has it. */
export const valuesOf = ({
  title,
  kind,
  until,
  note,
  isNoteOnSite,
  startTime,
  endTime,
}: CourtClosureRowFragment) => ({
  ...{ title, kind, until, note: note ?? '', isNoteOnSite },
  startTime: startTime.slice(0, 5),
  endTime: endTime.slice(0, 5),
})

/** Whether the closure is as an input has said. What is missing or null fits each closure. */
export function hasValues(
  closure: CourtClosureRowFragment,
  input: Omit<UpdateCourtClosureInput, 'id'>,
): boolean {
  const stored = valuesOf(closure)
  const { skipDates, restoreDates } = input
  const isSkipped = (date: string) => closure.skippedDates.includes(date)
  return (
    recordKeys(stored).every(field => trimmed(input[field] ?? stored[field]) === stored[field]) &&
    (skipDates ?? []).every(isSkipped) &&
    !(restoreDates ?? []).some(isSkipped)
  )
}

/* The server trims what it stores. */
const trimmed = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value)
