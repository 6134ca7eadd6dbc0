/**
 * Returns a matcher for the innermost element with this text, also if parts of the text have
 * elements of their own (PAGE-11).
 */
export const sentence =
  (words: string) =>
  (_text: string, element: Element | null): boolean =>
    element?.textContent === words &&
    [...element.children].every(child => child.textContent !== words)
