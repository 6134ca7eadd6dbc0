/**
 * The page's only script tag: small, and the first script to run. It fetches the application
 * without delaying the first paint, and keeps clicks and input on the prerendered page until the
 * application is hydrated.
 */
import { chunkRecovery } from './hydration/boot/chunkRecovery'
import { keepEarlyInput } from './hydration/boot/earlyInput'
import { sendEarlyRequests } from './hydration/boot/earlyRequests'
import {
  APP_ATTR,
  EARLY_REQUESTS_ATTR,
  ISLANDS_ATTR,
  PRELOAD_ATTR,
  SESSION_ATTR,
} from './hydration/protocol'

const html = document.documentElement
const earlyRequests = html.getAttribute(EARLY_REQUESTS_ATTR)
if (earlyRequests) sendEarlyRequests(earlyRequests)
globalThis.chunkRecovery = chunkRecovery
keepEarlyInput()

let started = false
function start(): void {
  if (started) return
  started = true
  // The chunks that are needed first get the whole bandwidth; the islands' chunks load while those
  // run.
  preload(PRELOAD_ATTR, () => preload(ISLANDS_ATTR))
  const scripts = html.getAttribute(APP_ATTR)?.split(' ') ?? ['/src/main.tsx']
  void runInTurns(scripts)
}

function preload(attribute: string, onSettled?: () => void): void {
  const hrefs = html.getAttribute(attribute)?.split(' ') ?? []
  let pending = hrefs.length
  const settle = () => {
    pending -= 1
    if (pending === 0) onSettled?.()
  }
  for (const href of hrefs) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    link.onload = settle
    link.onerror = settle
    document.head.append(link)
  }
}

/** Runs the scripts in order and yields between them, so that the page can respond. */
async function runInTurns(scripts: string[]): Promise<void> {
  for (const script of scripts) {
    try {
      await import(/* @vite-ignore */ script)
      chunkRecovery.markLoaded(script)
    } catch {
      if (!(await chunkRecovery.reloadOnce(script))) chunkRecovery.showLoadError()
      return
    }
    await new Promise(resolve => void setTimeout(resolve))
  }
}

/**
 * Starts the application when the page is painted and idle, or at the first interaction, because
 * visitors read first.
 */
function startWhenIdle(): void {
  // pointermove does not count: a page that is painted below a resting mouse gets one too.
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, start, { capture: true, once: true })
  addEventListener('load', () => {
    // A background tab paints nothing, and a busy machine may never be idle.
    setTimeout(start, 2_000)
    new PerformanceObserver(list => {
      // The first paint may be the background alone.
      if (list.getEntriesByName('first-contentful-paint').length > 0) startIdle()
    }).observe({ type: 'paint', buffered: true })
  })
}

/**
 * The page is painted by now; a slow phone that keeps rendering frames may not be idle for seconds.
 */
const IDLE_WITHIN_MS = 200

function startIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS })
  else setTimeout(start)
}

if (html.getAttribute(SESSION_ATTR) === 'signedOut') startWhenIdle()
else start()
