import { useCallback, useState } from 'react'
import type {
  NotToldRowFragment,
  Plan,
  WaitlistRowFragment,
  WaitlistStatus,
} from '../../../api/operationTypes'
import {
  useSetWaitlistStatusesMutation,
  useUndoWaitlistStatusesMutation,
  WaitlistDocument,
} from '../waitlist/adminWaitlist.generated'
import { client } from '../../../api/apollo/client'
import { invalidate, type invalidates } from '../../../api/apollo/invalidate'
import { admin } from '../../../content/admin/admin'
import { orFindDone } from '../list/orFindDone'
import { personFields } from './personFields'
import { nameOrEmail } from './personNames'
import { useNotTold } from './useNotTold'

/** A change of status made on this page. */
export interface StatusChange {
  /** The entries that were changed together. */
  entries: readonly WaitlistRowFragment[]
  status: WaitlistStatus
  /** Whether the change can be undone. An undo cannot be undone. */
  canUndo: boolean
  /** Whether the server's response to the change arrived. */
  isAnswered: boolean
}

/** Describes a change in words. A change of one entry includes the person's name. */
export function describeStatusChange({ entries, status, isAnswered }: StatusChange): string {
  const [first, ...others] = entries
  const texts = isAnswered ? admin.statusChange.done : admin.statusChange.doneUnanswered
  return first && others.length === 0
    ? texts.ofOne(nameOrEmail(first.user), status)
    : texts.ofMany(entries.length, status)
}

/** The entries as a change has left them. Whom it could not tell is unknown without the server's response. */
type Changed = readonly {
  status: WaitlistStatus
  notTold?: readonly NotToldRowFragment[] | null
}[]

const refresh = () => invalidate('waitlist', ...personFields)

/**
 * Changes the status of one or more entries, and undoes the latest change. The options are those of
 * both mutations. `notTold` is whom the latest change could not tell; `track` keeps that of other
 * changes. The functions keep their identity between renders, so a change in one row does not render
 * the others again.
 */
export function useStatusChanges(
  options: { refetchQueries?: ReturnType<typeof invalidates> } = {},
) {
  const [lastChange, setLastChange] = useState<StatusChange>()
  const [setStatuses] = useSetWaitlistStatusesMutation(options)
  const [undoStatuses] = useUndoWaitlistStatusesMutation(options)
  const { notTold, track } = useNotTold()

  /** Undoes a change of the entries, which gives them this status: by default the one before the change. */
  const undo = useCallback(
    ({ entries }: Pick<StatusChange, 'entries'>, to = entries[0]?.status) =>
      track(async () => {
        const { result: changed, isAnswered } = await orFindDone<Changed | null | undefined>(
          undoStatuses({ variables: { input: { ids: idsOf(entries) } } }).then(
            ({ data }) => data?.undoWaitlistStatuses,
          ),
          refresh,
          () => findChanged(entries, to),
        )
        const status = changed?.[0]?.status
        if (status) setLastChange({ entries, status, canUndo: false, isAnswered })
        return notToldOf(changed)
      }),
    [undoStatuses, track],
  )

  /** All entries must have the same status. The plan is that of the memberships that start. */
  const changeStatus = useCallback(
    async (
      entries: readonly WaitlistRowFragment[],
      to: WaitlistStatus,
      plan: Plan | null = null,
    ) => {
      const from = entries[0]?.status
      if (!from) return
      // `joined` is the last status, so the only change is an undo.
      if (from === 'joined') {
        await undo({ entries }, to)
        return
      }
      await track(async () => {
        const { result: changed, isAnswered } = await orFindDone<Changed | null | undefined>(
          setStatuses({ variables: { input: { ids: idsOf(entries), from, to, plan } } }).then(
            ({ data }) => data?.setWaitlistStatuses,
          ),
          refresh,
          () => findChanged(entries, to),
        )
        setLastChange({ entries, status: to, canUndo: true, isAnswered })
        return notToldOf(changed)
      })
    },
    [setStatuses, undo, track],
  )

  return { lastChange, notTold, changeStatus, undo, track }
}

const notToldOf = (changed: Changed | null | undefined) =>
  changed?.flatMap(({ notTold }) => notTold ?? [])

const idsOf = (entries: readonly WaitlistRowFragment[]) => entries.map(({ id }) => id)

/**
 * Requests the first of the entries, and returns it if it has this status: the server changes all of them or
 * none.
 */
async function findChanged(
  [first]: readonly WaitlistRowFragment[],
  status: WaitlistStatus | undefined,
): Promise<Changed | undefined> {
  const { data } = await client.query({
    query: WaitlistDocument,
    variables: { search: first?.user.email, status, first: 100 },
    fetchPolicy: 'no-cache',
  })
  const found = data?.waitlist?.edges.find(({ node }) => node.id === first?.id)
  return found && [found.node]
}
