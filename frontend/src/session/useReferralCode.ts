import { findReferralCode } from '@shared/link-text'
import { useLocation } from 'react-router-dom'
import { parseUrl } from '../format/parseUrl'
import { useBrowserValue } from '../hydration/useBrowserValue'

/**
 * Returns the referral code of the shared link (`?ref=CODE`). Prerendered pages have no query
 * string, so it is set right after hydration. The code stays available while the visitor opens
 * other pages before joining, and after a link that was followed before hydration.
 */
export function useReferralCode(): string | undefined {
  const { search } = useLocation()
  const code = useBrowserValue(() => codeIn(search) ?? codeOfVisit() ?? '', '')
  return code || undefined
}

const codeIn = (search: string) => findReferralCode(new URLSearchParams(search).get('ref') ?? '')

/**
 * Reads the code from the address that this visit began with, or from the previous page of this
 * site.
 */
function codeOfVisit(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation')
  return codeInOwnUrl(loaded?.name ?? '') ?? codeInOwnUrl(document.referrer)
}

function codeInOwnUrl(address: string): string | undefined {
  const url = parseUrl(address)
  return url?.origin === location.origin ? codeIn(url.search) : undefined
}
