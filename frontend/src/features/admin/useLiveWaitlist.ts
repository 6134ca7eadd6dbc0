import { type ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import {
  useWaitlistEntryChangedSubscription,
  WaitlistRowFragmentDoc,
  type WaitlistRowFragment,
} from '../../api/generated'
import { onLineAgain } from '../../api/liveLink'
import { oneAtATime } from './oneAtATime'

/* What a new place changes on the screen. */
const concerned = new Set(['Waitlist', 'WaitlistStats', 'WaitlistTotal'])

/**
 * Hears of every entry that is added or changed while the page is open. One that is known here is
 * updated where it stands; any other, or a line that was down, has the shown page and the figures
 * asked for again. Without a line the page stays as it was fetched.
 */
export function useLiveWaitlist(): void {
  const client = useApolloClient()
  const lookAgain = useMemo(() => oneAtATime(() => refetch(client)), [client])
  useWaitlistEntryChangedSubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data }) => {
      const entry = data.data?.waitlistEntryChanged
      if (entry && !update(client, entry)) lookAgain()
    },
  })
  useEffect(() => onLineAgain(lookAgain), [lookAgain])
}

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
  const shown = [...client.getObservableQueries('active')].filter(
    ({ queryName }) => queryName !== undefined && concerned.has(queryName),
  )
  await Promise.all(shown.map(query => query.refetch()))
}
