import { useState } from 'react'
import {
  useSetWaitlistStatusesMutation,
  useSetWaitlistStatusMutation,
  useUndoWaitlistStatusesMutation,
  useUndoWaitlistStatusMutation,
  type WaitlistRowFragment,
  type WaitlistStatus,
} from '../../api/generated'
import { admin } from '../../content/admin'
import { calledName } from './person'

/** The latest change made here, as it is told. */
export interface Moved {
  /** Whom it moved, together. */
  entries: readonly WaitlistRowFragment[]
  status: WaitlistStatus
  /** Whether it can be taken back; what has been taken back cannot be once more. */
  canUndo: boolean
}

/** A change in words: by name when it is one person's. */
export function movedWords({ entries, status }: Moved): string {
  const [first, ...others] = entries
  return first && others.length === 0
    ? admin.moved.words(calledName(first.user), status)
    : admin.moved.ofMany(entries.length, status)
}

/** Changes of status, of one entry or of several together; the latest one can be taken back. */
export function useWaitlistMoves() {
  const [moved, setMoved] = useState<Moved>()
  const [setStatus] = useSetWaitlistStatusMutation()
  const [setStatuses] = useSetWaitlistStatusesMutation()
  const [undoStatus] = useUndoWaitlistStatusMutation()
  const [undoStatuses] = useUndoWaitlistStatusesMutation()

  /** All of them stand where the first stands. */
  async function move(entries: readonly WaitlistRowFragment[], to: WaitlistStatus) {
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
    setMoved({ entries, status: to, canUndo: true })
  }

  async function undo({ entries }: Pick<Moved, 'entries'>) {
    const status = entries.length === 1 ? await undoOne(entries) : await undoMany(entries)
    if (status) setMoved({ entries, status, canUndo: false })
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

  return { moved, move, undo }
}

const idsOf = (entries: readonly WaitlistRowFragment[]) => entries.map(({ id }) => id)
