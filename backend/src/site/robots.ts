import { storeText, type StoredFile } from './stored-file'

/**
 * What search engines ask for first. A sitemap must spell whole addresses, so that there is one only
 * where the site knows its own. Pages not meant for them say so themselves.
 */
export function searchEngineFiles(
  publicPaths: string[],
  publicUrl: string | undefined,
): [string, StoredFile][] {
  const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql']
  if (!publicUrl) return [text('/robots.txt', rules)]
  const urls = publicPaths.map(path => `<url><loc>${publicUrl}${path}</loc></url>`)
  return [
    text('/robots.txt', [...rules, `Sitemap: ${publicUrl}/sitemap.xml`]),
    text('/sitemap.xml', [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ]),
  ]
}

const text = (path: string, lines: string[]): [string, StoredFile] => [
  path,
  storeText(path, `${lines.join('\n')}\n`),
]
