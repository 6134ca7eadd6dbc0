import type { ApolloCache } from '@apollo/client'
import type { useSubscription } from '@apollo/client/react'
import type { CourtDayChangedSubscription, CourtDayFieldsFragment } from '../../api/operationTypes'
import {
  CourtDayFieldsFragmentDoc,
  useCourtDayChangedSubscription,
  useCourtDayQuery,
} from './courts.generated'
import { useLiveQuery } from '../../live/useLiveQuery'
import { useHourStart } from '../../live/useHourStart'

const day = { fragment: CourtDayFieldsFragmentDoc, fragmentName: 'CourtDayFields' }

/** The hours that the member has booked. */
const ownHours = ({ courts }: CourtDayFieldsFragment) =>
  courts
    .flatMap(({ slots }) => slots.filter(({ state }) => state === 'mine'))
    .map(({ startsAt }) => startsAt)

/**
 * Writes a changed day to the cache. The allowance changes with one's own bookings, which also the desk,
 * another page or a program can change.
 */
function update(cache: ApolloCache, { courtDayChanged: data }: CourtDayChangedSubscription) {
  const before = cache.readFragment<CourtDayFieldsFragment>({ ...day, id: cache.identify(data) })
  cache.writeFragment({ ...day, data })
  return before === null || String(ownHours(before)) === String(ownHours(data))
}

const live = { update, fields: ['courtDay'] as const }

type Options = useSubscription.Options<CourtDayChangedSubscription, Record<string, never>>

/** Keeps a day up to date while it is shown. */
export function useLiveCourtDay(date: string) {
  function useDayChanged(options: Options) {
    return useCourtDayChangedSubscription({ ...options, variables: { date } })
  }
  return useLiveQuery(useDayChanged, live)
}

/**
 * Returns a day's hours, by default today's, what the club says about its closures, the hours that the
 * member waits for, and their allowance. They are refetched when an hour begins, with which hours open
 * and days begin, too.
 */
export function useCourtDay(date: string | undefined) {
  const { data, previousData, error, refetch } = useCourtDayQuery({
    // The request for today is in the page's HTML (ADR-5), which knows no date.
    variables: { date },
    fetchPolicy: 'cache-and-network',
  })
  useHourStart(() => void refetch().catch(console.error))
  return {
    day: data?.courtDay,
    notes: data?.closureNotes,
    standby: (data ?? previousData)?.standby,
    night: data?.openPlay,
    allowance: (data ?? previousData)?.bookingAllowance,
    error,
    refetch,
  }
}
