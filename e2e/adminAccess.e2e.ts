import type { Locator, Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen, overflow } from './expectAccessible'
import { expect, test } from './fixtures'
import {
  openAdmin,
  fillWaitlist,
  personName,
  waitlistRow,
  figure,
  statusMessage,
  markInvited,
} from './adminHelpers'
import { clubDay, fillMembers, storeBooking } from './courtHelpers'
import { main } from './memberPages'
import type { Site } from './site'

/**
 * Sets ordinary long addresses, plan wishes and all three statuses, and one entry with a very long
 * name and address.
 */
async function nameAsInLife({ database }: Site): Promise<void> {
  await database.query(
    `UPDATE "user" SET "firstName" = 'Luis Miguel', "lastName" = 'Prado',
            email = replace(email, 'person', 'luismiguel.prado') WHERE email LIKE 'person%'`,
  )
  await database.query(
    `UPDATE "user" SET "firstName" = 'Maria de los Angeles', "lastName" = 'Fernandez-Villavicencio y Montalvo',
            email = 'mariadelosangeles.fernandez-villavicencioymontalvo@example.com' WHERE email LIKE '%prado40@%'`,
  )
  await database.query(
    `UPDATE waitlist_entry SET "planWish" = CASE WHEN position % 2 = 0 THEN 'unlimited'::waitlist_entry_planwish_enum END,
            status = (ARRAY['waiting', 'joined', 'invited'])[1 + position % 3]::waitlist_entry_status_enum`,
  )
}

test.describe('admin waitlist layout', () => {
  const members = (page: Page) => figure(page, 'Members waiting').getByRole('definition').first()
  const beyond = (place: Locator) => place.evaluate(box => box.scrollWidth - box.clientWidth)

  test('fits its figures and rows into every window size', async ({ page, club, site }) => {
    await fillWaitlist(site, 12_000)
    await nameAsInLife(site)
    await openAdmin(page, club)
    await expect(waitlistRow(page, 5)).toContainText('invited')
    expect((await waitlistRow(page, 5).boundingBox())?.height).toBeLessThan(60)
    const list = page.getByRole('region', { name: 'The waitlist' })
    for (const width of [1440, 1280, 1101, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await beyond(members(page)), `${width} px: the number`).toBe(0)
      expect(await overflow(page), `${width} px: the page`).toBe(0)
      expect(await beyond(list), `${width} px: the list`).toBe(0)
    }
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet()
      spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
      document.adoptedStyleSheets.push(spaced)
    })
    expect(await beyond(members(page)), 'the number, with wide text spacing').toBe(0)
    expect(await overflow(page), 'the page, with wide text spacing').toBe(0)
  })

  test('the list starts near the top of a laptop’s first screen', async ({ page, club, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await fillWaitlist(site, 120)
    await nameAsInLife(site)
    await openAdmin(page, club)
    await expect(waitlistRow(page, 1)).toBeVisible()
    const bottomOf = async (of: Locator) => {
      const { y, height } = (await of.boundingBox()) ?? { y: NaN, height: NaN }
      return y + height
    }
    expect((await waitlistRow(page, 1).boundingBox())?.y).toBeLessThanOrEqual(260)
    // A browser's own bars leave about 830 of the 900 px.
    expect(await bottomOf(waitlistRow(page, 9))).toBeLessThanOrEqual(830)
    await expect(figure(page, 'Members waiting')).toContainText('120 of 225')
    await expect(figure(page, 'Out of 80 daily')).toContainText('80 left today')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    for (const width of [1440, 1439, 1367, 1321]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(navigation.getByRole('link', { name: 'ADMIN' })).toBeVisible()
      expect((await navigation.boundingBox())?.height, `${width} px: one line`).toBeLessThan(100)
    }
  })

  test('every list begins at most 260 pixels below the top of a laptop’s screen (PAGE-26)', async ({
    page,
    club,
    site,
    request,
  }) => {
    const message = { name: 'Ana Ruiz', email: 'ana@example.com', message: 'When do you open?' }
    expect((await request.post('/api/contact', { data: message })).ok()).toBe(true)
    await fillMembers(site, 60)
    const date = await clubDay(site)
    const email = 'person1@example.com'
    await storeBooking(site, { email, court: 1, date, hour: 7, guests: ['Bo'] })
    await site.database.query(
      `INSERT INTO newsletter_subscription (email, "confirmedAt") VALUES ('ana@example.com', now())`,
    )
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAdmin(page, club)
    const lists = ['waitlist', 'memberships', 'charges', 'newsletter', 'mail', 'staff', 'audit']
    for (const view of lists) {
      await club.open(page, paths.admin({ view }))
      const row = page.getByRole('rowgroup').nth(1).getByRole('row').first()
      await expect(row).toBeVisible()
      expect((await row.boundingBox())?.y, view).toBeLessThanOrEqual(260)
    }
    await club.open(page, paths.admin({ view: 'messages' }))
    const first = page.getByRole('list', { name: 'Messages, newest first' }).getByRole('listitem')
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y, 'messages').toBeLessThanOrEqual(260)
  })

  test('prints six columns, without search and filters', async ({ page, club, site }) => {
    await fillWaitlist(site, 60)
    await openAdmin(page, club)
    await page.setViewportSize({ width: 720, height: 900 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    const heads = ['Position', 'Name', 'Email', 'Status', 'Joined Waitlist', 'Member Since']
    // Only visible text: a header has its text twice, as a button and as plain text.
    await expect(page.getByRole('columnheader')).toHaveText(heads, { useInnerText: true })
    await expect(waitlistRow(page, 4)).toContainText('invited')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
    expect(await overflow(page)).toBe(0)
  })
})

