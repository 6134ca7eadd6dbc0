import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => undefined

/** The question that the address ends in. Prerendered pages know no such ending: it appears after hydration. */
export function useLinkedQuestion(): { id: string; visit: string } | undefined {
  const { hash, key } = useLocation()
  const id = useSyncExternalStore(
    never,
    () => hash.slice(1),
    () => '',
  )
  return id === '' ? undefined : { id, visit: `${key} ${id}` }
}
