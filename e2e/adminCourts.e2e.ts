import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectNearTop, openAdmin, statusMessage } from './adminHelpers'
import { clubDay, fillMembers, storeBooking } from './courtHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'

const slot = (page: Page, hour: string, court: number) =>
  page
    .getByRole('row', { name: hour })
    .getByRole('cell')
    .nth(court - 1)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('admin courts: the team checks in, books, blocks, cancels what is in the way and settles a charge', async ({
  page,
  club,
  site,
}) => {
  await fillMembers(site, 2)
  const [yesterday, later] = [await clubDay(site, -1), await clubDay(site, 2)]
  const stored = { email: 'person1@example.com', date: yesterday, court: 1, hour: 9 }
  await storeBooking(site, { ...stored, guests: ['Bo Ruiz'] })

  await openAdmin(page, club, { view: 'day', date: yesterday })
  const played = slot(page, '9 AM', 1)
  await expect(played).toContainText(/Person Number 1No\. \d+ · Extra · Guests: Bo Ruiz/)
  await press(page, 'Arrived: Person Number 1')
  await press(page, 'More about the booking of Person Number 1…')
  await press(page, 'Undo that Person Number 1 arrived')
  await page.keyboard.press('Escape')
  await expect(played.getByRole('button', { name: 'Did not come' })).toBeVisible()
  await expectAccessibleOnEveryScreen(page)

  await page.getByLabel('Date').fill(later)
  await press(page, 'Book for a member… Championship Court 1 at 10 AM')
  await page.getByRole('searchbox').fill('person2@')
  await page.keyboard.press('Enter')
  await press(page, 'Choose Person Number 2')
  await page.getByRole('textbox', { name: 'Guest 1' }).fill('Carla Ruiz')
  await press(page, 'Book the court')
  await press(page, 'Book and write down $19.99')
  await expect(slot(page, '10 AM', 1)).toContainText('Guest pass $19.99, open')
  await expect(slot(page, '10 AM', 1)).toBeFocused()

  const second = await page.context().newPage()
  await club.open(second, page.url())
  await expect(slot(second, '10 AM', 1)).toContainText('Person Number 2')
  await press(page, 'Move… Person Number 2')
  await press(page, 'Move here: Championship Court 2 at 11 AM')
  await expect(slot(second, '11 AM', 2)).toContainText('Person Number 2')
  await press(page, 'Move… Person Number 2')
  await press(page, 'Move here: Championship Court 1 at 10 AM')
  await expect(slot(page, '10 AM', 1)).toBeFocused()
  await press(page, 'More about the booking of Person Number 2…')
  await expectAccessibleOnEveryScreen(page)
  await press(page, 'Change the guests…')
  await page.getByRole('textbox', { name: 'Guest 1' }).fill('')
  await press(page, 'Save the guests')
  await expect(statusMessage(page, 'Person Number 2 has no guests.')).toBeVisible()
  await press(page, 'Block… Championship Court 1 at 9 AM')
  await page.getByLabel('Until', { exact: true }).selectOption('11 AM')
  await page.getByRole('textbox', { name: 'Title' }).fill('New net')
  await page.getByRole('textbox', { name: 'Reason' }).fill('The net is torn.')
  await press(page, 'Preview')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('1 booking is in the way and keeps its time:')
  await expect(preview).toContainText('Championship Court 1, Person Number 2')
  await press(page, 'Cancel them')
  await expectAccessibleOnEveryScreen(page, 'the preview of a closure')
  await press(page, 'Close and cancel 1 booking')
  await expect(statusMessage(page, '1 time is closed. 1 booking is cancelled.')).toBeVisible()
  await expect(slot(second, '9 AM', 1)).toContainText('Closed: New net')
  await expect(slot(second, '10 AM', 1)).toContainText('Closed: New net')
  await second.close()

  await club.open(page, '/admin?view=money&part=charges')
  await expect(page.getByText('1 charge, $19.99 to settle')).toBeVisible()
  await press(page, 'Settle: Guest pass $19.99, Person Number 1')
  await page.getByRole('textbox', { name: /^How/ }).fill('card')
  await press(page, 'Settle')
  await expect(
    statusMessage(page, 'Guest pass $19.99 of Person Number 1 is settled.'),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('All')
  await expect(page.getByRole('row', { name: 'Person Number 2' })).toContainText('void')
  await expectAccessibleOnEveryScreen(page)
})

test('admin closures: a weekly clinic is closed, one of its days is skipped, and it is removed', async ({
  page,
  club,
  site,
}) => {
  await fillMembers(site, 1)
  const [tomorrow, next, last] = [
    await clubDay(site, 1),
    await clubDay(site, 8),
    await clubDay(site, 15),
  ]
  await storeBooking(site, { email: 'person1@example.com', court: 1, date: next, hour: 18 })
  await openAdmin(page, club, { view: 'closures' })
  await press(page, 'Close courts')
  const weekday = new Date(`${tomorrow}T12:00Z`).toLocaleDateString('en', {
    weekday: 'short',
    timeZone: 'UTC',
  })
  await page.getByRole('checkbox', { name: weekday }).check()
  await page.getByLabel('First day', { exact: true }).fill(tomorrow)
  await page.getByLabel('Last day', { exact: true }).fill(last)
  await page.getByRole('combobox', { name: 'From' }).selectOption('5 PM')
  await page.getByRole('combobox', { name: 'Until' }).selectOption('7 PM')
  await page.getByRole('textbox', { name: 'Title' }).fill('Beginners’ clinic')
  await page.getByRole('textbox', { name: /^Line for members/ }).fill('Clinic from 5 to 7 PM')
  await page.getByRole('textbox', { name: 'Reason' }).fill('The weekly clinic.')
  await expectAccessibleOnEveryScreen(page, 'the form of a closure')
  await press(page, 'Preview')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('6 times are closed:')
  await press(page, 'Close the courts')
  await expect(statusMessage(page, '6 times are closed.')).toBeVisible()
  await expect(page.getByText('1 closure to come')).toBeVisible()
  const row = page.getByRole('row', { name: 'Beginners’ clinic' })
  await expect(row).toContainText('Members read: Clinic from 5 to 7 PM')
  await expect(row).toContainText('1 booking')
  await club.open(page, paths.admin({ view: 'closures' }))
  await expectNearTop(row, 'closures')

  const change = page.getByRole('button', { name: 'Change… Beginners’ clinic' })
  await change.press('Enter')
  await page.getByLabel(/^Skip a day/).fill(next)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    '2 times can be booked again:',
  )
  await press(page, 'Change the closure')
  await expect(statusMessage(page, '2 times can be booked again.')).toBeVisible()
  await expect(row).toContainText('not on')
  await expect(row).toContainText('None')

  await press(page, 'Remove… Beginners’ clinic')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    '4 times can be booked again:',
  )
  await press(page, 'Remove the closure')
  await expect(page.getByText('No court is closed from today on')).toBeVisible()
  const { rows } = await site.database.query(
    `SELECT count(*)::int AS left FROM block WHERE "removedAt" IS NULL AND "endsAt" > now()`,
  )
  expect(rows).toEqual([{ left: 0 }])
})

