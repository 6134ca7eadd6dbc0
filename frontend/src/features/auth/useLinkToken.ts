import { useState, useSyncExternalStore } from 'react'

/** 40 bytes as base64url. */
const TOKEN = /^#([\w-]{54})$/

/**
 * The token of a mailed link, null without one; undefined until it has been looked for, as in a prerendered
 * page. It is the address's fragment, which no request carries, and is out of the address bar once it is read.
 */
export function useLinkToken(): string | null | undefined {
  const [store] = useState(createTokenStore)
  return useSyncExternalStore(store.subscribe, store.current, store.current)
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
      // Another link opened in the same tab loads no page.
      addEventListener('hashchange', take)
      return () => {
        removeEventListener('hashchange', take)
      }
    },
  }
}

function takeToken(): string | undefined {
  const { hash, pathname, search } = location
  const isPlaceOnPage = document.getElementById(hash.slice(1)) !== null
  if (hash && !isPlaceOnPage) history.replaceState(history.state, '', pathname + search)
  return TOKEN.exec(hash)?.[1]
}
