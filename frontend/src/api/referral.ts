import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => undefined

/**
 * The code of the member who shared the link (`?ref=CODE`). Prerendered pages know no query string,
 * so the code appears right after hydration.
 */
export function useReferralCode(): string | undefined {
  const { search } = useLocation()
  const code = useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get('ref'),
    () => null,
  )
  return code ?? undefined
}
