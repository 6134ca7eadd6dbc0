import { club } from '@shared/club'
import { useState } from 'react'
import type { OwnMembershipFragment } from '../../api/operationTypes'
import { ownMembership } from '../../content/ownMembership'
import { addDays, clubDateOf } from '../../format/courtDays'
import { usePlanChangeQuery } from './memberships.generated'
import { usePossibleChange } from './usePossibleChange'

/**
 * Returns the sentence about the months that are still owed, if another one begins by the last day of the
 * membership: the day that is set, or else that of a notice today (MEMBERSHIP-21). If the dates could not be
 * loaded, it names none.
 */
export function useOwedMonths(membership: OwnMembershipFragment): string | undefined {
  const change = usePossibleChange(membership)
  const [today] = useState(() => clubDateOf(new Date()))
  // What a change of the plan would do says when the period ends.
  const { data, error } = usePlanChangeQuery({
    variables: { plan: change?.plan ?? membership.plan },
    skip: !change,
    fetchPolicy: 'cache-and-network',
  })
  if (error && !data) return ownMembership.owedWhole
  const periodEnd = data?.planChange?.periodEnd
  if (!periodEnd) return undefined
  const next = addDays(periodEnd, 1)
  const lastDay = membership.endsOn ?? addDays(today, club.cancellationNoticeDays)
  return next <= lastDay ? ownMembership.owedFrom(next) : undefined
}
