import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface BuiltPages {
  pages: Record<string, { absoluteTags?: string }>
}

// The format is defined by our build.
const { pages } = JSON.parse(
  readFileSync(resolve(__dirname, '../frontend/dist/pages.json'), 'utf8'),
) as BuiltPages

/** Every URL that the build wrote as HTML. */
export const builtUrls = Object.keys(pages)

/** Returns the picture for links to this page. */
export const pictureOf = (url: string) =>
  /og:image" content="\{origin\}([^"]+)"/.exec(pages[url]?.absoluteTags ?? '')?.[1]

/** The pages that everybody may open and share. */
export const publicUrls = builtUrls.filter(url => pages[url]?.absoluteTags)
