import type { LatestOfferFragment } from '../api/operationTypes'
import { clubDayOf, lastDayBefore } from '../format/daysInWords'
import { offerTexts } from './offer'

interface OwnPlace {
  status: string
  position: number
}

/** Says what became of an offer that can no longer be accepted, to a person on the waitlist. */
export function describeOutcome(
  { state, sentAt, expiresAt, decidedAt, reason }: LatestOfferFragment,
  { status, position }: OwnPlace,
): string[] {
  // A person whom the team has invited by hand meanwhile is not asked again.
  const isWaiting = status === 'waiting'
  const next = isWaiting ? [offerTexts.askedAgain(position)] : []
  if (state === 'declined')
    return [`You said not now on ${clubDayOf(decidedAt ?? sentAt)}.`, ...next]
  if (state === 'withdrawn')
    return [
      `The club has withdrawn its offer of ${clubDayOf(sentAt)}.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      ...(isWaiting ? [offerTexts.keeps(position)] : []),
    ]
  return [`Your offer ended on ${lastDayBefore(expiresAt)}.`, ...next]
}
