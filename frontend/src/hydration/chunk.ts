import { use } from 'react'
import { toast, type ToastWords } from '../ui/toast'
import { HYDRATE_ATTR, HYDRATE_DONE } from './protocol'

/** A part of the script that is a file of its own and is loaded when it is needed. */
export interface Chunk<Content> {
  /** Its content, once it is loaded. */
  current: () => Content | undefined
  /** Loads it, once. Rejects when it does not come; the next call is another attempt. */
  load: () => Promise<Content>
  /** Loads it for something that is shown now. When it does not come, the page is reloaded, once for each chunk (ADR-4). */
  loadOrReload: () => Promise<Content>
  /** Resolves once it is loaded, by whatever needs it; never rejects. */
  whenLoaded: () => Promise<Content>
  /** Loads it for later. A failure is ignored: it is loaded when it is needed. */
  prefetch: () => Promise<void>
}

/** Module level: `const schema = chunk(() => import('./login.schema').then(m => m.loginSchema))`. */
export function chunk<Content extends object>(importer: () => Promise<Content>): Chunk<Content> {
  // Names the file, and tells one build from another.
  const name = String(importer)
  let content: Content | undefined
  let pending: Promise<Content> | undefined
  let tellLoaded: (content: Content) => void = ignore
  const whenLoaded = new Promise<Content>(resolve => {
    tellLoaded = resolve
  })

  async function importOnline() {
    // Some browsers remember a failed import for as long as the page lives.
    if (isOffline()) throw new TypeError('Offline: the script cannot be loaded')
    content = await importer()
    tellLoaded(content)
    return content
  }

  async function load() {
    if (content) return content
    pending ??= importOnline().finally(() => {
      pending = undefined
    })
    return pending
  }

  async function loadOrReload() {
    try {
      const loaded = await load()
      globalThis.chunkRecovery?.markLoaded(name)
      return loaded
    } catch (error) {
      // What is shown stays until the browser has replaced the page.
      if (await globalThis.chunkRecovery?.reloadOnce(name)) return new Promise<Content>(() => {})
      throw error
    }
  }

  return {
    current: () => content,
    load,
    loadOrReload,
    whenLoaded: () => whenLoaded,
    prefetch: () => load().then(ignore, ignore),
  }
}

const ignore = () => {}
const isOffline = () => typeof document !== 'undefined' && !navigator.onLine

/** The attempts that components wait for, or have failed with. */
const attempts = new Map<unknown, Promise<unknown>>()

/** A chunk's content for a component: suspends until it is loaded, throws when it does not come. */
export function useChunk<Content>(
  source: Chunk<Content>,
  load: () => Promise<Content> = source.loadOrReload,
): Content {
  const loaded = source.current()
  if (loaded) return loaded
  // Under this key stands what `load` has answered.
  const attempt = (attempts.get(source) as Promise<Content> | undefined) ?? load()
  attempts.set(source, attempt)
  return use(attempt)
}

/**
 * Lets components load once more what did not come. Called after a failure has been shown, not before: React draws
 * a component that has just failed a second time.
 */
export function forgetFailedAttempts(): void {
  attempts.clear()
}

const DEHYDRATED = `[${HYDRATE_ATTR}]:not([${HYDRATE_ATTR}="${HYDRATE_DONE}"])`

/**
 * What `load` gives. Offline, while a part of the page has not hydrated yet, it says so and tries again once the
 * browser is online: a failure would make React remove the HTML, and what was typed into it. Rejects as `load`
 * does in all other cases.
 */
export async function retryOnline<Content>(
  load: () => Promise<Content>,
  offlineWords: ToastWords,
): Promise<Content> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine || !document.querySelector(DEHYDRATED)) throw error
    toast({ ...offlineWords, variant: 'destructive' })
    await new Promise(resolve => {
      addEventListener('online', resolve, { once: true })
    })
    return retryOnline(load, offlineWords)
  }
}
