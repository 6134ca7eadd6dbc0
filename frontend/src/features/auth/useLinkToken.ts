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

/** Returns the state for a navigation to the page of the link, so that its history entry keeps the token. */
export const linkState = (token: string | null | undefined) => ({ linkToken: token })

/** Removes a used token from the history entry, so that a reload does not offer it again. */
export function forgetLinkToken(token: string): void {
  const { linkToken, ...others } = pageState()
  if (linkToken === token) replacePageState(others)
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
  replacePageState({ ...pageState(), linkToken }, pathname + search)
  return linkToken
}

function heldToken(): string | undefined {
  const { linkToken } = pageState()
  return typeof linkToken === 'string' ? linkToken : undefined
}

/** The state that a page has given to the history entry. The router stores it as `usr`, beside its own fields. */
function pageState(): { linkToken?: unknown } {
  const entry: unknown = history.state
  const state = isObject(entry) && 'usr' in entry ? entry.usr : undefined
  return isObject(state) ? state : {}
}

function replacePageState(usr: object, url?: string): void {
  history.replaceState({ ...history.state, usr }, '', url)
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
