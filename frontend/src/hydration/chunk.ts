import { use } from 'react'
import { toast, type ToastTexts } from '../ui/toast'
import { HYDRATE_ATTR, HYDRATE_DONE } from './protocol'

/** A part of the script in a separate file, loaded when needed. */
export interface Chunk<Content> {
  /** Its content, or undefined before it is loaded. */
  current: () => Content | undefined
  /** Loads it once. Rejects when it cannot be loaded; the next call tries again. */
  load: () => Promise<Content>
  /** Loads it to be shown now. On failure, reloads the page, once per chunk (ADR-4). */
  loadOrReload: () => Promise<Content>
  /** Resolves once any code has loaded it; never rejects. */
  whenLoaded: () => Promise<Content>
  /** Loads it ahead of use. A failure is ignored, because it is loaded again when needed. */
  prefetch: () => Promise<void>
}

/**
 * Declares a chunk at module level: `const schema = chunk(() => import('./login.schema').then(m =>
 * m.loginSchema))`.
 */
export function chunk<Content extends object>(importer: () => Promise<Content>): Chunk<Content> {
  // Contains the file name, which differs between builds.
  const name = String(importer)
  let content: Content | undefined
  let pending: Promise<Content> | undefined
  let tellLoaded: (content: Content) => void = ignore
  const whenLoaded = new Promise<Content>(resolve => {
    tellLoaded = resolve
  })

  async function importOnline() {
    // Some browsers remember a failed import until the page is reloaded.
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
      // Never resolves, so the current content stays until the browser has reloaded the page.
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

/** Pending and failed attempts of components. */
const attempts = new Map<unknown, Promise<unknown>>()

/**
 * Returns a chunk's content to a component: suspends until it is loaded, throws when it cannot be
 * loaded.
 */
export function useChunk<Content>(
  source: Chunk<Content>,
  load: () => Promise<Content> = source.loadOrReload,
): Content {
  const loaded = source.current()
  // The value under this key is always the result of `load`.
  const started = attempts.get(source) as Promise<Content> | undefined
  if (loaded && !started) return loaded
  const attempt = started ?? load()
  attempts.set(source, attempt)
  // React resumes a suspended component and expects it to use the same promise again. A promise with
  // this status does not suspend.
  return use(loaded ? Object.assign(attempt, { status: 'fulfilled', value: loaded }) : attempt)
}

/**
 * Lets components retry failed loads. Call it after the failure is shown and not before: React
 * renders a component that has just failed a second time.
 */
export function forgetFailedAttempts(): void {
  attempts.clear()
}

const DEHYDRATED = `[${HYDRATE_ATTR}]:not([${HYDRATE_ATTR}="${HYDRATE_DONE}"])`

/**
 * Calls `load`. If it fails offline while a part of the page is still dehydrated, shows a toast and
 * retries when back online: a rejection would make React remove the HTML and the visitor's input.
 * In all other cases rejects as `load` does.
 */
export async function retryOnline<Content>(
  load: () => Promise<Content>,
  offlineTexts: ToastTexts,
): Promise<Content> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine || !document.querySelector(DEHYDRATED)) throw error
    toast({ ...offlineTexts, variant: 'destructive' })
    await new Promise(resolve => {
      addEventListener('online', resolve, { once: true })
    })
    return retryOnline(load, offlineTexts)
  }
}
