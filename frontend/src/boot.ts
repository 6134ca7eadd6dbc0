/**
 * The page's only script tag: small and first. It fetches the application without getting in the
 * way of the first paint, and keeps what a visitor does until the application can answer, so that
 * nothing done on a prerendered page is lost.
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
  // What is needed first keeps the line for itself; what hydrates later comes while that runs.
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

/** One after the other, with a moment in between in which the page can answer. */
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

/** A visitor reads first: the application comes when the page is drawn and idle, or at the first interaction. */
function startWhenIdle(): void {
  // A mouse that moves does not count: a page that is drawn below a resting one is told so too.
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, start, { capture: true, once: true })
  addEventListener('load', () => {
    // A tab in the background draws nothing, a busy machine may never be idle.
    setTimeout(start, 2_000)
    new PerformanceObserver(startIdle).observe({ type: 'paint', buffered: true })
  })
}

/** A slow phone that keeps drawing frames may not be idle for seconds, and the page is drawn by now. */
const IDLE_WITHIN_MS = 200

function startIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS })
  else setTimeout(start)
}

if (html.getAttribute(SESSION_ATTR) === 'signedOut') startWhenIdle()
else start()
