import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = resolve(__dirname, '../../docs')

/** Returns the rows as a table of Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |\n`).join('')

/**
 * Writes the text into the page of docs/ between the comments `<!-- NAME, by npm run codegen -->` and
 * `<!-- end -->`. Throws if the page has no such comments.
 */
export function writeIntoPage(file: string, name: string, text: string): void {
  const path = join(FOLDER, file)
  const page = readFileSync(path, 'utf8')
  const place = new RegExp(
    `(?<=<!-- ${name}, by npm run codegen -->\\n\\n).*?(?=<!-- end -->)`,
    's',
  )
  if (!place.test(page)) throw new Error(`docs/${file} has no place for the ${name}`)
  writeFileSync(
    path,
    page.replace(place, () => `${text}\n`),
  )
  console.log(`the ${name} in docs/${file} are written`)
}
