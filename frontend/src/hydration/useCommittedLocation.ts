import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { hydrateIslands } from './island'

/**
 * The address, once it has been drawn for good. The router changes it in a transition: React may draw
 * the new one, drop it for an update of the old one and draw it again, and useQuery asks the server
 * with every drawing in which its variables differ, without end. A page that stays while its address
 * changes reads it here.
 */
export function useCommittedLocation(): Location {
  const location = useLocation()
  const [committed] = useState(() => createLocationStore(location))
  useEffect(hydrateIslandsOnceUsed, [])
  useLayoutEffect(() => committed.set(location), [committed, location])
  return useSyncExternalStore(committed.subscribe, committed.current, committed.current)
}

let isListening = false

/** Whatever changes the address, somebody has done: nothing hydrates for it before. */
function hydrateIslandsOnceUsed(): void {
  if (isListening) return
  isListening = true
  const used = new AbortController()
  const onUse = () => {
    used.abort()
    hydrateIslands()
  }
  // A page that is drawn below a resting mouse gets pointerover; a screen reader's press may be a click alone.
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
