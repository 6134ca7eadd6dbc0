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
} from '../waitlist/adminWaitlist.generated'
import type { invalidates } from '../../../api/apollo/invalidate'
import { admin } from '../../../content/admin/admin'
import { nameOrEmail } from './personNames'
import { useNotTold } from './useNotTold'

/** A change of status made on this page. */
export interface StatusChange {
  /** The entries that were changed together. */
  entries: readonly WaitlistRowFragment[]
  status: WaitlistStatus
  /** Whether the change can be undone. An undo cannot be undone. */
  canUndo: boolean
}

/** Describes a change in words. A change of one entry includes the person's name. */
export function describeStatusChange({ entries, status }: StatusChange): string {
  const [first, ...others] = entries
  return first && others.length === 0
    ? admin.statusChange.ofOne(nameOrEmail(first.user), status)
    : admin.statusChange.ofMany(entries.length, status)
}

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

  const undo = useCallback(
    ({ entries }: Pick<StatusChange, 'entries'>) =>
      track(async () => {
        const { data } = await undoStatuses({ variables: { input: { ids: idsOf(entries) } } })
        const changed = data?.undoWaitlistStatuses
        const status = changed?.[0]?.status
        if (status) setLastChange({ entries, status, canUndo: false })
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
        await undo({ entries })
        return
      }
      await track(async () => {
        const { data } = await setStatuses({
          variables: { input: { ids: idsOf(entries), from, to, plan } },
        })
        setLastChange({ entries, status: to, canUndo: true })
        return notToldOf(data?.setWaitlistStatuses)
      })
    },
    [setStatuses, undo, track],
  )

  return { lastChange, notTold, changeStatus, undo, track }
}

const notToldOf = (
  changed: readonly { notTold: readonly NotToldRowFragment[] | null }[] | null | undefined,
) => changed?.flatMap(({ notTold }) => notTold ?? [])

const idsOf = (entries: readonly WaitlistRowFragment[]) => entries.map(({ id }) => id)
