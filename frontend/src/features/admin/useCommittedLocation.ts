import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { hydrateIslands } from '../../hydration/island'

/**
 * Returns the location after React has committed it, for a page that stays open while its URL
 * changes. The router changes the location in a transition: React may render the new one, discard
 * it for an update of the old one and render it again. useQuery would send a request for each such
 * render, in an endless loop.
 */
export function useCommittedLocation(): Location {
  const location = useLocation()
  const [committed] = useState(() => createLocationStore(location))
  useEffect(hydrateIslandsOnceUsed, [])
  useLayoutEffect(() => committed.set(location), [committed, location])
  return useSyncExternalStore(committed.subscribe, committed.current, committed.current)
}

let isListening = false

/** Only an interaction changes the URL, so the islands hydrate at the first one. */
function hydrateIslandsOnceUsed(): void {
  if (isListening) return
  isListening = true
  const used = new AbortController()
  const onUse = () => {
    used.abort()
    hydrateIslands()
  }
  // Not pointerover: a browser sends it when a page opens below a mouse that does not move. A screen
  // reader may send only a click.
  for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'])
    document.addEventListener(type, onUse, { capture: true, signal: used.signal })
}

function createLocationStore(first: Location) {
  const listeners = new Set<() => void>()
  let current = first
  return {
    current: () => current,
    set: (location: Location) => {
      current = location
      listeners.forEach(listener => listener())
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
