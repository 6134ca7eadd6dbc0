/**
 * Writes a prerendered page's style sheet: the rules of styled-components, in one file for both
 * variants.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

/**
 * Extracts the rules from styled-components' <style> tags, without its rehydration markers.
 * @param {string} styleTags
 */
export function rulesOf(styleTags) {
  return styleTags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\n?/g, '')
    .trim()
}

/**
 * Writes one style sheet for both variants of a page, named by its content.
 * @param {string[]} variants
 */
export async function writeCss([first = '', ...others]) {
  const known = new Set(splitRules(first))
  const added = others.flatMap(splitRules).filter(rule => !known.has(rule))
  const css = first + [...new Set(added)].join('')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/page-${hash}.css`
  await writeFile(`dist/public/${file}`, css)
  return `/${file}`
}

/**
 * Splits a style sheet into its top-level rules by matching braces.
 * @param {string} css
 */
function splitRules(css) {
  const rules = []
  let depth = 0
  let start = 0
  for (let i = 0; i < css.length; i++) {
    if (css[i] === '{') depth++
    else if (css[i] === '}' && --depth === 0) {
      rules.push(css.slice(start, i + 1))
      start = i + 1
    }
  }
  return rules
}
