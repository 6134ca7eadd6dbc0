import { useEffect, useRef } from 'react'
import { focusOrTitle } from './focusOrTitle'

/**
 * Moves the focus back to the element that opened the first panel, when the panel closes. Does nothing
 * without an id.
 */
export function useRestoreFocus(openerId: string | undefined) {
  const first = useRef(openerId)
  useEffect(() => {
    const id = first.current
    if (id === undefined) return undefined
    return () => focusOrTitle(document.getElementById(id))
  }, [])
}
