import { useState } from 'react'
import {
  useSetWaitlistStatusMutation,
  useUndoWaitlistStatusMutation,
  type WaitlistRowFragment,
  type WaitlistStatus,
} from '../../api/generated'
import { calledName } from './person'

/** The latest change made here, as it is told. */
export interface Moved {
  id: string
  name: string
  status: WaitlistStatus
  /** Whether it can be taken back; what has been taken back cannot be once more. */
  canUndo: boolean
}

/** Changes of status, one after the other; the latest one can be taken back. */
export function useWaitlistMoves() {
  const [moved, setMoved] = useState<Moved>()
  const [setStatus] = useSetWaitlistStatusMutation()
  const [undoStatus] = useUndoWaitlistStatusMutation()

  async function move({ id, status, user }: WaitlistRowFragment, to: WaitlistStatus) {
    // Nothing follows on joined: from there the only way is back.
    if (status === 'joined') {
      await undo({ id, name: calledName(user) })
      return
    }
    await setStatus({ variables: { input: { id, from: status, to } } })
    setMoved({ id, name: calledName(user), status: to, canUndo: true })
  }

  async function undo({ id, name }: Pick<Moved, 'id' | 'name'>) {
    const { data } = await undoStatus({ variables: { input: { id } } })
    const status = data?.undoWaitlistStatus?.status
    if (status) setMoved({ id, name, status, canUndo: false })
  }

  return { moved, move, undo }
}
