/// <reference lib="dom" />

/** The page's own measurements of its start, in milliseconds since navigation. */
export interface Watched {
  lcp: number
  cls: number
  /** When the last long task ended. */
  lastBusy: number
  /** When all parts that hydrate on load had hydrated. */
  awake?: number
  /** When the first field of <main> had hydrated. */
  answers?: number
  /** When <main> contained the expected text. */
  data?: number
}

/** Selects the first field of a page. */
export const FIRST_FIELD = 'main :is(input:not([type=hidden]), textarea, select)'

/** Runs in the page before its own scripts. */
export function watchPage({ field, words }: { field: string; words: string | undefined }): void {
  const seen: Watched = { lcp: 0, cls: 0, lastBusy: 0 }
  Object.assign(globalThis, { watched: seen })
  const observe = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => {
    const observer = new PerformanceObserver(list => list.getEntries().forEach(note))
    observer.observe({ type, buffered: true })
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  observe('longtask', ({ startTime, duration }) => {
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
