import { storeText, type StoredFile } from './stored-file'

/**
 * Returns robots.txt and the sitemap. A sitemap needs absolute addresses, so it exists only if the
 * site's address is set. Pages that search engines must not list say so themselves.
 */
export function searchEngineFiles(
  publicPaths: string[],
  publicUrl: string | undefined,
): [string, StoredFile][] {
  // The guide is a page: the longer rule wins.
  const rules = [
    'User-agent: *',
    'Disallow: /api/',
    // Some calendar programs obey robots.txt.
    'Allow: /api/calendar/',
    'Disallow: /graphql',
    'Allow: /graphql/docs$',
  ]
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
