/** Returns the focused element and the elements around it, from the inside out. */
export function focusedPath(): readonly Element[] {
  const path: Element[] = []
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement)
    path.push(at)
  return path
}

/**
 * If the focus was lost, focuses what had it. If that is disabled or gone, focuses the first heading of the
 * nearest element around it that is still on the page.
 */
export function focusNearest([focused, ...around]: readonly Element[]): void {
  if (!focused || document.activeElement !== document.body) return
  const isUsable = focused.isConnected && !focused.matches(':disabled')
  if (isUsable && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  else around.some(it => it.isConnected && focusHeading(it, { preventScroll: true }))
}

/** Focuses the first heading in the element. Returns whether there is one that can take the focus. */
export function focusHeading(element: Element, options?: FocusOptions): boolean {
  const heading = element.querySelector<HTMLElement>('h1, h2, h3, h4')
  if (!heading) return false
  // A heading takes the focus only from scripts.
  heading.tabIndex = -1
  heading.focus(options)
  return document.activeElement === heading
}
