/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'

/** Visible areas of phones below their browsers' bars, and one without bars. */
const screens = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Sets a larger font size, as a browser's text-only zoom does, until the returned function is called. */
async function enlargeLetters(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200%; }')
    document.adoptedStyleSheets.push(sheet)
  })
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop())
}

test('home first screen: on every phone it says that the club is not open yet, shows the whole button, and its heading grows with the reader’s font size', async ({
  page,
  club,
}) => {
  const button = page.getByRole('link', { name: 'JOIN THE REVOLUTION' })
  const opening = page.getByText('Opening soon in Miami. Join via the waitlist.', { exact: true })
  const heading = page.getByRole('heading', { level: 1 })
  const sizeOf = () => heading.evaluate(h1 => Number.parseFloat(getComputedStyle(h1).fontSize))
  await page.setViewportSize({ width: 390, height: 664 })
  await club.open(page, paths.home())
  for (const screen of screens) {
    const size = `${String(screen.width)} x ${String(screen.height)}`
    await test.step(size, async () => {
      await page.setViewportSize(screen)
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(height).toBeGreaterThan(60)
      expect(y + height, 'the button’s lower edge').toBeLessThanOrEqual(screen.height)
      await expect(opening).toBeInViewport({ ratio: 1 })
      // The text is on the dark background, with the court below it.
      const words = await opening.boundingBox()
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(y - 80)

      const before = await sizeOf()
      const shrink = await enlargeLetters(page)
      expect(await sizeOf()).toBeGreaterThan(before * 1.2)
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
      // No word is broken or cut off: each has its own line.
      const drawn = await heading.evaluate(h1 => ({
        lines: Math.round(
          h1.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h1).lineHeight),
        ),
        cut: h1.scrollWidth - h1.clientWidth,
      }))
      expect(drawn).toEqual({ lines: 4, cut: 0 })
      await shrink()
    })
  }
})

test('not found: the message and the link home fit the first screen of every phone, and the link leads home', async ({
  page,
  club,
  browserLog,
}) => {
  await club.open(page, '/nowhere')
  const main = page.getByRole('main')
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('link', { name: 'Return Home' })).toBeInViewport({ ratio: 1 })
  }
  await main.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('link', { name: 'JOIN THE REVOLUTION' })).toBeVisible()
  // The browser logs the 404 of the missing page.
  browserLog.errors.length = 0
})
