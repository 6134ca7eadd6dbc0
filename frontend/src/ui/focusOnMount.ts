/** A ref that focuses the element when it is mounted. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
