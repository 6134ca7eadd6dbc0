import { useLocation } from 'react-router-dom'
import { useBrowserValue } from '../hydration/useBrowserValue'

/**
 * The code of the member who shared the link (`?ref=CODE`). Prerendered pages know no query string,
 * so the code appears right after hydration. It stays with whoever looks around before they join, and
 * with whoever followed a link before the code was there.
 */
export function useReferralCode(): string | undefined {
  const { search } = useLocation()
  const code = useBrowserValue(() => codeIn(search) ?? codeOfVisit(), null)
  return code ?? undefined
}

const codeIn = (search: string) => new URLSearchParams(search).get('ref')

/** From the address this visit began with, or from the page of ours before it. */
function codeOfVisit(): string | null {
  const [loaded] = performance.getEntriesByType('navigation')
  return codeInOwnUrl(loaded?.name ?? '') ?? codeInOwnUrl(document.referrer)
}

function codeInOwnUrl(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, search } = new URL(address)
  return origin === location.origin ? codeIn(search) : null
}
