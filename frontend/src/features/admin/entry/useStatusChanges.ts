import { useCallback, useState } from 'react'
import {
  useSetWaitlistStatusesMutation,
  useSetWaitlistStatusMutation,
  useUndoWaitlistStatusesMutation,
  useUndoWaitlistStatusMutation,
  type WaitlistRowFragment,
  type WaitlistStatus,
} from '../../../api/generated'
import { admin } from '../../../content/admin'
import { nameOrEmail } from './personNames'

/** A change of status made on this page. */
export interface StatusChange {
  /** Whose status it changed, together. */
  entries: readonly WaitlistRowFragment[]
  status: WaitlistStatus
  /** Whether it can be taken back; what has been taken back cannot be once more. */
  canUndo: boolean
}

/** A change in words: by name when it is one person's. */
export function describeStatusChange({ entries, status }: StatusChange): string {
  const [first, ...others] = entries
  return first && others.length === 0
    ? admin.statusChange.words(nameOrEmail(first.user), status)
    : admin.statusChange.ofMany(entries.length, status)
}

/**
 * Changes of status, of one entry or of several together; the latest one can be taken back. Both ways stay the same
 * function: no row is drawn again for another one's sake.
 */
export function useStatusChanges() {
  const [lastChange, setLastChange] = useState<StatusChange>()
  const [setStatus] = useSetWaitlistStatusMutation()
  const [setStatuses] = useSetWaitlistStatusesMutation()
  const [undoStatus] = useUndoWaitlistStatusMutation()
  const [undoStatuses] = useUndoWaitlistStatusesMutation()

  const undo = useCallback(
    async ({ entries }: Pick<StatusChange, 'entries'>) => {
      const ids = idsOf(entries)
      const [id = '', ...others] = ids
      const status =
        others.length === 0
          ? (await undoStatus({ variables: { input: { id } } })).data?.undoWaitlistStatus?.status
          : (await undoStatuses({ variables: { input: { ids } } })).data?.undoWaitlistStatuses?.[0]
              ?.status
      if (status) setLastChange({ entries, status, canUndo: false })
    },
    [undoStatus, undoStatuses],
  )

  /** All of them stand where the first stands. */
  const changeStatus = useCallback(
    async (entries: readonly WaitlistRowFragment[], to: WaitlistStatus) => {
      const [first, ...others] = entries
      if (!first) return
      const { id, status: from } = first
      // Nothing follows on joined: from there the only way is back.
      if (from === 'joined') {
        await undo({ entries })
        return
      }
      if (others.length === 0) await setStatus({ variables: { input: { id, from, to } } })
      else await setStatuses({ variables: { input: { ids: idsOf(entries), from, to } } })
      setLastChange({ entries, status: to, canUndo: true })
    },
    [setStatus, setStatuses, undo],
  )

  return { lastChange, changeStatus, undo }
}

const idsOf = (entries: readonly WaitlistRowFragment[]) => entries.map(({ id }) => id)
