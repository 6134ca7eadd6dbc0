/**
 * Starts an island's first render when its place is less than half a screen away. Returns the function
 * that stops watching.
 */
export function startWhenNear(start: () => void, place: HTMLElement): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    start()
    return () => {}
  }
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: '50% 0px' },
  )
  observer.observe(place)
  return () => {
    observer.disconnect()
  }
}
