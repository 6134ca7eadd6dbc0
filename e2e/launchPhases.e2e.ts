/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { builtUrls, publicUrls } from './builtPages'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, expectHydrated, test } from './fixtures'
import { main } from './memberPages'
import { holdRequests } from './network'
import type { Site } from './site'

type Phase = 'waitlist' | 'memberships' | 'booking'

/** Sets the phase and notifies the servers, as the team's mutation does. */
async function setPhase({ database }: Site, phase: Phase): Promise<void> {
  await database.query('UPDATE launch SET phase = $1', [phase])
  await database.query('SELECT pg_notify($1, $2)', ['launch_changed', `["${phase}"]`])
}

/** Waits until the site serves the pages of this phase: at most a second. */
async function reach(page: Page, site: Site, phase: Phase): Promise<void> {
  await setPhase(site, phase)
  const step = { waitlist: 0, memberships: 1, booking: 2 }[phase]
  await expect
    .poll(async () => (await page.request.get(paths.membership())).text())
    .toContain(`data-phase="{&quot;step&quot;:${String(step)},`)
}

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
  memberships: ['Done', 'Current', 'Coming soon'],
  booking: ['Done', 'Done', 'Current'],
}

const phases = Object.keys(sentences) as Phase[]

test.afterEach(({ page, site }) => reach(page, site, 'waitlist'))

test.describe('launch phases without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const phase of phases)
    test(`the HTML already says the sentences of ${phase}`, async ({ page, site }) => {
      await reach(page, site, phase)
      for (const [url, words] of Object.entries(sentences[phase])) {
        await page.goto(url)
        for (const sentence of words) await expect(page.locator('body')).toContainText(sentence)
      }
      await page.goto(paths.membership())
      await expect(timeline(page)).toContainText(states[phase])
    })
})

test('launch phases: back in the first phase, every file is byte-equal', async ({ page, site }) => {
  await reach(page, site, 'waitlist')
  const before = await servedPages(page)
  await reach(page, site, 'memberships')
  const between = await servedPages(page)
  await reach(page, site, 'waitlist')
  expect(await servedPages(page)).toEqual(before)
  for (const url of publicUrls) expect(between[url]?.etag, url).not.toBe(before[url]?.etag)
  expect(between['/robots.txt']).toEqual(before['/robots.txt'])
})

for (const phase of ['memberships', 'booking'] as const)
  test(`launch phases: in ${phase} every page hydrates without a warning and nothing moves`, async ({
    page,
    site,
    club,
  }) => {
    test.slow()
    await reach(page, site, phase)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver(list => {
        shifts.push(...list.getEntries().map(({ startTime }) => startTime))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const url of publicUrls) {
      await club.open(page, url)
      // Set by the script above. The browser log is empty after each story.
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: [] }).shifts)
      expect(shifts, url).toEqual([])
    }
    for (const url of [paths.home(), paths.membership()]) {
      await club.open(page, url)
      await expectAccessibleOnEveryScreen(page)
    }
  })

test('launch phases: links inside the site keep the phase of the tab, also when it changes; a reload shows the new one', async ({
  page,
  site,
  club,
}) => {
  await reach(page, site, 'memberships')
  await club.open(page, paths.home())
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: 'Membership' }).click()
  await expect(main(page)).toContainText('The club offers memberships to people on the waitlist.')
  await expect(timeline(page)).toContainText(states.memberships)
  await reach(page, site, 'booking')
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
  await reach(page, site, 'booking')
  const release = await holdRequests(page, /\/assets\/(?!boot).*\.js$/)
  await page.goto(paths.home())
  // The phase changes between the HTML and the script.
  await reach(page, site, 'memberships')
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
  await reach(page, site, 'memberships')
  await club.open(page, paths.share())
  await expect(main(page)).toContainText('When it is your turn, the club writes to you.')
  await club.open(page, paths.booking())
  await expect(main(page)).toContainText('Online booking is not open yet.')
  await expect(timeline(page)).toContainText(states.memberships)
  await reach(page, site, 'booking')
  await club.open(page, paths.booking())
  await expect(main(page)).toContainText('Court booking is open to members.')
  await expect(timeline(page)).toContainText(states.booking)
})
