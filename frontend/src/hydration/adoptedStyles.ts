/**
 * Where styled-components puts its rules in production: a constructed style sheet instead of a
 * <style> element, which a content security policy of style-src 'self' forbids.
 */
export function adoptedStyles(): HTMLElement {
  const target = {
    querySelectorAll: () => [],
    insertBefore(element: HTMLStyleElement) {
      const sheet = withoutFonts(new CSSStyleSheet())
      Object.defineProperty(element, 'sheet', { value: sheet })
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      return element
    },
  }
  // styled-components asks its target for these two methods and nothing else.
  return target as unknown as HTMLElement
}

/**
 * The page's own style sheet has the fonts. A sheet that has them once more costs a layout of the whole page
 * with each rule put into it, which is a hundred times while a page hydrates: an empty rule keeps their place.
 */
function withoutFonts(sheet: CSSStyleSheet): CSSStyleSheet {
  const insertRule = sheet.insertRule.bind(sheet)
  sheet.insertRule = (rule, index) =>
    insertRule(rule.startsWith('@font-face') ? '@media not all {}' : rule, index)
  return sheet
}
