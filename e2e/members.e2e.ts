import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { heading, main, memberOnlyPages } from './memberPages'
import type { Site } from './site'

const stat = (page: Page, label: string) =>
  main(page).locator('dl > div').filter({ hasText: label }).first()
const card = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title }).locator('..')

async function book({ database }: Site, rows: readonly [string, string, string][]): Promise<void> {
  for (const row of rows) {
    await database.query(
      `INSERT INTO court_booking ("userId", "courtName", "bookingDate", "startTime", duration)
       SELECT id, $1, $2, $3, 60 FROM "user" WHERE email = '${camila.email}'`,
      row,
    )
  }
}

const change = ({ database }: Site, what: string) =>
  database.query(`UPDATE "user" SET ${what} WHERE email = '${camila.email}'`)

test.describe('dashboard', () => {
  test('shows its empty state, and the position on the waitlist', async ({ page, club }) => {
    await club.joinByApi(page)
    await club.open(page, paths.home())
    await page.getByRole('link', { name: 'DASHBOARD', exact: true }).click()
    await expect(heading(page, 'Your court time, Camila')).toBeVisible()
    await expect(page.getByText('No upcoming bookings')).toBeVisible()
    await expect(page.getByText('No recent activity')).toBeVisible()
    await expect(stat(page, 'Games played')).toContainText('0')
    await expect(stat(page, 'Scheduled games')).toContainText('0')
    await expect(stat(page, 'Member level')).toContainText('Elite')
    await expect(stat(page, 'Access')).toContainText('24/7')
    await expect(card(page, 'Waitlist')).toContainText('#1')
    await expect(card(page, 'Waitlist')).toContainText('waiting')
    await expect(stat(page, 'Referrals made')).toContainText('0')
    await expect(page.getByText('capped at 250 members. 2 premium courts')).toBeVisible()
    await main(page).getByRole('link', { name: 'Book Court' }).click()
    await expect(page).toHaveURL(paths.booking())
  })

  test('counts every booking, shows the first three, and loads upcoming ones ten at a time', async ({
    page,
    club,
    site,
  }) => {
    await club.joinByApi(page)
    await change(site, `"membershipPlan" = 'champion'`)
    await book(site, [
      ['Championship Court 1', '2024-01-27', '23:30'],
      ['Court 2', '2024-01-24', '06:00'],
      ['Oldest court', '2024-01-19', '00:15'],
      ['Court 2', '2124-03-02', '12:00'],
    ])
    await club.open(page, paths.dashboard())
    await expect(stat(page, 'Games played')).toContainText('4')
    await expect(stat(page, 'Scheduled games')).toContainText('1')
    await expect(stat(page, 'Member level')).toContainText('VIP')
    const upcoming = card(page, 'Upcoming bookings').getByRole('listitem')
    await expect(upcoming).toHaveText([/2.*Mar.*Court 2.*12 PM/])
    const recent = card(page, 'Recent activity').getByRole('listitem')
    await expect(recent).toHaveText([
      /2.*Mar.*Court 2.*12 PM/,
      /27.*Jan.*Championship Court 1.*11:30 PM/,
      /24.*Jan.*Court 2.*6 AM/,
    ])
    const days = Array.from({ length: 11 }, (_, index) => `2124-05-${String(index + 10)}`)
    await book(
      site,
      days.map(day => ['Court 2', day, '07:00']),
    )
    await club.open(page, paths.dashboard())
    await expect(stat(page, 'Scheduled games')).toContainText('12')
    await expect(upcoming).toHaveCount(10)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(upcoming).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  })

  test('offers a retry when the bookings cannot be fetched', async ({ page, club, browserLog }) => {
    await club.joinByApi(page)
    await page.route('**/graphql', route =>
      route.request().postData()?.includes('Bookings') ? route.abort() : route.continue(),
    )
    await club.open(page, paths.dashboard())
    await expect(page.getByText('Your bookings could not be loaded.')).toHaveCount(2)
    await expect(stat(page, 'Games played')).toContainText('–')
    await page.unroute('**/graphql')
    for (const empty of ['No upcoming bookings', 'No recent activity']) {
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(page.getByText(empty)).toBeVisible()
    }
    browserLog.errors.length = 0
  })
})

