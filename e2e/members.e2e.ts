import { paths } from '../frontend/src/paths'
import {
  desktop,
  expectAccessible,
  expectAccessibleOnEveryScreen,
  expectNoOverflow,
  phone,
} from './expectAccessible'
import { expect, test } from './fixtures'
import { heading, main, memberOnlyPages } from './memberPages'
import type { Site } from './site'

async function book({ database }: Site, date: string, time: string): Promise<void> {
  await database.query(
    `INSERT INTO court_booking ("userId", "courtName", "bookingDate", "startTime", duration)
     SELECT id, 'Championship Court 1', $1, $2, 60 FROM "user" WHERE role = 'MEMBER'`,
    [date, time],
  )
}

test('profile: edits without moving anything, cancels, stays in its place after a reload, saves; home greets with the new name; LOGOUT ends the session without a toast', async ({
  page,
  club,
}) => {
  const field = (name: string) => main(page).getByLabel(name, { exact: true })
  const edit = page.getByRole('button', { name: 'Edit' })
  await club.joinByApi(page)
  await club.open(page, paths.home())
  await page.getByRole('link', { name: 'PROFILE', exact: true }).click()
  await expect(heading(page, 'Camila Alvarez')).toBeVisible()
  await test.step('edits and cancels', async () => {
    // The element around the text differs, but not where the text begins and its middle line.
    const placeOfEmail = async () => {
      const { x, y, height } = (await main(page)
        .getByText('Email', { exact: true })
        .boundingBox()) ?? { x: NaN, y: NaN, height: NaN }
      return { x, middle: y + height / 2 }
    }
    const before = await placeOfEmail()
    await edit.click()
    await expect(field('First Name')).toBeFocused()
    expect(await placeOfEmail()).toEqual(before)
    await field('First Name').fill('Nobody')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(edit).toBeFocused()
    await expect(heading(page, 'Camila Alvarez')).toBeVisible()
  })
  await test.step('stays in its place after a reload, until the person scrolls', async () => {
    const position = () => page.evaluate(() => scrollY)
    const last = main(page).getByRole('heading', { name: 'Your data' })
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await last.evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
      const before = await position()
      await page.reload()
      await expect(last).toBeVisible()
      await expect.poll(position).toBe(before)
      await page.mouse.wheel(0, -200)
      await expect.poll(position).toBe(before - 200)
    }
    await edit.evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
  })
  await test.step('saves', async () => {
    await edit.click()
    await field('First Name').fill('Cami')
    await field('Email').fill('cami@example.com')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Profile Updated' })).toBeVisible()
    await expect(heading(page, 'Cami Alvarez')).toBeVisible()
    await expect(main(page)).toContainText('cami@example.com')
    await page.getByRole('link', { name: 'Coral Way Pickleball Club' }).first().click()
    await expect(heading(page, 'Welcome, Cami')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Welcome, Cami')).toBeVisible()
  })
  await test.step('logs out', async () => {
    await page.getByRole('link', { name: 'PROFILE', exact: true }).click()
    await expect(heading(page, 'Cami Alvarez')).toBeVisible()
    await page.getByRole('button', { name: 'LOGOUT' }).click()
    await expect(page).toHaveURL(paths.home())
    await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect(page.getByText('Unauthorized')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible()
  })
})

test('accessibility: the member pages, also with a long name, or a long address instead of one', async ({
  page,
  club,
  site,
}) => {
  test.slow()
  await club.joinByApi(page)
  const rename = (first: string, last: string) =>
    site.database.query(
      `UPDATE "user" SET "firstName" = $1, "lastName" = $2, email = 'a.rather.long.address@coralwaypickleball.example'
       WHERE role = 'MEMBER'`,
      [first, last],
    )
  const open = async (path: string) => {
    await club.open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).getByText('Loading...')).toHaveCount(0)
  }
  const expectFitting = async (path: string, widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page, `${path} at ${String(width)} px`)
    }
    await page.setViewportSize(desktop)
  }
  await open(paths.dashboard())
  await expectAccessible(page, 'no bookings')
  await rename('Wolfeschlegelsteinhausen', 'Papadimitrakopoulos')
  await book(site, '2124-01-27', '23:30')
  for (const path of memberOnlyPages) {
    await open(path)
    await expectFitting(path, [768])
    if (path === paths.profile()) await page.getByRole('button', { name: 'Edit' }).click()
    await expectAccessibleOnEveryScreen(page)
  }
  const others = [paths.home(), paths.share()]
  for (const path of others) {
    await open(path)
    await expectFitting(path, [1440, 768, 390, 320])
  }
  await rename('', '')
  for (const path of [paths.dashboard(), paths.profile(), ...others]) {
    await open(path)
    await expectFitting(path, [768, 320])
  }
})
