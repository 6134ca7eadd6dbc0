import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => undefined

/**
 * The code of the member who shared the link (`?ref=CODE`). Prerendered pages know no query string,
 * so the code appears right after hydration. Whoever followed a link of such a page before that
 * still brings the code along: as the page they came from.
 */
export function useReferralCode(): string | undefined {
  const { search } = useLocation()
  const code = useSyncExternalStore(
    never,
    () => codeIn(search) ?? codeOfFormerPage(),
    () => null,
  )
  return code ?? undefined
}

const codeIn = (search: string) => new URLSearchParams(search).get('ref')

function codeOfFormerPage(): string | null {
  if (!URL.canParse(document.referrer)) return null
  const { origin, search } = new URL(document.referrer)
  return origin === location.origin ? codeIn(search) : null
}
