import { useState, useSyncExternalStore } from 'react'

/** 40 bytes as base64url. */
const TOKEN = /^#([\w-]{54})$/

/**
 * The token of a mailed link: null without one, empty where the link is garbled; undefined until it has been looked
 * for, as in a prerendered page. It is the address's fragment, which no request carries. Once read it is out of the
 * address bar, and stays with the history's entry for a reload.
 */
export function useLinkToken(): string | null | undefined {
  const [store] = useState(createTokenStore)
  return useSyncExternalStore(store.subscribe, store.current, store.current)
}

/** For a token that has done its work: a reload does not offer it again. */
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
      // Another link opened in the same tab, and the way back from it, load no page.
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
  const linkToken = TOKEN.exec(hash)?.[1] ?? ''
  history.replaceState({ ...entryState(), linkToken }, '', pathname + search)
  return linkToken
}

function heldToken(): string | undefined {
  const { linkToken } = entryState()
  return typeof linkToken === 'string' ? linkToken : undefined
}

/** The router's own, which stays, and the token. */
function entryState(): { linkToken?: unknown } {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}
