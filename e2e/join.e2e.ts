import { paths } from '../frontend/src/paths'
import { camila, expect, test } from './fixtures'

const toast = { reserved: "Your spot is reserved! You're now part of our exclusive waitlist." }

test('a visitor registers with a wish for a plan and reads SPOT RESERVED', async ({
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
  await club.signUp(page, camila)

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

test('the team signs in and sees #1 in /admin', async ({ page, club, browser, baseURL }) => {
  await club.register(page)
  await expect(page).toHaveURL(paths.share())

  const office = await browser.newPage({ baseURL })
  await club.login(office, club.team)
  await expect(office).toHaveURL(paths.home())
  await club.open(office, paths.admin())
  const row = office.getByRole('row', { name: /#1/ })
  await expect(row).toContainText('Camila Alvarez')
  await expect(row).toContainText(camila.email)
  await expect(row).toContainText('waiting')
  await expect(office.getByText('Signups today')).toBeVisible()
  await office.close()
})

test('a wrong password shows a toast and keeps the address', async ({ page, club, watch }) => {
  await club.login(page, { email: camila.email, password: 'not this one' })
  const alert = page.getByRole('alert').filter({ hasText: 'Login Failed' })
  await expect(alert).toContainText('That email and password do not match')
  await expect(page).toHaveURL(paths.auth())
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(camila.email)
  watch.complaints.length = 0
})

test('the 81st person of the day is told the truth and can ask again', async ({
  page,
  club,
  watch,
}) => {
  await club.placesTakenToday(80)
  await club.register(page)
  await expect(page).toHaveURL(paths.share())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on the list yet')
  await expect(page.getByText('SPOT RESERVED')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Welcome' })).not.toContainText(
    'Your spot is reserved',
  )
  // The refusal is logged (SPEC-7).
  await expect.poll(() => watch.complaints.length).toBe(1)
  watch.complaints.length = 0
  await club.placesTakenToday(0)
  await page.getByRole('main').getByRole('button', { name: 'Reserve My Spot Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
})

for (const [how, ways] of [
  ['at once', ['Reserve My Spot Now']],
  ['after a look around', ['About', 'LOGIN', 'Create an account']],
] as const) {
  test(`a friend’s invitation is counted, followed ${how}`, async ({
    page,
    club,
    site,
    browser,
    baseURL,
  }) => {
    await club.join(page)
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
    await club.signUp(friend, { ...camila, email: 'marcus@example.com' })
    await expect(friend.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
    const { rows } = await site.database.query(
      'SELECT "referralRewards" FROM waitlist_entry WHERE position = 1',
    )
    expect(rows).toEqual([{ referralRewards: 1 }])
    await friend.close()
  })
}

test('signing out forgets the person', async ({ page, club }) => {
  await club.register(page)
  await expect(page).toHaveURL(paths.share())
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('link', { name: 'LOGIN' }).first()).toBeVisible()
  await club.open(page, paths.share())
  await expect(page.getByLabel('Share link')).toHaveValue(/\/waitlist$/)
})
