import { useEffect, useRef, useState } from 'react'
import { focusedPath, focusNearest } from './focusNearest'

/**
 * Tells whether the work of a button is running. A button that is disabled or removed meanwhile
 * loses the focus: one that stays gets it back; otherwise the nearest heading gets it.
 */
export function usePending() {
  const [pending, setPending] = useState(false)
  /** The pressed button and what is around it, while the work runs. */
  const pressed = useRef<readonly Element[]>([])

  useEffect(() => {
    if (pending) return () => focusNearest(pressed.current)
    pressed.current = []
    return undefined
  }, [pending])

  /** Runs the work of the button that was just pressed. */
  async function whilePending(work: () => Promise<void>) {
    pressed.current = focusedPath()
    setPending(true)
    try {
      await work()
    } finally {
      setPending(false)
    }
  }

  return { pending, whilePending }
}
