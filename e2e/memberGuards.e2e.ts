import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessible } from './accessible'
import { camila, expect, test } from './fixtures'
import { alert, lost, main, rooms } from './memberPages'
import { hold } from './network'

for (const path of rooms) {
  test.describe(`the door of ${path}`, () => {
    test('a visitor sees nothing, is told once, and is led to log in after half a second', async ({
      page,
    }) => {
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.goto(path)
      // The page wakes a frame at a time; to the millisecond the door's own spec looks.
      await expect(async () => {
        await page.clock.runFor(16)
        await expect(alert(page, 'Unauthorized')).toContainText(lost, { timeout: 500 })
      }).toPass()
      await expect(main(page)).toBeEmpty()
      await page.clock.runFor(400)
      await expect(page).toHaveURL(path)
      await page.clock.runFor(100)
      await expect(page).toHaveURL(paths.auth())
      await expect(alert(page, 'Unauthorized')).toHaveCount(1)
      await page.clock.resume()
      await expect(main(page).getByRole('button', { name: 'LOGIN' })).toBeVisible()
    })

    test('a member who comes back to it meets no other page and no complaint', async ({
      page,
      club,
    }) => {
      await club.join(page)
      const released = await holdSessionAnswer(page)
      await page.goto(path)
      await expect(main(page).getByText('Loading...')).toBeVisible()
      await expect(page.getByRole('alert')).toBeEmpty()
      released()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(page.getByText('Unauthorized')).toHaveCount(0)
    })
  })
}

/** Keeps back who is here until it is released. */
async function holdSessionAnswer(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/graphql', async route => {
    if (route.request().postData()?.includes('"Me"')) await released
    await route.continue()
  })
  return release
}

for (const path of [paths.booking(), paths.dashboard()]) {
  test(`who logs out of ${path} and goes back at once is led to log in, however slow the line`, async ({
    page,
    club,
  }) => {
    await club.join(page)
    const release = await hold(page, /\/HomePage-.*\.js$/)
    await club.open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'LOGOUT' }).click()
    await page.waitForURL(paths.home(), { waitUntil: 'commit' })
    await expect(alert(page, 'Unauthorized')).toHaveCount(0)
    await page.evaluate(() => history.back())
    await expect(alert(page, 'Unauthorized')).toContainText(lost)
    await expect(page).toHaveURL(paths.auth())
    await expect(main(page).getByRole('button', { name: 'LOGIN' })).toBeVisible()
    release()
  })
}

test('a member who signed out in another tab is led to log in by the next thing they do', async ({
  page,
  club,
  context,
}) => {
  await club.join(page)
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
  [paths.dashboard(), lost],
  [paths.share(), 'You are logged out. Log in again to ask for your place.'],
] as const) {
  test(`who asks for a place on ${path} after the session ran out is told so`, async ({
    page,
    club,
    site,
  }) => {
    await club.account(page)
    await club.open(page, path)
    const ask = page.getByRole('button', { name: 'Reserve My Spot Now' })
    await expect(ask).toBeVisible()
    await site.database.query('TRUNCATE session')
    await ask.click()
    await expect(alert(page, words)).toBeVisible()
  })
}

test('what one member was shown does not stay for the next, who signs in in another tab', async ({
  page,
  club,
  context,
}) => {
  const marcus = { ...camila, firstName: 'Marcus', email: 'm@example.com' }
  await club.join(page)
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

test('who cannot be asked for is not said to be logged out, and gets in once it can', async ({
  page,
  club,
  watch,
}) => {
  await club.join(page)
  await page.route('**/graphql', route => route.abort())
  await page.goto(paths.dashboard())
  await expect(page.getByText(/^The club cannot be reached just now/)).toBeVisible()
  await expect(alert(page, 'Unauthorized')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your court time, Camila' })).toBeVisible()
  // The browser's own remark on the dead line, and ours.
  watch.complaints.length = 0
})
