import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { builtUrls, publicUrls } from './builtPages'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, expectHydrated, test } from './fixtures'
import { setPhase, type Phase } from './launchPhase'
import { movesOf, watchMoves } from './layoutShifts'
import { main } from './memberPages'
import { holdRequests } from './network'

/** Returns the HTML of every page as the server sends it to a visitor, and its validators. */
async function servedPages(page: Page) {
  const served: Record<string, { html: string; etag: string | undefined }> = {}
  for (const url of [...builtUrls, '/sitemap.xml', '/robots.txt']) {
    const response = await page.request.get(url)
    served[url] = { html: await response.text(), etag: response.headers()['etag'] }
  }
  return served
}

const timeline = (page: Page) => page.getByRole('listitem').filter({ hasText: /Phase \d/ })

/** What a visitor reads in each phase. */
const sentences: Record<Phase, Record<string, string[]>> = {
  waitlist: {
    [paths.home()]: ['Opening soon in Miami. The waitlist is open.'],
    [paths.about()]: ['The doors are not open yet. The list is.'],
    [paths.membership()]: [
      'Memberships are not on sale yet.',
      'Standard and Unlimited go on sale.',
    ],
    [paths.faq()]: ['It is not open yet.'],
    [paths.auth({ mode: 'register' })]: ['We use this for the waitlist only.'],
  },
  memberships: {
    [paths.home()]: ['Opening soon in Miami. The waitlist is open.'],
    [paths.about()]: ['The doors are not open yet. The list is.'],
    [paths.membership()]: ['The club offers memberships to people on the waitlist.'],
    [paths.faq()]: ['It is not open yet.'],
    [paths.auth({ mode: 'register' })]: ['for the waitlist and your membership only.'],
  },
  booking: {
    [paths.home()]: ['Now open in Miami. The waitlist is open.'],
    [paths.about()]: ['The doors are open to members. You join by the list.'],
    [paths.membership()]: ['The club offers memberships to people on the waitlist.'],
    [paths.faq()]: ['It is open to members.'],
    [paths.auth({ mode: 'register' })]: ['for the waitlist and your membership only.'],
  },
}

const states: Record<Phase, string[]> = {
  waitlist: ['Current', 'Coming soon', 'Coming soon'],
  memberships: ['Still open', 'Current', 'Coming soon'],
  booking: ['Still open', 'Done', 'Current'],
}

const phases = Object.keys(sentences) as Phase[]

test.describe('launch phases without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const phase of phases)
    test(`the HTML already says the sentences of ${phase}`, async ({ page, site }) => {
      await setPhase(site, phase)
      for (const [url, words] of Object.entries(sentences[phase])) {
        await page.goto(url)
        for (const sentence of words) await expect(page.locator('body')).toContainText(sentence)
      }
      await page.goto(paths.membership())
      await expect(timeline(page)).toContainText(states[phase])
    })
})

/** Returns the page's HTML without the phase, which every page contains for its script. */
const withoutPhase = (html = '') => html.replace(/ data-phase="[^"]*"/, '')

test('launch phases: every page that differs in a phase hydrates without a warning and nothing moves', async ({
  page,
  site,
  club,
}) => {
  test.slow()
  await page.addInitScript(watchMoves)
  const first = await servedPages(page)
  for (const phase of ['memberships', 'booking'] as const) {
    await setPhase(site, phase)
    const served = await servedPages(page)
    const differing = publicUrls.filter(
      url => withoutPhase(served[url]?.html) !== withoutPhase(first[url]?.html),
    )
    expect(differing).toContain(paths.membership())
    for (const url of differing) {
      await club.open(page, url)
      // The browser log is empty after each story.
      expect(await movesOf(page), `${url} in ${phase}`).toEqual([])
      if (url === paths.home() || url === paths.membership())
        await expectAccessibleOnEveryScreen(page, `${url} in ${phase}`)
    }
  }
})

test('launch phases: links inside the site keep the phase of the tab, also when it changes; a reload shows the new one', async ({
  page,
  site,
  club,
}) => {
  await setPhase(site, 'memberships')
  await club.open(page, paths.home())
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: 'Membership' }).click()
  await expect(main(page)).toContainText('The club offers memberships to people on the waitlist.')
  await expect(timeline(page)).toContainText(states.memberships)
  await setPhase(site, 'booking')
  await foot.getByRole('link', { name: 'About' }).click()
  await expect(main(page)).toContainText(sentences.memberships[paths.about()] ?? [])
  await page.reload()
  await expect(main(page)).toContainText(sentences.booking[paths.about()] ?? [])
  await expectHydrated(page)
  await foot.getByRole('link', { name: 'Membership' }).click()
  await expect(timeline(page)).toContainText(states.booking)
})

test('launch phases: a page in use shows no other phase while its script loads', async ({
  page,
  site,
}) => {
  await setPhase(site, 'booking')
  const release = await holdRequests(page, /\/assets\/(?!boot).*\.js$/)
  await page.goto(paths.home())
  // The phase changes between the HTML and the script.
  await setPhase(site, 'memberships')
  release()
  await expectHydrated(page)
  await expect(main(page)).toContainText(sentences.booking[paths.home()] ?? [])
})

test('launch phases: a member reads the same phase on the booking page and after sign-up', async ({
  page,
  site,
  club,
}) => {
  await club.joinByApi(page)
  await setPhase(site, 'memberships')
  await club.open(page, paths.share())
  await expect(main(page)).toContainText('When it is your turn, the club writes to you.')
  await club.open(page, paths.booking())
  await expect(main(page)).toContainText('Online booking is not open yet.')
  await expect(timeline(page)).toContainText(states.memberships)
  await setPhase(site, 'booking')
  await club.open(page, paths.booking())
  await expect(main(page)).toContainText('Court booking is open to members.')
  await expect(timeline(page)).toContainText(states.booking)
})
