import { useEffect, useEffectEvent, useRef } from 'react'
import { setBackGuard } from './backGuard'

/**
 * Asks before Back leaves the entry of the router's history that shows a dialog (PAGE-20). The browser
 * leaves the entry first, so this returns to it; the router does not hear of either. `mayLeave` returns
 * false if it has asked.
 */
export function useBackAsks(isOn: boolean, mayLeave: () => boolean): void {
  const ask = useEffectEvent(mayLeave)
  const own = useRef(0)
  const isReturning = useRef(false)

  // A link inside the dialog may lead to its next entry.
  useEffect(() => {
    if (!isReturning.current) own.current = indexOf(history.state)
  })

  useEffect(() => {
    if (!isOn) return undefined
    setBackGuard(event => {
      const steps = own.current - indexOf(event.state)
      if (!isReturning.current && (steps === 0 || ask())) return false
      isReturning.current = steps !== 0
      if (isReturning.current) history.go(steps)
      return true
    })
    return () => setBackGuard(undefined)
  }, [isOn])
}

/** The place of an entry in the router's history. */
function indexOf(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' ? index : 0
}