/** Returns the number of sheets that the page takes when printed in this format. */
async function sheetsOf(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('admin courts and till: thirty payments, and a full day with long names, take one printed sheet each; the day fits the screen of a desk', async ({
  page,
  club,
  site,
}) => {
  await fillMembers(site, 36)
  await site.database.query(
    `INSERT INTO due ("userId", "membershipId", "periodStart", "periodEnd", kind, plan, cents, "dueOn",
       state, method, "settledAt", note)
     SELECT "userId", id, $1::date, $1::date + 29, 'fee', 'standard', 11900, $1,
       'settled', 'card_at_desk', now(), 'Paid for by the company' FROM membership LIMIT 30`,
    [await clubDay(site)],
  )
  await openAdmin(page, club, { view: 'money', part: 'till' })
  await expect(page.getByRole('row')).toHaveCount(31)
  for (const format of ['A4', 'Letter']) expect(await sheetsOf(page, format), format).toBe(1)

  await site.database.query(
    `UPDATE "user" SET "firstName" = 'Alexandrina Wilhelmina Theodora', "lastName" = 'Montgomery-Vanderbilt-Cholmondeley'
     WHERE email LIKE 'person%'`,
  )
  const date = await clubDay(site, 1)
  const guests = [
    'Guadalupe Concepcion Hernandez-Echevarria',
    'Bartholomew Featherstonehaugh-Cholmondeley',
    'Maximiliana Wolfeschlegelsteinhausen',
  ]
  for (let index = 0; index < 36; index++)
    await storeBooking(site, {
      email: `person${String(index + 1)}@example.com`,
      court: (index % 2) + 1,
      date,
      hour: 5 + Math.floor(index / 2),
      guests,
    })
  await club.open(page, paths.admin({ view: 'day', date }))
  await expect(slot(page, '10 PM', 2)).toContainText('Maximiliana Wolfeschlegelsteinhausen')
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        const box = await page.getByRole('row').last().boundingBox()
        return box && box.y + box.height
      })
      .toBeLessThanOrEqual(height)
  }
  for (const format of ['A4', 'Letter']) expect(await sheetsOf(page, format), format).toBe(1)
})
