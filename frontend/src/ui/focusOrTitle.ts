/** Focuses the element, or the page's heading if there is none, without scrolling. */
export const focusOrTitle = (element?: HTMLElement | null): void =>
  (element ?? document.querySelector('h1'))?.focus({ preventScroll: true })