test.describe('admin waitlist on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('rows are selected by touch, and counted at any scroll position', async ({
    page,
    club,
    site,
  }) => {
    await fillWaitlist(site, 60)
    await openAdmin(page, club)
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
  })
})

test('admin keyboard: every action works without a pointer', async ({ page, club, site }) => {
  await fillWaitlist(site, 60)
  await openAdmin(page, club)
  const press = async (key: string, times = 1) => {
    for (let turn = 0; turn < times; turn++) await page.keyboard.press(key)
  }
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await sections.getByRole('link').last().focus()
  await press('Tab')
  await expect(page.getByRole('combobox', { name: 'Find a person' })).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('person1')
  await press('Enter')
  await expect(statusMessage(page, '11 found')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await press('Tab', 2)
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused()
  await page.keyboard.type('Inv')
  await expect(statusMessage(page, '2 found')).toBeVisible()
  // Skips the plan filter and the export.
  await press('Tab', 3)
  await expect(page.getByRole('region', { name: 'The waitlist' })).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Choose all on this page' })).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Position' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Position' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(page.getByRole('row').nth(1)).toContainText(personName(16))
  await expect(page.getByRole('button', { name: 'Position' })).toBeFocused()
  await press('Tab', 6)
  await expect(page.getByRole('checkbox', { name: `Choose #16 ${personName(16)}` })).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('link', { name: personName(16), exact: true })).toBeFocused()
  await press('Tab')
  await expect(
    page.getByRole('button', { name: `Mark joined: ${personName(16)}`, exact: true }),
  ).toBeFocused()
  await press('Enter')
  const drawer = page.getByRole('dialog', { name: `Mark joined: ${personName(16)}` })
  await expect(drawer.getByRole('heading')).toBeFocused()
  await press('Tab', 2)
  await expect(drawer.getByRole('radio', { name: 'Standard' })).toBeFocused()
  await press('Space')
  await press('Tab')
  await expect(drawer.getByRole('button', { name: 'Start the membership' })).toBeFocused()
  await press('Enter')
  await expect(statusMessage(page, `${personName(16)} is joined.`)).toBeVisible()
  await expect(page.getByRole('group', { name: `Status of ${personName(16)}` })).toBeFocused()
  await press('Tab')
  await expect(
    page.getByRole('link', { name: `End the membership of ${personName(16)}` }),
  ).toBeFocused()
  // Also skips the person who was not told, because this site sends no mail.
  await press('Shift+Tab', 12)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await press('Space')
  await expect(statusMessage(page, `${personName(16)} is invited.`)).toBeVisible()
})

