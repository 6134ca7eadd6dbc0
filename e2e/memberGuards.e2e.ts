import { paths } from '../frontend/src/paths'
import { camila, expect, test } from './fixtures'
import { alert, sessionExpiredText, main } from './memberPages'
import { holdRequests } from './network'

test('member guard: logging out and going Back at once redirects to login, even on a slow connection', async ({
  page,
  club,
}) => {
  await club.joinByApi(page)
  const release = await holdRequests(page, /\/HomePage-.*\.js$/)
  await club.open(page, paths.dashboard())
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

test('member guard: another member signing in in another tab reloads the page, and signing out there redirects to login on the next interaction', async ({
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
  await other.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(other).toHaveURL(paths.home())
  await page.getByRole('link', { name: 'COURT BOOKING', exact: true }).click()
  await expect(alert(page, 'Unauthorized')).toBeVisible()
  await expect(page).toHaveURL(paths.auth())
})
