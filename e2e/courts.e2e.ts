/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { clubDay, openBooking, panel, signInTwoMembers, slot, storeBooking } from './courtHelpers'
import {
  expectAccessible,
  expectAccessibleOnEveryScreen,
  expectNoOverflow,
  phone,
} from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { setPhase } from './launchPhase'
import { heading, main } from './memberPages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openPage(page: Page): Promise<void> {
  await page.goto(paths.booking())
  await expect(days(page).or(forMembers(page))).toBeVisible()
}

/** The days of the hours; the nights of open play are named by a day, too. */
const days = (page: Page) => page.getByRole('group', { name: 'Day', exact: true })
const forMembers = (page: Page) =>
  main(page).getByText(
    'Court booking is open to members. The club offers memberships to people on the waitlist.',
  )
/** Chooses tomorrow, when every hour is open. */
const tomorrow = (page: Page) => days(page).getByRole('button').nth(1)

test('courts: a member books by keyboard alone, and another one who looks is too late', async ({
  page,
  club,
  site,
  browser,
  baseURL,
}) => {
  const his = await signInTwoMembers({ page, club, site, browser, baseURL })

  await test.step('both see the day', async () => {
    for (const one of [page, his]) {
      await openPage(one)
      await tomorrow(one).click()
      await expect(slot(one, 'Championship Court 1, 6 PM to 7 PM, free')).toBeVisible()
    }
  })

  await test.step('Diego opens the same hour and names a guest', async () => {
    await slot(his, 'Championship Court 1, 6 PM to 7 PM, free').click()
    await expect(his.locator(':focus')).toHaveText('Championship Court 1')
    await expect(slot(his, 'Championship Court 1, 6 PM to 7 PM, free')).toBeInViewport()
    await panel(his).getByLabel('Guest 1').fill('Ana Ruiz')
    await expect(panel(his)).toContainText('Guest pass $19.99')
    await expect(panel(his)).toContainText('Nothing is charged here: the front desk settles it.')
    await expectAccessibleOnEveryScreen(his)
  })

  await test.step('Camila books it with the keyboard', async () => {
    await tomorrow(page).focus()
    const chosen = page.locator(':focus')
    for (let tabs = 0; tabs < 20; tabs += 1) {
      if ((await chosen.getAttribute('aria-label'))?.startsWith('Championship')) break
      await page.keyboard.press('Tab')
    }
    await expect(chosen).toHaveAccessibleName('Championship Court 1, 5 AM to 6 AM, free')
    await page.keyboard.press('ArrowRight')
    await expect(chosen).toHaveAccessibleName(/^Championship Court 2, 5 AM/)
    await page.keyboard.press('ArrowLeft')
    for (let hour = 5; hour < 18; hour += 1) await page.keyboard.press('ArrowDown')
    await expect(chosen).toHaveAccessibleName('Championship Court 1, 6 PM to 7 PM, free')
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveText('Championship Court 1')
    await page.keyboard.press('Escape')
    await expect(chosen).toHaveAccessibleName('Championship Court 1, 6 PM to 7 PM, free')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toContainText('0 of 12')
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
    await expect(chosen).toHaveText('Book court')
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveAccessibleName('Championship Court 1, 6 PM to 7 PM, yours')
    const toast = page.getByText('Booked', { exact: true })
    await expect(toast).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
    const distance = async () => {
      const [hour, title] = await Promise.all([chosen.boundingBox(), toast.boundingBox()])
      return (title?.y ?? NaN) - (hour?.y ?? NaN) - (hour?.height ?? NaN)
    }
    await expect.poll(distance, 'pixels between the focus and the toast').toBeGreaterThan(0)
  })

  await test.step('in forced colours each day has its lines, and the chosen one has another', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const [first, chosen] = [days(page).getByRole('button').first(), tomorrow(page)]
    await expect(first).toHaveCSS('border-width', '2px')
    await expect(chosen).toHaveCSS('border-width', '2px 2px 5px')
    await page.emulateMedia({ forcedColors: null })
  })

  await test.step('Diego reads that he is too late and keeps his guest', async () => {
    await expect(slot(his, 'Championship Court 1, 6 PM to 7 PM, taken')).toBeAttached()
    await expect(panel(his).getByRole('alert')).toHaveText(
      'Somebody was faster: this time is taken.',
    )
    await expect(panel(his).getByLabel('Guest 1')).toHaveValue('Ana Ruiz')
    await slot(his, 'Championship Court 1, 7 PM to 8 PM, free').click()
    await expect(panel(his).getByLabel('Guest 1')).toHaveValue('Ana Ruiz')
    await panel(his).getByRole('button', { name: 'Accept $19.99 and book' }).click()
    await expect(slot(his, 'Championship Court 1, 7 PM to 8 PM, yours')).toBeFocused()
  })

  await test.step('the dashboard shows the booking without a reload', async () => {
    await page.goto(paths.dashboard())
    await expect(main(page).getByText('Championship Court 1').first()).toBeVisible()
  })
  await his.context().close()
})

