import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessible, narrowest, overflow, phone } from './expectAccessible'
import { expect, test } from './fixtures'
import {
  fillWaitlist,
  openAdmin,
  personName,
  spaceLetters,
  statusMessage,
  waitlistRow,
} from './adminHelpers'
import { heading } from './memberPages'

test.describe('admin on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  const navigation = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
  const toggle = (page: Page) => navigation(page).getByRole('button', { name: /^Sections/ })

  test('a button beside the heading shows and hides the sections, also on the narrowest phone with wide text spacing', async ({
    page,
    club,
    site,
    request,
  }) => {
    const message = { name: 'Ana Ruiz', email: 'ana@example.com', message: 'When do you open?' }
    expect((await request.post('/api/contact', { data: message })).ok()).toBe(true)
    await fillWaitlist(site, 3)
    await openAdmin(page, club)
    const links = navigation(page).getByRole('link')
    await expect(toggle(page)).toHaveAccessibleName(/ 1 new$/)
    await expect(links).toHaveCount(0)
    // The navigation has no row of its own: search and filters directly follow the figures.
    const title = await heading(page, 'Waitlist').boundingBox()
    const button = await toggle(page).boundingBox()
    expect(button?.y).toBeLessThan((title?.y ?? NaN) + (title?.height ?? NaN))
    expect((await waitlistRow(page, 1).boundingBox())?.y).toBeLessThan(844)

    await toggle(page).press('Enter')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(links).toHaveCount(19)
    await expectAccessible(page, 'the open navigation')
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()

    await toggle(page).click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(links).toHaveCount(0)
    await toggle(page).click()
    await page.goBack()
    await expect(links).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()
    await expect(heading(page, 'Waitlist')).toBeVisible()

    await toggle(page).press('Enter')
    await links.filter({ hasText: 'Messages' }).press('Enter')
    await expect(page).toHaveURL(paths.admin({ view: 'messages' }))
    await expect(heading(page, 'Messages')).toBeFocused()
    await expect(links).toHaveCount(0)
    await expect(page.getByText('When do you open?')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Waitlist')).toBeVisible()
    await expect(links).toHaveCount(0)

    await page.setViewportSize(narrowest)
    await toggle(page).click()
    await spaceLetters(page)
    for (const link of await links.all())
      expect(await link.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await overflow(page)).toBe(0)
  })

  test('all tools but the search are folded away, and the first entry is in the first screen; rows are selected by touch', async ({
    page,
    club,
    site,
  }) => {
    await fillWaitlist(site, 60)
    await openAdmin(page, club)
    const tools = page.getByRole('button', { name: /^Sort, filter, export/ })
    const status = page.getByRole('combobox', { name: 'Status' })
    await expect(waitlistRow(page, 1)).toBeInViewport({ ratio: 1 })
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(status).toBeHidden()
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(page.getByRole('link', { name: personName(1), exact: true })).toBeInViewport({
      ratio: 1,
    })

    await page.setViewportSize(phone)
    const choice = (position: number) =>
      page.getByRole('checkbox', {
        name: `Choose #${position} ${personName(position)}`,
        exact: true,
      })
    for (const position of [3, 4]) {
      await choice(position).scrollIntoViewIfNeeded()
      // A tap hits the topmost element, anywhere within 44 pixels.
      const { x, y, width, height } = (await choice(position).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
      await page.touchscreen.tap(x + width / 2 - 20, y + height / 2 + 20)
      await expect(choice(position)).toBeChecked()
    }
    await choice(30).scrollIntoViewIfNeeded()
    await expect(statusMessage(page, '2 of 60 chosen')).toBeInViewport({ ratio: 1 })
    await choice(30).tap()
    await expect(statusMessage(page, '3 of 60 chosen')).toBeInViewport({ ratio: 1 })

    await tools.press('Enter')
    await expect(tools).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page, 'the open tools')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused()
    await status.selectOption('Invited')
    await expect(waitlistRow(page, 1)).toHaveCount(0)
    await tools.click()
    await expect(status).toBeHidden()
    await expect(tools).toHaveAccessibleName('Sort, filter, export: 1 filter set')

    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(tools).toBeHidden()
    await expect(status).toBeVisible()
  })
})
