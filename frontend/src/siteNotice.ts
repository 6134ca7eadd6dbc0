/**
 * The script of a page with a line above it (NOTICE-4). The server adds it to the head, so it runs before
 * the line is parsed: a line that was dismissed in this browser is never painted. It is inside a function,
 * because scripts that are no modules share their names, and boot.ts has names.
 */
import { DISMISSED_KEY, NOTICE_ATTR } from './hydration/protocol'

;(() => {
  /** A page has two lines at most; who returns after a long time sees an old line again. */
  const KEPT_MAX = 10

  function dismissed(): string[] {
    try {
      return localStorage.getItem(DISMISSED_KEY)?.split(' ') ?? []
    } catch {
      // The storage is blocked.
      return []
    }
  }

  function keep(key: string): void {
    try {
      const keys = [...dismissed().filter(one => one !== key), key]
      localStorage.setItem(DISMISSED_KEY, keys.slice(-KEPT_MAX).join(' '))
    } catch {
      // The storage is blocked: the line is back on the next page load.
    }
  }

  function hideDismissed(keys: readonly string[]): void {
    for (const line of document.querySelectorAll<HTMLElement>(`[${NOTICE_ATTR}]`))
      line.hidden ||= keys.includes(line.getAttribute(NOTICE_ATTR) ?? '')
  }

  function dismiss({ target }: Event): void {
    const button = target instanceof Element && target.closest('button')
    const line = button && button.closest<HTMLElement>(`[${NOTICE_ATTR}]`)
    // boot.ts repeats a click from before the hydration.
    if (!line || line.hidden) return
    keep(line.getAttribute(NOTICE_ATTR) ?? '')
    line.hidden = true
    // The pressed button is gone: go on with the page.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  const keys = dismissed()
  // Its callbacks run between parsing and painting.
  const parsing = new MutationObserver(() => hideDismissed(keys))
  parsing.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => parsing.disconnect())
  document.addEventListener('click', dismiss)
  addEventListener('storage', () => hideDismissed(dismissed()))
})()
