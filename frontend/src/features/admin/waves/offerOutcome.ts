import type { OfferRowFragment, OfferState } from '../../../api/operationTypes'
import { wavesTexts } from '../../../content/admin/waves'
import { shortDateTime } from '../../../format/dates'
import { lastDayBefore } from '../../../format/daysInWords'

const texts = wavesTexts.offer

type Outcome = Pick<OfferRowFragment, 'state' | 'reason' | 'expiresAt' | 'decidedAt' | 'sentAt'>

/** Whether the person left the waitlist: only then a declined offer has a reason. */
export const isLeaving = ({ state, reason }: Pick<OfferRowFragment, 'state' | 'reason'>) =>
  state === 'declined' && reason !== null

/** Says until when the offer is open, or when it was decided. */
export function outcomeOf(offer: Outcome): string {
  const { state, expiresAt, decidedAt, sentAt } = offer
  const time = shortDateTime(decidedAt ?? sentAt)
  if (isLeaving(offer)) return texts.declinedByLeaving(time)
  const decided: Partial<Record<OfferState, (time: string) => string>> = texts.decided
  return decided[state]?.(time) ?? texts.openUntil(lastDayBefore(expiresAt))
}
