import { club } from '@shared/club'
import { useState } from 'react'
import type { OwnMembershipFragment } from '../../api/operationTypes'
import { addDays, clubDateOf } from '../../format/courtDays'
import { usePlanChangeQuery } from './memberships.generated'
import { usePossibleChange } from './usePossibleChange'

/**
 * Returns the first day of the next period of dues if it begins by the last day of the membership: the day
 * that is set, or else that of a notice today. Its dues are then owed (MEMBERSHIP-21).
 */
export function useNextPeriod(membership: OwnMembershipFragment): string | undefined {
  const change = usePossibleChange(membership)
  const [today] = useState(() => clubDateOf(new Date()))
  // What a change of the plan would do says when the period ends.
  const { data } = usePlanChangeQuery({
    variables: { plan: change?.plan ?? membership.plan },
    skip: !change,
    fetchPolicy: 'cache-and-network',
  })
  const periodEnd = data?.planChange?.periodEnd
  if (!periodEnd) return undefined
  const next = addDays(periodEnd, 1)
  const lastDay = membership.endsOn ?? addDays(today, club.cancellationNoticeDays)
  return next <= lastDay ? next : undefined
}
