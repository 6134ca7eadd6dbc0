import { useEffect, useRef } from 'react'
import { focusOrTitle } from './focusOrTitle'

/**
 * Moves the focus back to the element that opened the first panel, when the panel closes, or else to the
 * one of `aroundId`. Does nothing without an id, and if something else has taken the focus.
 */
export function useRestoreFocus(openerId: string | undefined, aroundId = '') {
  const first = useRef([openerId, aroundId] as const)
  useEffect(() => {
    const [id, around] = first.current
    if (id === undefined) return undefined
    return () => {
      if (document.activeElement !== document.body) return
      focusOrTitle(document.getElementById(id) ?? document.getElementById(around))
    }
  }, [])
}
