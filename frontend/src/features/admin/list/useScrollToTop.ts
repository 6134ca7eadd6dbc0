import { useEffect, useRef } from 'react'

/**
 * Another page of a list (another key) is read from its top: when its rows have come and the window is further down,
 * it goes back up to the list. The focus stays on the button that turned the page.
 */
export function useScrollToTop(key: string, isStale: boolean) {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(key)

  useEffect(() => {
    if (isStale || shown.current === key) return
    shown.current = key
    if (top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [key, isStale])

  return top
}
