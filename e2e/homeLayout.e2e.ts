/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The last is a window of 1280 x 1024 at 400 %. */
const screens = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 721, height: 900 },
  { width: 390, height: 664 },
  { width: 320, height: 844 },
  { width: 320, height: 568 },
  { width: 320, height: 256 },
]

/** What readers set for themselves: larger letters, and the spacing of WCAG 1.4.12. */
const settings = {
  none: '',
  '130 %': 'html { font-size: 130%; }',
  '200 %': 'html { font-size: 200%; }',
  spaced:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
}

/**
 * Returns the number of pixels between the ball and the nearest letters of the hero: negative if they
 * overlap, Infinity without a ball.
 */
function distanceToWords(page: Page, css: string): Promise<number> {
  return page.evaluate(async rules => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    await document.fonts.ready
    const image = [...document.images].find(({ src }) => src.includes('ball-hero'))
    const hero = image?.closest('section')
    if (!image || !hero) throw new Error('There is no ball')
    const box = image.getBoundingClientRect()
    // On a phone the picture is the ball; else the ball's place in it is that of the drawing.
    const isBall = matchMedia('(max-width: 720px)').matches
    const [width, height] = isBall ? [80, 80] : [1440, 900]
    const [x, y, radius] = isBall ? [40, 40, 40] : [1188.7, 273, 88]
    const scale = Math.min(box.width / width, box.height / height)
    const centre = {
      x: box.x + (box.width - width * scale) / 2 + x * scale,
      // The drawing is at the bottom of its box, the ball alone at the top.
      y: isBall ? box.y + y * scale : box.bottom - (height - y) * scale,
    }
    const distances = [Infinity]
    const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT)
    while (box.width > 0 && texts.nextNode()) {
      const { parentElement } = texts.currentNode
      if (!parentElement || parentElement.closest('a')) continue
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const line of range.getClientRects()) {
        const middle = (line.top + line.bottom) / 2
        const across = Math.max(line.left - centre.x, 0, centre.x - line.right)
        const down = Math.max(0, Math.abs(middle - centre.y) - 0.42 * size)
        distances.push(Math.hypot(across, down) - radius * scale)
      }
    }
    document.adoptedStyleSheets.pop()
    return Math.min(...distances)
  }, css)
}

test('home layout: the ball lies under no words, and nothing moves by itself; a phone on its side shows the words and the whole button; no court and no card is mostly empty', async ({
  page,
  club,
}) => {
  await club.open(page, paths.home())
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
      .filter(duration => duration > 100),
  )
  expect(moving).toEqual([])
  for (const screen of screens) {
    await page.setViewportSize(screen)
    for (const [setting, css] of Object.entries(settings)) {
      const state = `${String(screen.width)} x ${String(screen.height)}, ${setting}`
      const distance = await distanceToWords(page, css)
      expect(distance, state).toBeGreaterThan(5)
      if (css === '') expect(distance, state).toBeLessThan(300)
    }
  }

  for (const [width, height] of [
    [844, 390],
    [932, 430],
    [740, 360],
    [667, 375],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    const size = `${String(width)} x ${String(height)}`
    for (const seen of [
      page.getByRole('heading', { level: 1 }),
      page.getByText('Opening soon in Miami. Join via the waitlist.', { exact: true }),
      page.getByRole('link', { name: 'JOIN THE REVOLUTION' }),
    ])
      await expect(seen, size).toBeInViewport({ ratio: 1 })
  }
  const heightOf = async (words: string, role: 'listitem' | 'article') =>
    (await page.getByRole(role).filter({ hasText: words }).boundingBox())?.height
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await heightOf('premium courts', 'listitem')).toBeLessThan(250)
  for (const url of [paths.home(), paths.membership()]) {
    if (url !== paths.home()) await club.open(page, url)
    for (const [width, most] of [
      [1440, 200],
      [768, 290],
      [390, 330],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      expect(await heightOf('All access', 'article'), `${url} ${String(width)}`).toBeLessThan(most)
    }
  }
})
