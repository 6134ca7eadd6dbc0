import { paths } from '../frontend/src/paths'
import { expectAccessible } from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { alert, sessionExpiredText, main, memberOnlyPages } from './memberPages'
import { expectIdle, holdRequests } from './network'

test('member guard: shows a returning member no other page and no toast', async ({
  page,
  club,
}) => {
  await club.joinByApi(page)
  for (const path of memberOnlyPages) {
    const release = await holdRequests(page, /\/graphql$/)
    await page.goto(path)
    await expect(main(page).getByText('Loading...')).toBeVisible()
    await expect(page.getByRole('alert')).toBeEmpty()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page.getByText('Unauthorized')).toHaveCount(0)
  }
})

for (const path of [paths.booking(), paths.dashboard()]) {
  test(`member guard: logging out of ${path} and going Back at once redirects to login, even on a slow connection`, async ({
    page,
    club,
  }) => {
    await club.joinByApi(page)
    const release = await holdRequests(page, /\/HomePage-.*\.js$/)
    await club.open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'LOGOUT' }).click()
    await page.waitForURL(paths.home(), { waitUntil: 'commit' })
    await expect(alert(page, 'Unauthorized')).toHaveCount(0)
    await page.evaluate(() => history.back())
    await expect(alert(page, 'Unauthorized')).toContainText(sessionExpiredText)
    await expect(page).toHaveURL(paths.auth())
    await expect(main(page).getByRole('button', { name: 'LOGIN' })).toBeVisible()
    release()
  })
}

test('member guard: signing out in another tab redirects to login on the next interaction', async ({
  page,
  club,
  context,
}) => {
  await club.joinByApi(page)
  await club.open(page, paths.profile())
  const other = await context.newPage()
  await club.open(other, paths.dashboard())
  await other.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(other).toHaveURL(paths.home())
  await page.getByRole('link', { name: 'COURT BOOKING', exact: true }).click()
  await expect(alert(page, 'Unauthorized')).toBeVisible()
  await expect(page).toHaveURL(paths.auth())
})

for (const [path, words] of [
  [paths.dashboard(), sessionExpiredText],
  [paths.share(), 'You are logged out. Log in again to ask for your place.'],
] as const) {
  test(`member guard: requesting a place on ${path} after the session expired says that it expired`, async ({
    page,
    club,
    site,
  }) => {
    await club.registerByApi(page)
    await club.open(page, path)
    const ask = page.getByRole('button', { name: 'Reserve My Spot Now' })
    await expect(ask).toBeVisible()
    // A request of the page that is still under way would find the session gone before the press.
    await expectIdle(page)
    await site.database.query('TRUNCATE session')
    await ask.click()
    await expect(alert(page, words)).toBeVisible()
  })
}

test('member guard: another member signing in in another tab reloads the page', async ({
  page,
  club,
  context,
}) => {
  const marcus = { ...camila, firstName: 'Marcus', email: 'm@example.com' }
  await club.joinByApi(page)
  await club.open(page, paths.profile())
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('First Name').fill('Camilla')
  const other = await context.newPage()
  await club.open(other, paths.dashboard())
  await other.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(other).toHaveURL(paths.home())
  await club.register(other, marcus)
  await expect(page.getByRole('main')).toContainText(marcus.email)
  await expect(page.getByRole('main')).not.toContainText(camila.email)
})

test('member guard: a session that could not be checked does not count as signed out, and can be checked again', async ({
  page,
  club,
  browserLog,
}) => {
  await club.joinByApi(page)
  await page.route('**/graphql', route => route.abort())
  await page.goto(paths.dashboard())
  await expect(page.getByText(/^The club cannot be reached just now/)).toBeVisible()
  await expect(alert(page, 'Unauthorized')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your court time, Camila' })).toBeVisible()
  // The browser and the application log the failed connection.
  browserLog.errors.length = 0
})
