import { useState } from 'react'
import {
  useSetWaitlistStatusesMutation,
  useSetWaitlistStatusMutation,
  useUndoWaitlistStatusesMutation,
  useUndoWaitlistStatusMutation,
  type WaitlistRowFragment,
  type WaitlistStatus,
} from '../../../api/generated'
import { admin } from '../../../content/admin'
import { nameOrEmail } from '../personNames'

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

/** Changes of status, of one entry or of several together; the latest one can be taken back. */
export function useStatusChanges() {
  const [lastChange, setLastChange] = useState<StatusChange>()
  const [setStatus] = useSetWaitlistStatusMutation()
  const [setStatuses] = useSetWaitlistStatusesMutation()
  const [undoStatus] = useUndoWaitlistStatusMutation()
  const [undoStatuses] = useUndoWaitlistStatusesMutation()

  /** All of them stand where the first stands. */
  async function changeStatus(entries: readonly WaitlistRowFragment[], to: WaitlistStatus) {
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
  }

  async function undo({ entries }: Pick<StatusChange, 'entries'>) {
    const status = entries.length === 1 ? await undoOne(entries) : await undoMany(entries)
    if (status) setLastChange({ entries, status, canUndo: false })
  }

  async function undoOne(entries: readonly WaitlistRowFragment[]) {
    const [id = ''] = idsOf(entries)
    const { data } = await undoStatus({ variables: { input: { id } } })
    return data?.undoWaitlistStatus?.status
  }

  async function undoMany(entries: readonly WaitlistRowFragment[]) {
    const { data } = await undoStatuses({ variables: { input: { ids: idsOf(entries) } } })
    return data?.undoWaitlistStatuses?.[0]?.status
  }

  return { lastChange, changeStatus, undo }
}

const idsOf = (entries: readonly WaitlistRowFragment[]) => entries.map(({ id }) => id)
