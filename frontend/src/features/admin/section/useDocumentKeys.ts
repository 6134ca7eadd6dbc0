import { useEffect, useEffectEvent } from 'react'

/** Calls `onKey` for every key that is pressed on the page. */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
