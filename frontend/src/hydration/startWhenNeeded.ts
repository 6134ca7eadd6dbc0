import { HYDRATE_ATTR, HYDRATE_ON_INTERACTION } from './protocol'

/**
 * Starts an island's hydration at the first interaction, or its first render when it is about to
 * scroll into view. Returns the function that stops listening.
 * @param place of an island without prerendered HTML
 */
export function startWhenNeeded(start: () => void, place: HTMLElement | null): () => void {
  return place ? startWhenNear(start, place) : hydrateOnInteraction(start)
}

/** Starts when the place is less than half a screen away. */
function startWhenNear(start: () => void, place: HTMLElement): () => void {
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

/**
 * Also hydrates when a link is about to change the page's URL, for the reason that
 * hydrateIslands (island.tsx) gives. Back needs no handling, because React does not delay it.
 */
function hydrateOnInteraction(hydrate: () => void): () => void {
  const islands = [...document.querySelectorAll(`[${HYDRATE_ATTR}="${HYDRATE_ON_INTERACTION}"]`)]
  // The list is also empty after an interaction before this call: earlyInput.ts has then changed
  // the attribute.
  if (islands.length === 0) hydrate()
  const listening = new AbortController()
  const { pathname } = location
  const onInteraction = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    if (islands.some(element => element.contains(target)) || isLinkWithin(pathname, target))
      hydrate()
  }
  // Assistive technology and scripts may send a click alone.
  for (const type of ['focusin', 'pointerover', 'pointerdown', 'click']) {
    // In the capture phase on the document, because React stops events in a dehydrated part.
    document.addEventListener(type, ({ target }) => onInteraction(target), {
      capture: true,
      signal: listening.signal,
    })
  }
  onInteraction(document.activeElement)
  return () => {
    listening.abort()
  }
}

/** Returns whether the target is part of a link to the current page. */
function isLinkWithin(pathname: string, target: Element): boolean {
  const link = target.closest('a')
  return link?.origin === location.origin && link.pathname === pathname
}
