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

  const hidden = new Set<string>()

  /**
   * A rule hides the line before it is parsed. (Chromium at times does not call a MutationObserver for
   * what it parses.)
   */
  function hide(key: string): void {
    hidden.add(key)
    document.styleSheets[0]?.insertRule(`[${NOTICE_ATTR}="${CSS.escape(key)}"] { display: none; }`)
  }

  function hideDismissed(): void {
    for (const key of dismissed()) if (!hidden.has(key)) hide(key)
  }

  function dismiss({ target }: Event): void {
    const button = target instanceof Element && target.closest('button')
    const key = button && button.closest(`[${NOTICE_ATTR}]`)?.getAttribute(NOTICE_ATTR)
    // boot.ts repeats a click from before the hydration.
    if (!key || hidden.has(key)) return
    keep(key)
    hide(key)
    // The pressed button is gone: go on with the page.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  hideDismissed()
  document.addEventListener('click', dismiss)
  addEventListener('storage', hideDismissed)
})()
