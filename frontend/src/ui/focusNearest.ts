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
  const target = isUsable ? focused : headingIn(around)
  if (!(target instanceof HTMLElement)) return
  // A heading takes the focus only from scripts.
  if (target !== focused) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function headingIn(around: readonly Element[]): Element | undefined {
  for (const element of around) {
    const heading = element.isConnected && element.querySelector('h1, h2, h3, h4')
    if (heading) return heading
  }
  return undefined
}