test('admin accessibility: every section', async ({ page, club, site }) => {
  test.slow()
  await fillWaitlist(site, 60)
  await site.database.query(
    `INSERT INTO contact_submission (name, email, phone, message)
       VALUES ('Camila', 'camila@example.com', '(305) 555-0100', 'Are there lessons?')`,
  )
  await site.database.query(
    `INSERT INTO newsletter_subscription (email, "confirmedAt")
       VALUES ('another.rather.long.address.of.a.person@example.com', now()), ('a.rather.long.address.of.a.person@example.com', NULL)`,
  )
  await site.database.query(
    `INSERT INTO location_survey ("preferredLocation")
       SELECT 'coral_gables' FROM generate_series(1, 9)`,
  )
  await site.database.query(
    `WITH refused AS (
       INSERT INTO mail_address (email, "undeliverableSince", reason)
       VALUES ('a.rather.long.address.of.a.person@example.com', now(), '550 5.1.1 No such user') RETURNING *
     )
     INSERT INTO mail (template, "to", data, key, state, attempts, failure)
     SELECT 'email_changed', email, '{"newAddress": "a…@e….com"}', 'key', 'failed', 8, reason FROM refused`,
  )
  await site.database.query(
    `WITH endpoint AS (
       INSERT INTO webhook_endpoint (url, events, secret, "isActive", failures, "disabledAt")
       VALUES ('https://erp.example/a/rather/long/path/of/another/system', '{booking_created,offer_accepted}', '', false, 20, now())
       RETURNING id
     ), event AS (
       INSERT INTO webhook_event (type, data) VALUES ('booking_created', '{"bookingId": "9b2f0e5c-6a7d"}') RETURNING id
     )
     INSERT INTO webhook_delivery ("eventId", "endpointId", state, attempts, status, answer, failure)
     SELECT event.id, endpoint.id, 'failed', 16, 500, repeat('x', 300), 'The endpoint responded with 500.' FROM event, endpoint`,
  )
  await openAdmin(page, club)
  const check = async () => {
    await expect(main(page).getByText('Loading...')).toHaveCount(0)
    await expectAccessibleOnEveryScreen(page)
  }
  await markInvited(page, 1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await check()
  await club.open(page, paths.admin({ search: 'nobody at all' }))
  await expect(page.getByText('Nobody on the list matches')).toBeVisible()
  await check()
  await club.open(page, paths.admin({ view: 'messages' }))
  await expect(page.getByText('Are there lessons?')).toBeVisible()
  await check()
  await club.open(page, paths.admin({ view: 'mail' }))
  // The mail about the team's new browser is written after the response.
  await expect(page.getByText(/^[12] mails?$/)).toBeVisible()
  await check()
  await page.getByRole('link', { name: /^Address changed to/ }).click()
  await expect(page.getByText('Its mail server said')).toBeVisible()
  await check()
  await club.open(page, paths.admin({ view: 'newsletter' }))
  await expect(
    page.getByText('1 confirmed address, not on the list: 0 unconfirmed, 1 undeliverable'),
  ).toBeVisible()
  await check()
  await club.open(page, paths.admin({ view: 'integrations' }))
  await expect(page.getByText('1 delivery')).toBeVisible()
  await page.getByText('Details').click()
  await check()
  await club.open(page, paths.admin({ view: 'surveys', survey: 'location' }))
  await expect(page.getByText('9 responses')).toBeVisible()
  await expect(main(page).locator('[aria-hidden]').getByText('%')).not.toHaveCount(0)
  await check()
  await club.open(page, paths.admin({ view: 'statistics' }))
  await expect(main(page).getByText('a day at most')).toBeVisible()
  await check()
})
