import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessible, overflow } from './expectAccessible'
import { expect, test } from './fixtures'
import { figure, fillWaitlist, openAdmin, personName, waitlistRow } from './adminHelpers'
import { heading } from './memberPages'

test.describe('admin navigation', () => {
  const navigation = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
  const toggle = (page: Page) => navigation(page).getByRole('button', { name: /^Sections/ })

  test('stays in place across sections, in every window size; the figures are on Waitlist', async ({
    page,
    club,
  }) => {
    await openAdmin(page, club)
    const messages = navigation(page).getByRole('link', { name: 'Messages' })
    const figures = figure(page, 'Signups today')
    for (const width of [1440, 1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(toggle(page)).toBeHidden()
      const before = await messages.boundingBox()
      for (const name of ['Statistics', 'Memberships', 'Newsletter', 'Waitlist']) {
        await navigation(page).getByRole('link', { name }).click()
        await expect(heading(page, name)).toBeVisible()
        await expect(figures).toHaveCount(name === 'Waitlist' ? 1 : 0)
        expect(await messages.boundingBox(), `${width} px: ${name}`).toEqual(before)
      }
    }
  })

  test('on a phone: a button beside the heading shows and hides the sections', async ({
    page,
    club,
    site,
    request,
  }) => {
    const message = { name: 'Ana Ruiz', email: 'ana@example.com', message: 'When do you open?' }
    expect((await request.post('/api/contact', { data: message })).ok()).toBe(true)
    await fillWaitlist(site, 3)
    await page.setViewportSize({ width: 390, height: 844 })
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
  })

  test('on a phone all tools but the search are folded away, and the first entry is in the first screen', async ({
    page,
    club,
    site,
  }) => {
    await fillWaitlist(site, 8)
    await page.setViewportSize({ width: 390, height: 844 })
    await openAdmin(page, club)
    const tools = page.getByRole('button', { name: /^Sort, filter, export/ })
    const status = page.getByRole('combobox', { name: 'Status' })
    await expect(waitlistRow(page, 1)).toBeInViewport({ ratio: 1 })
    await expect(tools).toHaveAttribute('aria-expanded', 'false')
    await expect(status).toBeHidden()
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(page.getByRole('link', { name: personName(1) })).toBeInViewport({ ratio: 1 })

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

  test('on the narrowest phone with wide text spacing: shows every section’s full name', async ({
    page,
    club,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openAdmin(page, club, { view: 'newsletter' })
    await toggle(page).click()
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet()
      spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
      document.adoptedStyleSheets.push(spaced)
    })
    for (const link of await navigation(page).getByRole('link').all())
      expect(await link.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await overflow(page)).toBe(0)
  })
})
