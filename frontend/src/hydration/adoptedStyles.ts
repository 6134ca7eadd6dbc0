/**
 * Returns styled-components' target in production: a constructed style sheet instead of a <style>
 * element, which the content security policy (style-src 'self') forbids.
 */
export function adoptedStyles(): HTMLElement {
  const target = {
    querySelectorAll: () => [],
    insertBefore(element: HTMLStyleElement) {
      const sheet = new CSSStyleSheet()
      Object.defineProperty(element, 'sheet', { value: sheet })
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      return element
    },
  }
  // styled-components calls only these two methods of its target.
  return target as unknown as HTMLElement
}
