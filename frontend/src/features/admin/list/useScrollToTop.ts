import { useEffect, useRef } from 'react'

/**
 * Another page of a list is read from its top: when its rows have come and the window is further down,
 * it goes back up to the list. The focus stays on the button that turned the page.
 */
export function useScrollToTop(page: string | undefined, stale: boolean) {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(page)

  useEffect(() => {
    if (stale || shown.current === page) return
    shown.current = page
    if (top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [page, stale])

  return top
}
