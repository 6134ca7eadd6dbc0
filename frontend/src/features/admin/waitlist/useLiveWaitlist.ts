import { type ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  useWaitlistEntryChangedSubscription,
  WaitlistDocument,
  WaitlistRowFragmentDoc,
  WaitlistStatisticsDocument,
  WaitlistStatsDocument,
  WaitlistTotalDocument,
  type WaitlistRowFragment,
} from '../../../api/generated'
import { failureOf } from '../../../api/errors'
import { onReconnect } from '../../../api/webSocketLink'
import { coalesce } from './coalesce'

/* What a new entry changes on the screen. */
const affectedQueries = [
  WaitlistDocument,
  WaitlistStatsDocument,
  WaitlistTotalDocument,
  WaitlistStatisticsDocument,
]

/* How long after its end a subscription is made again: twice as long each time, until an event comes. */
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Subscribes to every entry that is added or changed while the page is open. One in the cache is
 * updated there; any other, or a reconnect, has the shown page and the figures fetched again. Without
 * a socket the page stays as it was fetched. The server ends a subscription when an event may have been
 * missed: another one is made then.
 */
export function useLiveWaitlist(): void {
  const client = useApolloClient()
  const refetchAffected = useMemo(() => coalesce(() => refetch(client)), [client])
  const [ends, setEnds] = useState(0)
  const { restart } = useWaitlistEntryChangedSubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onComplete: () => setEnds(ends + 1),
    onError: error => {
      if (!isRefusal(error)) setEnds(ends + 1)
    },
    onData: ({ data }) => {
      setEnds(0)
      const entry = data.data?.waitlistEntryChanged
      if (entry && !update(client, entry)) refetchAffected()
    },
  })
  useEffect(() => onReconnect(refetchAffected), [refetchAffected])

  const resubscribe = useEffectEvent(() => {
    restart()
    refetchAffected()
  })
  useEffect(() => {
    if (ends === 0) return undefined
    const pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (ends - 1))
    const timer = setTimeout(resubscribe, pause)
    return () => clearTimeout(timer)
  }, [ends])
}

/** Whoever may not subscribe is not helped by another try. */
const isRefusal = (error: unknown) =>
  ['UNAUTHENTICATED', 'FORBIDDEN'].includes(failureOf(error).code)

function update({ cache }: ApolloClient, entry: WaitlistRowFragment): boolean {
  const where = {
    id: cache.identify(entry),
    fragment: WaitlistRowFragmentDoc,
    fragmentName: 'WaitlistRow',
  }
  if (!cache.readFragment(where)) return false
  cache.writeFragment({ ...where, data: entry })
  return true
}

async function refetch(client: ApolloClient): Promise<void> {
  await client.refetchQueries({ include: affectedQueries })
}
