/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { club as facts } from '../backend/src/shared/club'
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { servedPage } from './servedPage'
import { expect, test } from './fixtures'

/** The name and target of each link, in the order of the page. */
type Links = [name: string, target: string][]

const bar: Links = [
  [facts.name, paths.home()],
  ['About', paths.about()],
  ['Membership', paths.membership()],
  ['Surveys', paths.surveys()],
  ['FAQ', paths.faq()],
  ['Contact', paths.contact()],
  ['LOGIN', paths.auth()],
  ['JOIN NOW', paths.auth()],
]

const foot: Links = [
  [facts.name, paths.home()],
  ['About', paths.about()],
  ['Membership', paths.membership()],
  ['Waitlist', paths.waitlist()],
  ['Surveys', paths.surveys()],
  ['FAQ', paths.faq()],
  ['Contact', paths.contact()],
  ['Privacy', paths.privacy()],
  ['API', paths.apiGuide()],
]

const linksIn = (part: Locator) => part.locator('a[href]:visible')

const linksOf = (part: Locator): Promise<Links> =>
  linksIn(part).evaluateAll(links =>
    links.map(link => [link.textContent.trim(), link.getAttribute('href') ?? '']),
  )

/** Expects the title, the heading and the description that the server's HTML of this page has. */
async function expectAsServed(page: Page, url: string): Promise<void> {
  const { title, heading, description, metas } = await servedPage(page, url)
  expect(metas).toMatchObject({ 'og:title': title, 'og:description': description })
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
}

// A spec reads the links of each page (entryServer.spec.ts).
test('links: the navigation and the footer have their links, and every target opens; every page is the same when opened by its URL and by a link', async ({
  page,
  club,
}) => {
  test.slow()
  const followed = new Set<string>()
  await club.open(page, paths.privacy())
  for (const [part, links] of [
    [page.getByRole('contentinfo'), foot],
    [page.getByRole('navigation', { name: 'Main' }), bar],
  ] as const) {
    expect(await linksOf(part)).toEqual(links)
    for (const [index, [, target]] of links.entries()) {
      if (followed.has(target)) continue
      followed.add(target)
      await linksIn(part).nth(index).click()
      await expect(page).toHaveURL(target)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
      await expectAsServed(page, target)
    }
  }
  // The forms of /auth differ in their texts only.
  const others = publicUrls.filter(url => !url.includes('?') && !followed.has(url))
  for (const url of [...others, paths.auth({ mode: 'register' })]) {
    await test.step(url, async () => {
      await page.evaluate(address => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, url)
      await expectAsServed(page, url)
    })
  }
})
