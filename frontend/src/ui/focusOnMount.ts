/** A ref for what takes the focus as soon as it is there. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
