import { useEffect, useRef } from 'react'

/** Moves the focus back to the element that opened the first panel, when the panel closes. */
export function useRestoreFocus(openerId: string) {
  const first = useRef(openerId)
  useEffect(() => {
    const id = first.current
    return () => {
      const target = document.getElementById(id) ?? document.querySelector('h1')
      target?.focus({ preventScroll: true })
    }
  }, [])
}
