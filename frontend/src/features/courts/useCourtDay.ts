import type { ApolloCache } from '@apollo/client'
import type { useSubscription } from '@apollo/client/react'
import { useEffect } from 'react'
import type { CourtDayChangedSubscription, CourtDayFieldsFragment } from '../../api/operationTypes'
import {
  CourtDayFieldsFragmentDoc,
  useCourtDayChangedSubscription,
  useCourtDayQuery,
} from './courts.generated'
import { useLiveQuery } from '../../live/useLiveQuery'

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
 * member waits for, and their allowance. They are refetched when an
 * hour begins or opens.
 */
export function useCourtDay(date: string | undefined) {
  const { data, previousData, error, refetch } = useCourtDayQuery({
    // The request for today is in the page's HTML (ADR-5), which knows no date.
    variables: { date },
    fetchPolicy: 'cache-and-network',
  })
  const day = data?.courtDay
  useEffect(() => {
    const delay = day ? untilNextChange(day) : undefined
    if (delay === undefined) return undefined
    const timer = setTimeout(() => void refetch().catch(console.error), delay + CLOCK_SKEW_MS)
    return () => clearTimeout(timer)
  }, [day, refetch])
  return {
    day,
    notes: data?.closureNotes,
    standby: (data ?? previousData)?.standby,
    night: data?.openPlay,
    allowance: (data ?? previousData)?.bookingAllowance,
    error,
    refetch,
  }
}

/* The server decides by its own clock. */
const CLOCK_SKEW_MS = 1_000

/** Returns the milliseconds until the clock changes the state of a slot; undefined if it never does. */
function untilNextChange({ courts }: CourtDayFieldsFragment): number | undefined {
  const delays = courts
    .flatMap(({ slots }) => slots.flatMap(({ startsAt, opensAt }) => [startsAt, opensAt]))
    .map(iso => Date.parse(iso) - Date.now())
    .filter(delay => delay > 0)
  return delays.length > 0 ? Math.min(...delays) : undefined
}