test('courts: on a phone a member books the hour of yesterday again, then sees one court at a time, books, and cancels on the dashboard', async ({
  page,
  club,
  site,
}) => {
  await page.setViewportSize(phone)
  await club.registerByApi(page)
  await openBooking(site)
  const stored = { email: camila.email, court: 1, date: await clubDay(site, -1), hour: 18 }
  await storeBooking(site, { ...stored, guests: ['Ana Ruiz'] })
  await page.goto(paths.dashboard())

  await test.step('one press opens the sheet with the guest', async () => {
    await expectNoOverflow(page, 'dashboard with past bookings')
    await main(page)
      .getByRole('link', { name: /^Book again next week: Championship Court 1, .*6 PM$/ })
      .click()
    await expect(panel(page).getByLabel('Guest 1')).toHaveValue('Ana Ruiz')
    await expect(panel(page)).toContainText('6 PM to 7 PM')
    await expectAccessible(page)
    await panel(page).getByRole('button', { name: 'Accept $19.99 and book' }).click()
    await expect(slot(page, 'Championship Court 1, 6 PM to 7 PM, yours')).toBeFocused()
  })

  await test.step('one court at a time', async () => {
    await tomorrow(page).click()
    await expect(slot(page, 'Championship Court 1, 6 PM to 7 PM, free')).toBeVisible()
    await expect(slot(page, 'Championship Court 2, 6 PM to 7 PM, free')).toBeHidden()
    await main(page).getByRole('button', { name: 'Court 2', exact: true }).click()
    await expect(slot(page, 'Championship Court 1, 6 PM to 7 PM, free')).toBeHidden()
    await expectAccessible(page)
    await slot(page, 'Championship Court 2, 6 PM to 7 PM, free').click()
    await page.getByRole('button', { name: 'Book court' }).click()
    await expect(slot(page, 'Championship Court 2, 6 PM to 7 PM, yours')).toBeFocused()
  })

  await club.open(page, paths.dashboard())
  await main(page)
    .getByRole('button', { name: /^Cancel Championship Court 2, / })
    .click()
  await expect(main(page)).toContainText('It costs nothing')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(
    main(page).getByRole('button', { name: /^Cancel Championship Court 2, / }),
  ).toHaveCount(0)
  await expect(heading(page, 'Your court time, Camila')).toBeFocused()
})

test('courts: without a membership, the page says who books; with one, the hours come with it, in one request, until its last day', async ({
  page,
  club,
  site,
}) => {
  await club.registerByApi(page)
  await setPhase(site, 'booking')
  await openPage(page)
  await expect(heading(page, 'Call your court')).toBeVisible()
  await expect(forMembers(page)).toBeVisible()
  await expectAccessibleOnEveryScreen(page)

  await openBooking(site)
  await site.database.query(
    `UPDATE membership SET "endsOn" = (now() AT TIME ZONE 'America/New_York')::date + 2`,
  )
  const sent: string[] = []
  page.on('request', request => {
    if (request.postData()?.includes('"CourtDay"')) sent.push(request.url())
  })
  await page.reload()
  // Hours that are past are left out; the days come with the hours.
  await expect(days(page).getByRole('button')).toHaveCount(3)
  expect(sent).toHaveLength(1)
  await expect(main(page).getByText(/^Your membership lasts until the end of/)).toBeVisible()
  await expectNoOverflow(page, 'days on a desktop')
  await page.setViewportSize(phone)
  await expectNoOverflow(page, 'days on a phone')
})
