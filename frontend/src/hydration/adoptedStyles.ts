/**
 * Where styled-components puts its rules in production: a constructed style sheet instead of a
 * <style> element, which a content security policy of style-src 'self' forbids.
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
  // styled-components asks its target for these two methods and nothing else.
  return target as unknown as HTMLElement
}
