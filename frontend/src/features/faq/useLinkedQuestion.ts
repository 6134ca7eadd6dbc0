import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '../../hydration/useBrowserValue'

/** The question that the address ends in. Prerendered pages know no such ending: it appears after hydration. */
export function useLinkedQuestion(): { id: string; visit: string } | undefined {
  const { hash, key } = useLocation()
  const id = useBrowserValue(() => hash.slice(1), '')
  return id === '' ? undefined : { id, visit: `${key} ${id}` }
}
