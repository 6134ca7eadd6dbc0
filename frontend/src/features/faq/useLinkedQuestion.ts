import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '../../hydration/useBrowserValue'

/**
 * Returns the question in the URL's fragment. Undefined on prerendered pages, which do not know the
 * fragment, until hydration.
 */
export function useLinkedQuestion(): { id: string; visit: string } | undefined {
  const { hash, key } = useLocation()
  const id = useBrowserValue(() => hash.slice(1), '')
  return id === '' ? undefined : { id, visit: `${key} ${id}` }
}
