import { useEffect, useRef } from 'react'

/**
 * Scrolls up to the list when another page of it (another key) has loaded and the window is further
 * down. The focus stays on the pressed button.
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
