/// <reference lib="dom" />

/**
 * What the page itself sees of its start, in milliseconds since it was asked for.
 * @typedef {object} Watched
 * @property {number} lcp
 * @property {number} cls
 * @property {number} firstPaint of contents
 * @property {import('./blocking.mjs').Task[]} longTasks
 * @property {number} lastBusy when the latest long task ended
 * @property {number} [awake] all that hydrates on load has
 * @property {number} [answers] the first field of <main> is hydrated
 * @property {number} [data] <main> holds the words that were waited for
 */

/** The first field of a page. */
export const FIRST_FIELD = 'main :is(input:not([type=hidden]), textarea, select)'

/**
 * Runs in the page, before its own scripts.
 * @param {{ field: string; words: string | undefined }} waited
 */
export function watchPage({ field, words }) {
  /** @type {Watched} */
  const seen = { lcp: 0, cls: 0, firstPaint: 0, longTasks: [], lastBusy: 0 }
  Object.assign(globalThis, { watched: seen })
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void} note
   */
  const observe = (type, note) => {
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, duration })
    seen.lastBusy = startTime + duration
  })
  const isHydrated = () => document.documentElement.hasAttribute('data-hydrated')
  const isFieldHydrated = () => {
    const found = document.querySelector(field)
    const part = found?.closest('[data-hydrate]')
    return part ? part.getAttribute('data-hydrate') === 'done' : Boolean(found) && isHydrated()
  }
  const hasWords = () =>
    words !== undefined && document.querySelector('main')?.textContent.includes(words)
  const note = () => {
    if (seen.awake === undefined && isHydrated()) seen.awake = performance.now()
    if (seen.answers === undefined && isFieldHydrated()) seen.answers = performance.now()
    if (seen.data === undefined && hasWords()) seen.data = performance.now()
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
}
