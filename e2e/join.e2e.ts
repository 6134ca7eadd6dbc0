import type { Request } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, test } from './fixtures'

const toast = { reserved: "Your spot is reserved! You're now part of our exclusive waitlist." }

test('registration: a visitor with a plan wish sees SPOT RESERVED', async ({
  page,
  club,
  site,
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
  await expect(page.getByLabel('Share link')).toHaveValue(/\/waitlist\?ref=\w+$/)
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
  const { rows } = await site.database.query('SELECT "planWish" FROM waitlist_entry')
  expect(rows).toEqual([{ planWish: 'unlimited' }])
  await page.goBack()
  await expect(page).not.toHaveURL(/auth|share/)
})

test('registration: retries automatically when the server is busy', async ({
  page,
  club,
  browserLog,
}) => {
  const busy = { code: 'SERVICE_UNAVAILABLE', retryAfter: 1 }
  const json = { errors: [{ message: 'We are busy right now.', extensions: busy }] }
  const isRegistration = (request: Request) => /mutation Register/.test(request.postData() ?? '')
  let tries = 0
  await page.route('/graphql', async route => {
    const isFirst = isRegistration(route.request()) && ++tries === 1
    await (isFirst ? route.fulfill({ status: 503, json }) : route.continue())
  })
  await club.register(page)
  const wait = page.getByRole('status').filter({ hasText: 'One moment, many people are joining.' })
  await expect(wait).toBeVisible()
  await expect(page.getByRole('button', { name: 'JOINING...' })).toBeDisabled()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(camila.email)
  await expect(page.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
  expect(tries).toBe(2)
  // The browser logs the 503.
  expect(browserLog.errors).toHaveLength(1)
  browserLog.errors.length = 0
})

test('a wrong password shows a toast and keeps the address', async ({ page, club, browserLog }) => {
  await club.login(page, { email: camila.email, password: 'not this one' })
  const alert = page.getByRole('alert').filter({ hasText: 'Login Failed' })
  await expect(alert).toContainText('That email and password do not match')
  await expect(page).toHaveURL(paths.auth())
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(camila.email)
  browserLog.errors.length = 0
})

test('a forgotten password on a site without mail: shows the address to write to', async ({
  page,
  club,
}) => {
  await club.open(page, paths.auth({ mode: 'forgot' }))
  await page.getByLabel('Email', { exact: true }).fill(camila.email)
  await page.getByRole('main').getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.locator(':focus')).toHaveText(
    `Online reset is not set up yet. Write to ${club.team.email}.`,
  )
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
  await club.setPlacesTakenToday(0)
  await page.getByRole('main').getByRole('button', { name: 'Reserve My Spot Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
})

for (const [how, ways] of [
  ['at once', ['Reserve My Spot Now']],
  ['after visiting other pages', ['About', 'LOGIN', 'Create an account']],
] as const) {
  test(`referral: an invitation is counted, followed ${how}`, async ({
    page,
    club,
    site,
    browser,
    baseURL,
  }) => {
    await club.joinByApi(page)
    await club.open(page, paths.share())
    const link = await page.getByLabel('Share link').inputValue()
    const friend = await browser.newPage({ baseURL })
    await friend.goto(link)
    await expect(friend.getByRole('link', { name: 'Reserve My Spot Now' }).first()).toHaveAttribute(
      'href',
      /mode=register&ref=\w+/,
    )
    for (const name of ways) await friend.getByRole('link', { name }).first().click()
    await expect(friend).toHaveURL(/mode=register&ref=\w+/)
    await club.submitRegistration(friend, { ...camila, email: 'marcus@example.com' })
    await expect(friend.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
    const { rows } = await site.database.query(
      'SELECT "referralRewards" FROM waitlist_entry WHERE position = 1',
    )
    expect(rows).toEqual([{ referralRewards: 1 }])
    await friend.close()
  })
}
