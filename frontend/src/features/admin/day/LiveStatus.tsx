import { useEffect, useState } from 'react'
import type { ApolloCache } from '@apollo/client'
import type { CourtScheduleChangedSubscription } from '../../../api/operationTypes'
import { CourtScheduleDocument, useCourtScheduleChangedSubscription } from './day.generated'
import { dayTexts as texts } from '../../../content/admin/day'
import { clubHour } from '../../../format/dates'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { Notice } from '../../../ui/Notice'

/** A connection that is opened within this time is not worth a message. */
const PATIENCE_MS = 3000

const live = { update, fields: ['courtSchedule'] as const }

/** An event is the whole day. */
function update(
  cache: ApolloCache,
  { courtScheduleChanged: courtSchedule }: CourtScheduleChangedSubscription,
): boolean {
  const variables = { date: courtSchedule.date }
  cache.writeQuery({ query: CourtScheduleDocument, variables, data: { courtSchedule } })
  return true
}

/**
 * Keeps the day up to date while it is mounted, and says since when it is not. Mount it with the
 * day as its key.
 */
export function LiveStatus({ date }: { date: string }) {
  const useEvents: Parameters<typeof useLiveQuery<CourtScheduleChangedSubscription>>[0] = options =>
    useCourtScheduleChangedSubscription({ ...options, variables: { date } })
  const { isLive, since } = useLiveQuery(useEvents, live)
  return <div role="status">{!isLive && <Since key={since.getTime()} moment={since} />}</div>
}

function Since({ moment }: { moment: Date }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <Notice>{texts.notLive(clubTime(moment))}</Notice>
}

/** 10:42 without AM or PM: it is a moment ago. */
const clubTime = (moment: Date) => clubHour(moment.toISOString()).replace(/ [AP]M$/, '')
