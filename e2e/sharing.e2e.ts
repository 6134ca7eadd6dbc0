import type { Page } from '@playwright/test'
import { club as facts } from '../backend/src/shared/club'
import { paths } from '../frontend/src/paths'
import { pictureOf, publicUrls } from './builtPages'
import { expect, test } from './fixtures'
import { servedPage } from './servedPage'

const dataOf = async (page: Page) => {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  // The page's own data; the assertions below check its shape.
  return JSON.parse(text ?? '') as Record<string, unknown>
}

test('sharing: every public page has a unique title and description', async ({ page }) => {
  await page.goto(paths.home())
  const seen = new Set<string>()
  for (const url of publicUrls) {
    const { title, description, metas } = await servedPage(page, url)
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThan(170)
    expect(metas).toMatchObject({ 'og:title': title, 'og:description': description })
    seen.add(title).add(description)
  }
  expect(seen.size).toBe(2 * publicUrls.length)
})

test('sharing: the HTML of /share has no link without a host, and claims no reserved spot', async ({
  request,
}) => {
  const html = await (await request.get(paths.share())).text()
  expect(html).not.toMatch(/mailto:\?|sms:|wa\.me/)
  expect(html).toMatch(/<input[^>]* value=""/)
  expect(html).not.toMatch(/SPOT RESERVED(?!\?)/)
})

test('structured data: the FAQ has all twenty answers', async ({ page, club }) => {
  await club.open(page, paths.faq())
  const { '@type': type, mainEntity } = await dataOf(page)
  expect(type).toBe('FAQPage')
  expect(mainEntity).toHaveLength(20)
  const questions = page.getByRole('main').locator('h3')
  expect(mainEntity).toEqual(
    (await questions.allTextContents()).map(name => expect.objectContaining({ name })),
  )
})

test('structured data: the home page has the club’s address', async ({ page, club }) => {
  await club.open(page, paths.home())
  expect(await dataOf(page)).toMatchObject({
    '@type': 'SportsActivityLocation',
    name: facts.name,
    telephone: facts.phone,
    address: {
      streetAddress: '1234 Coral Way',
      addressLocality: 'South Miami',
      addressRegion: 'FL',
      postalCode: '33143',
    },
  })
})

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
