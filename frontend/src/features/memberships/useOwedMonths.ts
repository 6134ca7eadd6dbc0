import { club } from '@shared/club'
import { useState } from 'react'
import type { OwnMembershipFragment } from '../../api/operationTypes'
import { ownMembership } from '../../content/ownMembership'
import { addDays, clubDateOf } from '../../format/courtDays'
import { usePeriodQuery } from './usePeriodQuery'
import { usePossibleChange } from './usePossibleChange'

/**
 * Returns the sentence about the months that are still owed, if another one begins by the last day of the
 * membership: the day that is set, or else that of a notice today (MEMBERSHIP-21). If the dates could not be
 * loaded, it names none.
 */
export function useOwedMonths(membership: OwnMembershipFragment): string | undefined {
  const [now] = useState(() => new Date())
  const { data, error } = usePeriodQuery(usePossibleChange(membership))
  if (error && !data) return ownMembership.owedWhole
  const periodEnd = data?.planChange?.periodEnd
  if (!periodEnd) return undefined
  const next = addDays(periodEnd, 1)
  const lastDay = membership.endsOn ?? addDays(clubDateOf(now), club.cancellationNoticeDays)
  return next <= lastDay ? ownMembership.owedFrom(next) : undefined
}