test.describe('profile', () => {
  const edit = (page: Page) => page.getByRole('button', { name: 'Edit' }).click()
  const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
  const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })

  test.beforeEach(async ({ page, club }) => {
    await club.joinByApi(page)
    await club.open(page, paths.home())
    await page.getByRole('link', { name: 'PROFILE', exact: true }).click()
    await expect(heading(page, 'Camila Alvarez')).toBeVisible()
  })

  test('shows, edits and cancels; Edit moves nothing, and LOGOUT ends the session without a toast', async ({
    page,
    club,
  }) => {
    await expect(main(page)).toContainText('Basic Member')
    // The element around the text differs, but not where the text begins and its middle line.
    const placeOfEmail = async () => {
      const { x, y, height } = (await main(page)
        .getByText('Email', { exact: true })
        .boundingBox()) ?? { x: NaN, y: NaN, height: NaN }
      return { x, middle: y + height / 2 }
    }
    const before = await placeOfEmail()
    await edit(page)
    await expect(field(page, 'First Name')).toBeFocused()
    expect(await placeOfEmail()).toEqual(before)
    await field(page, 'First Name').fill('Nobody')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
    await expect(heading(page, 'Camila Alvarez')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upgrade Membership' })).toHaveAttribute(
      'href',
      paths.membership(),
    )
    await edit(page)
    await expect(field(page, 'First Name')).toHaveValue('Camila')
    await page.getByRole('button', { name: 'LOGOUT' }).click()
    await expect(page).toHaveURL(paths.home())
    await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect(page.getByText('Unauthorized')).toHaveCount(0)
    await club.open(page, paths.share())
    await expect(page.getByLabel('Share link')).toHaveValue(/\/waitlist$/)
  })

  test('saves, and the home page greets with the new name without a reload', async ({ page }) => {
    await edit(page)
    await field(page, 'First Name').fill('Cami')
    await field(page, 'Email').fill('cami@example.com')
    await save(page)
    await expect(page.getByRole('status').filter({ hasText: 'Profile Updated' })).toContainText(
      'Your profile has been successfully updated.',
    )
    await expect(heading(page, 'Cami Alvarez')).toBeVisible()
    await expect(main(page)).toContainText('cami@example.com')
    await page.getByRole('link', { name: 'Coral Way Pickleball Club' }).first().click()
    await expect(heading(page, 'Welcome, Cami')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Welcome, Cami')).toBeVisible()
  })
})

test('booking: announces online booking, and shows the phone number until then', async ({
  page,
  club,
}) => {
  await club.joinByApi(page)
  await club.open(page, paths.booking())
  await expect(main(page)).toContainText('Coming soon')
  await expect(main(page)).toContainText('1 court')
  await expect(main(page)).toContainText('up to 7 days')
  const phase = main(page).locator('[aria-current="step"]')
  await expect(phase).toContainText('Phase 1')
  await expect(phase.getByRole('link', { name: 'Go to the waitlist' })).toHaveAttribute(
    'href',
    paths.waitlist(),
  )
  const ownPlace = main(page).getByRole('link').first()
  await expect(ownPlace).toHaveText('Your place')
  await expect(ownPlace).toHaveAttribute('href', paths.dashboard())
  await expect(page.getByRole('link', { name: '(305) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+13055550142',
  )
  await expect(main(page).getByRole('link', { name: club.team.email })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
})

test('accessibility: the member pages', async ({ page, club, site }) => {
  test.slow()
  await club.joinByApi(page)
  const check = async () => {
    await expect(main(page).getByText('Loading...')).toHaveCount(0)
    await expectAccessibleOnEveryScreen(page)
  }
  for (const path of memberOnlyPages) {
    await club.open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check()
  }
  await book(site, [['Championship Court 1', '2124-01-27', '23:30']])
  await club.open(page, paths.dashboard())
  await expect(page.getByText('11:30 PM')).toHaveCount(2)
  await check()
  await club.open(page, paths.profile())
  await page.getByRole('button', { name: 'Edit' }).click()
  await check()
})
