import { club as facts } from '../backend/src/shared/club'
import { paths } from '../frontend/src/paths'
import { pictureOf, publicUrls } from './builtPages'
import { expect, test } from './fixtures'

test('sharing: the pictures that pages and the manifest name exist', async ({ request }) => {
  const manifest = await request.get('/site.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  // Our own build writes this file.
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] }
  expect(name).toBe(facts.name)
  expect(pictureOf(paths.waitlist())).not.toBe(pictureOf(paths.home()))
  for (const path of [
    ...icons.map(({ src }) => src),
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    ...new Set(publicUrls.map(url => pictureOf(url) ?? 'none')),
  ]) {
    const picture = await request.get(path)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toMatch(/^image\//)
    // The size limit of messengers.
    expect((await picture.body()).length, path).toBeLessThan(300 * 1024)
  }
})
