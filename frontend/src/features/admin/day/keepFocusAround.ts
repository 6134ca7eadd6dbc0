/**
 * A ref of a button that another desk can remove. If it has the focus then, the nearest element around it
 * gets it that scripts can focus.
 */
export const keepFocusAround = (button: HTMLElement | null) => () => {
  if (button === null || button !== document.activeElement) return
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
