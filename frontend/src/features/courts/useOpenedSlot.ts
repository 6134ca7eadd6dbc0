import { useLocation, useNavigate } from 'react-router-dom'

interface OpenedSlot {
  id: string
  isOwn: boolean
  /** Whether it was free when it was opened: then its form stays, and says what has changed. */
  isOpen: boolean
}

/**
 * The slot whose panel is open, in the history entry: Back closes the panel instead of leaving the
 * page (PAGE-16).
 */
export function useOpenedSlot() {
  const location = useLocation()
  const navigate = useNavigate()
  const opened = slotIn(location.state)
  return {
    opened,
    open: (slot: OpenedSlot) =>
      void navigate(
        { search: location.search },
        { replace: opened !== undefined, state: { samePage: true, slot } },
      ),
    onClose: () => {
      if (opened) void navigate(-1)
    },
  }
}

function slotIn(state: unknown): OpenedSlot | undefined {
  if (typeof state !== 'object' || state === null || !('slot' in state)) return undefined
  // Only this file writes it.
  return state.slot as OpenedSlot
}
