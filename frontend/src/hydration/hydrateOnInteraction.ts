import { HYDRATE_ATTR, HYDRATE_ON_INTERACTION } from './protocol'

/**
 * Hydrates an island at the first interaction, and when a link is about to change the page's URL, for
 * the reason that hydrateIslands (island.tsx) gives. Back needs no handling, because React does not
 * delay it. Returns the function that stops listening.
 */
export function hydrateOnInteraction(hydrate: () => void): () => void {
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
