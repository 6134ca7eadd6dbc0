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
} from '../../api/generated'
import { failureOf } from '../../api/errors'
import { onLineAgain } from '../../api/webSocketLink'
import { oneAtATime } from './coalesce'

/* What a new place changes on the screen. */
const concerned = [
  WaitlistDocument,
  WaitlistStatsDocument,
  WaitlistTotalDocument,
  WaitlistStatisticsDocument,
]

/* How long after its end a subscription begins anew: twice as long each time, until something is heard. */
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Hears of every entry that is added or changed while the page is open. One that is known here is
 * updated where it stands; any other, or a line that was down, has the shown page and the figures
 * asked for again. Without a line the page stays as it was fetched. The server ends a subscription
 * when something may have been missed: another one begins then.
 */
export function useLiveWaitlist(): void {
  const client = useApolloClient()
  const lookAgain = useMemo(() => oneAtATime(() => refetch(client)), [client])
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
      if (entry && !update(client, entry)) lookAgain()
    },
  })
  useEffect(() => onLineAgain(lookAgain), [lookAgain])

  const beginAnew = useEffectEvent(() => {
    restart()
    lookAgain()
  })
  useEffect(() => {
    if (ends === 0) return undefined
    const pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (ends - 1))
    const timer = setTimeout(beginAnew, pause)
    return () => clearTimeout(timer)
  }, [ends])
}

/** Whoever may not listen is not helped by another try. */
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
  await client.refetchQueries({ include: concerned })
}
