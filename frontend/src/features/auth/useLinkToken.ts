import { findLinkToken } from '@shared/link-text'
import { useState, useSyncExternalStore } from 'react'

/**
 * Returns the token of a mailed link: null without a link, an empty string if the link is
 * malformed, undefined before it is read, as on a prerendered page. The token is the URL's
 * fragment, which no request contains. It is removed from the address bar once it is read, and
 * stays in the history entry for a reload.
 */
export function useLinkToken(): string | null | undefined {
  const [store] = useState(createTokenStore)
  return useSyncExternalStore(store.subscribe, store.current, store.current)
}

/** Removes a used token from the history entry, so that a reload does not offer it again. */
export function forgetLinkToken(token: string): void {
  const { linkToken, ...others } = entryState()
  if (linkToken === token) history.replaceState(others, '')
}

function createTokenStore() {
  let token: string | null | undefined
  return {
    current: () => token,
    subscribe: (listener: () => void) => {
      const take = () => {
        token = takeToken() ?? token ?? null
        listener()
      }
      take()
      // Opening another link in the same tab, and Back from it, load no page.
      addEventListener('popstate', take)
      return () => {
        removeEventListener('popstate', take)
      }
    },
  }
}

function takeToken(): string | undefined {
  const { hash, pathname, search } = location
  const isPlaceOnPage = document.getElementById(hash.slice(1)) !== null
  if (!hash || isPlaceOnPage) return heldToken()
  const linkToken = findLinkToken(hash) ?? ''
  history.replaceState({ ...entryState(), linkToken }, '', pathname + search)
  return linkToken
}

function heldToken(): string | undefined {
  const { linkToken } = entryState()
  return typeof linkToken === 'string' ? linkToken : undefined
}

/** The history state: the router's fields, which are kept, and the token. */
function entryState(): { linkToken?: unknown } {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}
