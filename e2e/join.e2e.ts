import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, test } from './fixtures'

const toast = { reserved: "Your spot is reserved! You're now part of our exclusive waitlist." }

test('registration: a visitor with a plan wish sees SPOT RESERVED, and her link counts a friend who visits other pages first', async ({
  page,
  club,
  site,
  browser,
  baseURL,
}) => {
  await club.open(page, paths.home())
  await page.getByRole('link', { name: 'JOIN THE REVOLUTION' }).click()
  await expect(page).toHaveURL(paths.waitlist())
  await page.getByRole('link', { name: 'Reserve My Spot Now (UNLIMITED)' }).click()
  await expect(page).toHaveURL(paths.auth({ mode: 'register', plan: 'unlimited' }))
  await expect(page.getByLabel('Plan you would like')).toHaveValue('unlimited')
  await club.submitRegistration(page, camila)

  await expect(page).toHaveURL(paths.share())
  await expect(page.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: toast.reserved })).toBeVisible()
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
  await expectAccessibleOnEveryScreen(page)
  const link = await page.getByLabel('Share link').inputValue()
  expect(link).toMatch(/\/waitlist\?ref=\w+$/)

  const friend = await browser.newPage({ baseURL })
  await friend.goto(link)
  await expect(friend.getByRole('link', { name: 'Reserve My Spot Now' }).first()).toHaveAttribute(
    'href',
    /mode=register&ref=\w+/,
  )
  for (const name of ['About', 'LOGIN', 'Create an account'])
    await friend.getByRole('link', { name }).first().click()
  await expect(friend).toHaveURL(/mode=register&ref=\w+/)
  await club.submitRegistration(friend, { ...camila, email: 'marcus@example.com' })
  await expect(friend.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
  await friend.close()
  const { rows } = await site.database.query(
    'SELECT "planWish", "referralRewards" FROM waitlist_entry WHERE position = 1',
  )
  expect(rows).toEqual([{ planWish: 'unlimited', referralRewards: 1 }])

  await page.goBack()
  await expect(page).not.toHaveURL(/auth|share/)
  await club.open(page, paths.home())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Camila')
  await expectAccessibleOnEveryScreen(page)
})

test('registration: the 81st person of the day sees the daily limit and can retry', async ({
  page,
  club,
  browserLog,
}) => {
  await club.setPlacesTakenToday(80)
  await club.register(page)
  await expect(page).toHaveURL(paths.share())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on the list yet')
  await expect(page.getByText('SPOT RESERVED')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Welcome' })).not.toContainText(
    'Your spot is reserved',
  )
  // The browser logs the refusal (SPEC-7).
  await expect.poll(() => browserLog.errors.length).toBe(1)
  browserLog.errors.length = 0
  await expectAccessibleOnEveryScreen(page)
  await club.setPlacesTakenToday(0)
  await page.getByRole('main').getByRole('button', { name: 'Reserve My Spot Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
})
