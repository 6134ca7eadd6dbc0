/**
 * Returns styled-components' target in production: a constructed style sheet instead of a <style>
 * element, which the content security policy (style-src 'self') forbids.
 */
export function adoptedStyles(): HTMLElement {
  const target = {
    querySelectorAll: () => [],
    insertBefore(element: HTMLStyleElement) {
      Object.defineProperty(element, 'sheet', { value: createSheet() })
      return element
    },
  }
  // styled-components calls only these two methods of its target.
  return target as unknown as HTMLElement
}

const isConstructed = 'adoptedStyleSheets' in Document.prototype

/** A sheet, or a rule with the methods of one in the page's sheet: Safari 16.0 constructs none. */
function createSheet(): CSSStyleSheet | CSSRule | undefined {
  const [page] = document.styleSheets
  if (!isConstructed) return page?.cssRules[page.insertRule('@media all {}', page.cssRules.length)]
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}
