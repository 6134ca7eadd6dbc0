import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { wakeIslands } from './island'

/**
 * The address, once it has been drawn for good. The router changes it in a transition: React may draw
 * the new one, drop it for an update of the old one and draw it again, and useQuery asks the server
 * with every drawing in which its variables differ, without end. A page that stays while its address
 * changes reads it here.
 */
export function useSettledLocation(): Location {
  const location = useLocation()
  const [settled] = useState(() => keeperOf(location))
  useEffect(wakeIslands, [])
  useLayoutEffect(() => settled.keep(location), [settled, location])
  return useSyncExternalStore(settled.subscribe, settled.kept, settled.kept)
}

function keeperOf(first: Location) {
  const listeners = new Set<() => void>()
  let kept = first
  return {
    kept: () => kept,
    keep: (location: Location) => {
      kept = location
      listeners.forEach(listener => listener())
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
