import { openPlayRules } from '@shared/open-play-rules'
import type { OpenPlayFieldsFragment } from '../../api/operationTypes'
import { addDays, clubDateOf, nightOf } from '../../format/courtDays'
import { useOpenPlayQuery } from './openPlay.generated'

type Night = OpenPlayFieldsFragment

/**
 * Returns the nights of open play of a day, in order, if members can already say that they come (OPEN-1).
 * Until 5 AM, today has two: the one that goes on, and that of its evening. `night` is the one that was
 * loaded with the day.
 */
export function useNights(
  night: Night | null | undefined,
  date: string | undefined,
  hour: number,
): Night[] {
  const today = clubDateOf(new Date(hour))
  const first = nightOf(new Date(hour))
  const hasTwo = night != null && first !== today && date === today
  const { data, loading } = useOpenPlayQuery({
    variables: { night: night?.night === date ? null : date },
    fetchPolicy: 'cache-and-network',
    skip: !hasTwo,
  })
  // Both are shown at once, so that neither moves.
  if (loading && !data) return []
  // Apollo Client keeps the data of a query that is skipped from then on.
  const other = hasTwo ? data?.openPlay : undefined
  const last = addDays(first, openPlayRules.nights - 1)
  return [night, other?.night === night?.night ? null : other]
    .flatMap(one => one ?? [])
    .filter(one => one.night <= last)
    .sort((one, next) => (one.night < next.night ? -1 : 1))
}
