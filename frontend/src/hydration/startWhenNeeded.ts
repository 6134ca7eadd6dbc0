import { HYDRATE_ATTR, HYDRATE_ON_INTERACTION } from './protocol'

/**
 * Starts an island's hydration once somebody reaches for it, or its drawing once it is about to be seen.
 * @param place of an island that is in no HTML
 */
export function startWhenNeeded(start: () => void, place: HTMLElement | null): () => void {
  return place ? startWhenNear(start, place) : hydrateOnInteraction(start)
}

/** Once it is less than half a screen away. */
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
 * It hydrates too when a link is about to change the page's address, for the reason that hydrateIslands (island.tsx) gives; Back needs
 * no help, as React holds that back for nothing.
 */
function hydrateOnInteraction(hydrate: () => void): () => void {
  const islands = [...document.querySelectorAll(`[${HYDRATE_ATTR}="${HYDRATE_ON_INTERACTION}"]`)]
  // None is left either when one was reached for before anybody could listen (earlyInput.ts).
  if (islands.length === 0) hydrate()
  const listening = new AbortController()
  const { pathname } = location
  const onInteraction = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    if (islands.some(element => element.contains(target)) || isLinkWithin(pathname, target))
      hydrate()
  }
  // A click comes alone from assistive technology and from scripts.
  for (const type of ['focusin', 'pointerover', 'pointerdown', 'click']) {
    // On the document and first: React stops what happens in a part that is still dehydrated.
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

/** Whether the target is part of a link within this page. */
function isLinkWithin(pathname: string, target: Element): boolean {
  const link = target.closest('a')
  return link?.origin === location.origin && link.pathname === pathname
}
