import type { Locator, Page } from '@playwright/test'
import {
  desktop,
  expectAccessible,
  expectAccessibleOnEveryScreen,
  expectNoOverflow,
  narrowest,
  overflow,
  phone,
} from './expectAccessible'
import { expect, test } from './fixtures'
import {
  expectNearTop,
  firstRow,
  openAdmin,
  spaceLetters,
  fillWaitlist,
  personName,
  waitlistRow,
  figure,
  statusMessage,
  markInvited,
} from './adminHelpers'
import { clubDay, fillMembers, storeBooking } from './courtHelpers'
import { heading, main } from './memberPages'
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

  test('fits its figures and rows into every window size, and prints six columns', async ({
    page,
    club,
    site,
  }) => {
    await fillWaitlist(site, 1_200)
    await nameAsInLife(site)
    await openAdmin(page, club)
    await expect(waitlistRow(page, 5)).toContainText('invited')
    expect((await waitlistRow(page, 5).boundingBox())?.height).toBeLessThan(60)
    await expect(figure(page, 'Out of 80 daily')).toContainText('80 left today')
    const list = page.getByRole('region', { name: 'The waitlist' })
    const navigation = page.getByRole('navigation', { name: 'Main' })
    for (const width of [1440, 1439, 1367, 1321]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(navigation.getByRole('link', { name: 'ADMIN' })).toBeVisible()
      expect((await navigation.boundingBox())?.height, `${width} px: one line`).toBeLessThan(100)
    }
    for (const width of [1440, 1361, 1321, 1280, 1101, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await beyond(members(page)), `${width} px: the number`).toBe(0)
      expect(await overflow(page), `${width} px: the page`).toBe(0)
      expect(await beyond(list), `${width} px: the list`).toBe(0)
    }
    await spaceLetters(page)
    expect(await beyond(members(page)), 'the number, with wide text spacing').toBe(0)
    expect(await overflow(page), 'the page, with wide text spacing').toBe(0)

    await page.evaluate(() => document.adoptedStyleSheets.pop())
    await page.setViewportSize({ width: 720, height: 900 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    const heads = ['Position', 'Name', 'Email', 'Status', 'Joined Waitlist', 'Member Since']
    // Only visible text: a header has its text twice, as a button and as plain text.
    await expect(page.getByRole('columnheader')).toHaveText(heads, { useInnerText: true })
    await expect(waitlistRow(page, 5)).toContainText('invited')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
    expect(await overflow(page)).toBe(0)
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

test('admin accessibility: every section; its list begins at most 260 pixels below the top of a laptop’s screen (PAGE-26)', async ({
  page,
  club,
  site,
}) => {
  test.slow()
  await fillMembers(site, 60)
  const booking = { email: 'person1@example.com', court: 1, hour: 7, guests: ['Bo'] }
  const today = await clubDay(site)
  await storeBooking(site, { ...booking, date: today })
  await site.database.query(
    `INSERT INTO due ("userId", "membershipId", "periodStart", "periodEnd", kind, plan, cents, "dueOn")
       SELECT "userId", id, $1::date, $1::date + 29, 'fee', 'standard', 11900, $1 FROM membership`,
    [today],
  )
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
       SELECT (CASE WHEN i <= 11 THEN 'kendall' WHEN i <= 18 THEN 'doral' ELSE 'other' END)::location_survey_preferredlocation_enum
       FROM generate_series(1, 20) i`,
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
  const open = async (name: string) => {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click()
    await expect(heading(page, name)).toBeVisible()
  }
  const row = firstRow(page)
  const check = async () => {
    await expect(main(page).getByText('Loading...')).toHaveCount(0)
    await expectAccessibleOnEveryScreen(page)
  }
  /** On a desktop, these lists consist of the parts of the waitlist. */
  const checkOnPhones = async () => {
    await expect(main(page).getByText('Loading...')).toHaveCount(0)
    await page.setViewportSize(phone)
    await expectAccessible(page)
    await page.setViewportSize(narrowest)
    await expectNoOverflow(page, page.url())
    await page.setViewportSize(desktop)
  }
  await openAdmin(page, club)
  await expectNearTop(waitlistRow(page, 1), 'waitlist')
  const ninth = (await waitlistRow(page, 9).boundingBox()) ?? { y: NaN, height: NaN }
  // A browser's own bars leave about 830 of the 900 px.
  expect(ninth.y + ninth.height).toBeLessThanOrEqual(830)
  await markInvited(page, 1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await check()
  await page.getByRole('searchbox').fill('nobody at all')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody on the list matches')).toBeVisible()
  await checkOnPhones()

  await open('Memberships')
  await expectNearTop(row.filter({ hasText: 'person' }), 'memberships')
  await page
    .getByRole('button', { name: /^End the membership of/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toBeVisible()
  await check()
  await page.keyboard.press('Escape')

  await open('Messages')
  const message = page.getByRole('listitem').filter({ hasText: 'Are there lessons?' })
  await expectNearTop(message, 'messages')
  await check()
  await open('Mail')
  // The mail about the team's new browser is written after the response.
  await expect(page.getByText(/^[12] mails?$/)).toBeVisible()
  await expectNearTop(row, 'mail')
  await checkOnPhones()
  await page.getByRole('link', { name: /^Address changed to/ }).click()
  await expect(page.getByText('Its mail server said')).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await open('Newsletter')
  await expect(
    page.getByText('1 confirmed address, not on the list: 0 unconfirmed, 1 undeliverable'),
  ).toBeVisible()
  await expectNearTop(row, 'newsletter')
  await checkOnPhones()
  await open('Integrations')
  await expect(page.getByText('1 delivery')).toBeVisible()
  await page.getByText('Details').click()
  await check()
  await open('Surveys')
  await page.getByRole('link', { name: 'Location', exact: true }).click()
  await expect(page.getByText('20 responses')).toBeVisible()
  // The text that replaces a bar starts where the bar would start.
  const bars = main(page).locator('[aria-hidden]')
  const { y } = (await bars.getByText('Other', { exact: true }).boundingBox()) ?? {}
  expect((await bars.getByText('not shown').last().boundingBox())?.y).toBe(y)
  await check()
  await open('Money')
  await expectNearTop(row, 'money')
  for (const [part, kind] of [
    ['Charges', 'Guest pass'],
    ['Dues', 'Membership fee'],
  ] as const) {
    await page.getByRole('button', { name: part, exact: true }).click()
    await expectNearTop(row.filter({ hasText: kind }), part)
  }
  await open('Statistics')
  await expect(main(page).getByText('a day at most')).toBeVisible()
  await check()
})
