import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, expectHydrated, test } from './fixtures'
import { setPhase } from './launchPhase'
import { movesOf, watchMoves } from './layoutShifts'
import { main } from './memberPages'
import { holdApplication } from './network'

/** Returns the HTML of every page as the server sends it to a visitor, without the phase for its script. */
async function servedPages(page: Page): Promise<Map<string, string>> {
  const served = new Map<string, string>()
  for (const url of publicUrls) {
    const response = await page.request.get(url)
    served.set(url, (await response.text()).replace(/ data-phase="[^"]*"/, ''))
  }
  return served
}

const timeline = (page: Page) => page.getByRole('listitem').filter({ hasText: /Phase \d/ })

/* phases.spec.ts reads the sentences of each phase. */
const about = {
  memberships: 'The doors are not open yet. You join by the list.',
  booking: 'The doors are open to members. You join by the list.',
}
const states = {
  memberships: ['Still open', 'Current', 'Coming soon'],
  booking: ['Still open', 'Done', 'Current'],
}

test('launch phases: every page that differs in a later phase hydrates without a warning and nothing moves', async ({
  page,
  site,
  club,
}) => {
  test.slow()
  await page.addInitScript(watchMoves)
  const first = await servedPages(page)
  await setPhase(site, 'booking')
  const served = await servedPages(page)
  const differing = publicUrls.filter(url => served.get(url) !== first.get(url))
  expect(differing).toEqual(expect.arrayContaining([paths.home(), paths.membership()]))
  for (const url of differing) {
    await club.open(page, url)
    // The browser log is empty after each story.
    expect(await movesOf(page), url).toEqual([])
    if (url === paths.membership()) await expectAccessibleOnEveryScreen(page, `${url} in booking`)
  }
})

test('launch phases: links inside the site keep the phase of the tab, also when it changes while the script loads; a reload shows the new one', async ({
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
  await expect(main(page)).toContainText(about.memberships)
  const release = await holdApplication(page)
  await page.reload()
  await expect(main(page)).toContainText(about.booking)
  // The phase changes between the HTML and the script.
  await setPhase(site, 'memberships')
  release()
  await expectHydrated(page)
  await expect(main(page)).toContainText(about.booking)
  await foot.getByRole('link', { name: 'Membership' }).click()
  await expect(timeline(page)).toContainText(states.booking)
})
