/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { club as facts } from '../backend/src/shared/club'
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { servedPage } from './servedPage'
import { expect, test } from './fixtures'

/** The name and target of each link, in the order of the page. */
type Links = [name: string, target: string][]

const call = 'tel:+13055550142'
const mail = `mailto:${facts.email}`

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

const chapters = {
  Overview: 'overview',
  'Information We Collect': 'information-we-collect',
  'How We Use Your Information': 'how-we-use-your-information',
  'How We Share': 'how-we-share',
  Cookies: 'cookies',
  'Data Security': 'data-security',
  'Your Rights and Choices': 'your-rights-and-choices',
  "Children's Privacy": 'childrens-privacy',
  Changes: 'changes',
  Contact: 'contact',
}

/** The links between the navigation and the footer of each page. */
const inside: Record<string, Links> = {
  [paths.home()]: [
    ['JOIN THE REVOLUTION', paths.waitlist()],
    ['LEARN MORE', '#about'],
    [facts.phone, call],
    [facts.email, mail],
  ],
  [paths.auth()]: [
    [facts.name, paths.home()],
    ['Forgot your password?', paths.auth({ mode: 'forgot' })],
    ['Create an account', paths.auth({ mode: 'register' })],
    ['Contact', paths.contact()],
    ['Privacy', paths.privacy()],
  ],
  [paths.auth({ mode: 'register' })]: [
    [facts.name, paths.home()],
    ['Privacy', paths.privacy()],
    ['Login', paths.auth()],
    ['Contact', paths.contact()],
    ['Privacy', paths.privacy()],
  ],
  [paths.waitlist()]: [
    ['Reserve My Spot Now', paths.auth({ mode: 'register' })],
    ['Reserve My Spot Now (STANDARD)', paths.auth({ mode: 'register', plan: 'standard' })],
    ['Reserve My Spot Now (UNLIMITED)', paths.auth({ mode: 'register', plan: 'unlimited' })],
    ['Join the Waitlist Now', paths.auth()],
  ],
  [paths.surveys()]: [
    ['Take Survey', paths.survey()],
    ['Take Survey', paths.pricingSurvey()],
    ['Take Survey', paths.amenitiesSurvey()],
    ['Take Survey', paths.locationSurvey()],
    [facts.email, mail],
  ],
  [paths.amenitiesSurvey()]: [['Back to Surveys', paths.surveys()]],
  [paths.locationSurvey()]: [['Back to Home', paths.home()]],
  [paths.membership()]: [
    ['Reserve my spot', paths.waitlist()],
    ['Notify me', `${mail}?subject=Tell%20me%20when%20memberships%20open`],
    ['Contact the club', paths.contact()],
    ['Go to the waitlist', paths.waitlist()],
  ],
  [paths.about()]: [['See the waitlist', paths.waitlist()]],
  [paths.contact()]: [
    [facts.phone, call],
    [facts.email, mail],
    ['Read the house rules first', paths.faq()],
  ],
  [`${paths.faq()}#contact`]: [
    [facts.faqPhone, 'tel:+13055550187'],
    [facts.faqEmail, `mailto:${facts.faqEmail}`],
    [facts.phone, call],
    [facts.email, mail],
  ],
  [paths.privacy()]: [
    ...Object.entries(chapters).map(([name, id]): [string, string] => [
      name,
      `${paths.privacy()}#${id}`,
    ]),
    [facts.email, mail],
    [facts.email, mail],
    [facts.phone, call],
  ],
}

const linksIn = (part: Locator) => part.locator('a[href]:visible')

const linksOf = (part: Locator): Promise<Links> =>
  linksIn(part).evaluateAll(links =>
    links.map(link => [link.textContent.trim(), link.getAttribute('href') ?? '']),
  )

/**
 * Clicks one link to each internal target that is not yet followed, checks where it leads, and goes
 * back.
 */
async function follow(
  page: Page,
  part: Locator,
  links: Links,
  followed: Set<string>,
): Promise<void> {
  const start = page.url()
  for (const [index, [, target]] of links.entries()) {
    if (!target.startsWith('/') || followed.has(target)) continue
    followed.add(target)
    await linksIn(part).nth(index).click()
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
    // A link to the current page adds nothing to the history.
    if (page.url() !== start) await page.goBack()
    await expect(page).toHaveURL(start)
    await expect.poll(() => linksOf(part)).toEqual(links)
  }
}

test('links: the navigation and the footer have their links, and every target opens', async ({
  page,
  club,
}) => {
  test.slow()
  const followed = new Set<string>()
  await club.open(page, paths.privacy())
  for (const [part, links] of [
    [page.getByRole('navigation', { name: 'Main' }), bar],
    [page.getByRole('contentinfo'), foot],
  ] as const) {
    expect(await linksOf(part)).toEqual(links)
    await follow(page, part, links, followed)
  }
})

test('links: the pages have their links, and every target opens', async ({ page, club }) => {
  test.slow()
  const followed = new Set<string>()
  for (const [path, links] of Object.entries(inside)) {
    await test.step(path, async () => {
      await club.open(page, path)
      await expect.poll(() => linksOf(page.getByRole('main'))).toEqual(links)
      await follow(page, page.getByRole('main'), links, followed)
    })
  }
})

test('membership: no plan is for sale yet', async ({ page, club }) => {
  await club.open(page, paths.membership())
  const buttons = page.getByRole('main').getByRole('button', { name: 'Coming soon' })
  await expect(buttons).toHaveCount(2)
  await expect(buttons.first()).toBeDisabled()
  await expect(buttons.last()).toBeDisabled()
  const unlimited = page.getByRole('article').filter({ hasText: 'Most popular' })
  await expect(unlimited.getByRole('heading', { name: 'Unlimited' })).toBeVisible()
  const phases = page.getByRole('listitem').filter({ hasText: /Phase \d/ })
  await expect(phases).toContainText(['Current', 'Coming soon', 'Coming soon'])
})

test('navigation: every page is the same when opened by its URL and by a link', async ({
  page,
  club,
}) => {
  test.slow()
  const heading = page.getByRole('heading', { level: 1 })
  const description = page.locator('meta[name="description"]')
  await club.open(page, paths.home())
  for (const url of publicUrls) {
    await test.step(url, async () => {
      const { title, heading: name, description: words } = await servedPage(page, url)
      await page.evaluate(address => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, url)
      await expect(page).toHaveTitle(title)
      await expect(heading).toHaveText(name)
      await expect(description).toHaveAttribute('content', words)
    })
  }
})
