import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export interface OpenedSlot {
  id: string
  isOwn: boolean
  /** Whether it was free when it was opened: then its form stays, and says what has changed. */
  isOpen: boolean
}

/**
 * The slot whose panel is open, in the history entry: Back closes the panel instead of leaving the
 * page (PAGE-16). A panel whose request answers late calls `onClose`, too: it closes that hour only, and
 * only while it is open.
 */
export function useOpenedSlot() {
  const location = useLocation()
  const navigate = useNavigate()
  const opened = slotIn(location.state)
  const id = opened?.id
  const openId = useRef(id)
  useEffect(() => {
    openId.current = id
    return () => {
      openId.current = undefined
    }
  }, [id])
  return {
    opened,
    open: (slot: OpenedSlot) =>
      void navigate(
        { search: location.search },
        { replace: opened !== undefined, state: { samePage: true, slot } },
      ),
    onClose: () => {
      if (id !== undefined && id === openId.current) void navigate(-1)
    },
  }
}

function slotIn(state: unknown): OpenedSlot | undefined {
  if (typeof state !== 'object' || state === null || !('slot' in state)) return undefined
  // Only this file writes it.
  return state.slot as OpenedSlot
}
