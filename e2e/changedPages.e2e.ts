/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { GLOBALS_MISSING_IN_OLDEST, MISSING_IN_OLDEST } from '../scripts/browser-floor.mjs'
import { camila, expect, expectHydrated, test, type Club } from './fixtures'
import { holdApplication } from './network'

/** Registers, answers a question and signs out. */
async function walk(page: Page, club: Club) {
  await club.open(page, paths.auth())
  await page.getByRole('link', { name: 'Create an account' }).click()
  await club.submitRegistration(page, camila)
  await expect(page).toHaveURL(paths.share())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SPOT RESERVED')
  await club.open(page, paths.survey())
  await page.getByLabel('24/7 access').check()
  await expect(page.getByText('Selected: 1/3')).toBeVisible()
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page).toHaveURL(paths.home())
}

test('oldest browsers: a visitor registers and answers without newer functions (PAGE-10)', async ({
  page,
  club,
}) => {
  await page.addInitScript(
    ({ missing, globals }) => {
      for (const name of globals) Reflect.deleteProperty(globalThis, name)
      for (const [path, names] of Object.entries(missing)) {
        const owner = path
          .split('.')
          .reduce<unknown>((at, key) => (at ? Reflect.get(Object(at), key) : at), globalThis)
        if (owner) for (const name of names) Reflect.deleteProperty(Object(owner), name)
      }
    },
    { missing: MISSING_IN_OLDEST, globals: GLOBALS_MISSING_IN_OLDEST },
  )
  await walk(page, club)
  expect(await page.evaluate(() => 'adoptedStyleSheets' in document)).toBe(false)
})

/** Wraps each text in <font>, as a browser that translates does. */
function translate() {
  const tag: string = 'font'
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.nodeValue?.trim() || parent?.closest('font, script, [translate="no"]')) continue
      const font = document.createElement(tag)
      font.append(text.nodeValue)
      parent?.replaceChild(font, text)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    wrap()
    new MutationObserver(wrap).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
}

test('translated pages: a visitor registers and answers while the texts are replaced (PAGE-11)', async ({
  page,
  club,
}) => {
  await page.addInitScript(translate)
  await walk(page, club)
})

/* Where an extension puts an element of its own. Before the page hydrates: in a form, and around everything. */
const insertions = [
  { place: 'form[aria-label] label', isEarly: true },
  { place: '#root', isEarly: true },
  {
    place: 'form[aria-label] label, form[aria-label] input, #root, #root > div, main',
    isEarly: false,
  },
]

test('extensions: a form keeps what is typed, whatever stands in the page before it hydrates (PAGE-12)', async ({
  page,
  browserLog,
}) => {
  // The message of the step before is not restored as a draft.
  await page.addInitScript(() => {
    sessionStorage.clear()
  })
  for (const { place, isEarly } of insertions)
    await test.step(`${place}, ${isEarly ? 'before' : 'after'} the page's script`, async () => {
      // Not removed afterwards: for a moment, the next page would take its scripts from the browser's cache.
      const release = await holdApplication(page)
      await page.goto(paths.contact())
      const insert = () =>
        page.evaluate(selector => {
          for (const element of document.querySelectorAll(selector)) {
            const foreign = document.createElement('div')
            if (element.matches('input')) element.after(foreign)
            else element.prepend(foreign)
          }
        }, place)
      if (isEarly) await insert()
      else {
        release()
        await expectHydrated(page)
        await insert()
      }
      const main = page.getByRole('main')
      const newsletter = page.getByRole('contentinfo').getByRole('textbox')
      // If React has rendered the page anew, the newsletter form waits for the footer to come near.
      await expect(async () => {
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await newsletter.click({ timeout: 2000 })
      }).toPass({ timeout: 20_000 })
      await page.keyboard.type('reader@example.com')
      await main.getByLabel('Name').click()
      await page.keyboard.type('Camila Al')
      if (isEarly) release()
      await expectHydrated(page)
      await page.keyboard.type('varez')
      await page.keyboard.press('Tab')
      await page.keyboard.type('camila@example.com')
      await expect(async () => {
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect(newsletter).toHaveValue('reader@example.com', { timeout: 2000 })
      }).toPass({ timeout: 20_000 })
      await expect(main.getByLabel('Name')).toHaveValue('Camila Alvarez')
      await expect.soft(main.getByLabel('Email')).toHaveValue('camila@example.com')
    })
  // React reports that the HTML has changed.
  browserLog.errors.length = 0
})
