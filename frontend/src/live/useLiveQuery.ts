import type { ApolloCache } from '@apollo/client'
import type { useSubscription } from '@apollo/client/react'
import { client } from '../api/apollo/client'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { invalidate } from '../api/apollo/invalidate'
import type { QueryField } from '../api/operationTypes'
import { failureOf } from '../api/apollo/errors'
import { coalesce } from './coalesce'
import { connection } from './webSocketLink'

/* The pause before a retry. It doubles after each failure until an event comes. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

type SubscriptionHook<Data> = (
  options: useSubscription.Options<Data, Record<string, never>>,
) => Pick<useSubscription.Result<Data>, 'restart'>

interface LiveQuery<Data> {
  /**
   * Writes an event into the cache; false when the fields must be refetched for it. Without this
   * function, each event refetches them.
   */
  update?: (cache: ApolloCache, event: Data) => boolean
  /** The fields whose data an event can change. Pass a constant. */
  fields: readonly QueryField[]
}

interface LiveStatus {
  /** True while the shown data is up to date and events arrive. */
  isLive: boolean
  /** When `isLive` last changed. */
  since: Date
}

/**
 * Keeps the data on the screen up to date with a subscription's generated hook. When events may
 * have been missed (the connection was lost, or the server ended or refused the subscription), the
 * fields are refetched once events arrive again. It retries while it is mounted, unless the person
 * may not subscribe.
 */
export function useLiveQuery<Data>(
  useEvents: SubscriptionHook<Data>,
  { update, fields }: LiveQuery<Data>,
): LiveStatus {
  const refetch = useMemo(() => coalesce(() => invalidate(...fields)), [fields])
  const isOpen = useSyncExternalStore(connection.subscribe, connection.isOpen)
  const [state, setState] = useState<'subscribed' | 'failed' | 'refused'>('subscribed')
  /* How often events may have been missed, and how many of these gaps have been refetched. */
  const [gaps, setGaps] = useState(0)
  const [closedGaps, setClosedGaps] = useState(0)

  const noticeGap = () => setGaps(count => count + 1)
  function fail(error?: unknown) {
    // Apollo Client calls onComplete after onError too.
    setState(before => (before === 'refused' || isRefusal(error) ? 'refused' : 'failed'))
    noticeGap()
    // The right has ended: the queries are refused too, and the page shows that.
    if (isRefusal(error)) refetch().catch(logUnlessRefused)
  }

  const { restart } = useEvents({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onComplete: fail,
    onError: fail,
    onData: ({ data }) => {
      resetBackoff()
      if (data.data && !update?.(client.cache, data.data)) refetch().catch(fail)
    },
  })
  useEffect(() => connection.onClose(noticeGap), [])

  const resetBackoff = useBackoff(state === 'failed', () => {
    restart()
    setState('subscribed')
  })

  const receivesEvents = isOpen && state === 'subscribed'
  const closeGaps = useEffectEvent(() => {
    if (closedGaps < gaps) refetch().then(() => setClosedGaps(gaps), fail)
  })
  useEffect(() => {
    if (receivesEvents) closeGaps()
  }, [receivesEvents, gaps])

  return useSince(receivesEvents && closedGaps === gaps)
}

/**
 * Retries after a pause, which doubles with each failure. Returns the function that resets the
 * pause.
 */
function useBackoff(hasFailed: boolean, retry: () => void): () => void {
  const [retries, setRetries] = useState(0)
  const onTimeout = useEffectEvent(() => {
    retry()
    setRetries(retries + 1)
  })
  useEffect(() => {
    if (!hasFailed) return undefined
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retries)
    const timer = setTimeout(onTimeout, pause)
    return () => clearTimeout(timer)
  }, [hasFailed, retries])
  return () => setRetries(0)
}

/** A retry does not help a person who may not subscribe. */
const isRefusal = (error: unknown) =>
  hasLostRight(error) || failureOf(error).code === 'UNAUTHENTICATED'

function logUnlessRefused(error: unknown): void {
  if (!isRefusal(error)) console.error(error)
}

const hasLostRight = (error: unknown) =>
  ['FORBIDDEN', 'NOT_OPEN_YET'].includes(failureOf(error).code)

/** Adds the moment of the last change. */
function useSince(isLive: boolean): LiveStatus {
  const statusNow = () => ({ isLive, since: new Date() })
  const [status, setStatus] = useState(statusNow)
  if (status.isLive !== isLive) setStatus(statusNow)
  return status
}
