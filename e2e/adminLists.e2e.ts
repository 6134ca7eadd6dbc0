import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { paths } from '../frontend/src/paths'
import { camila, expect, test } from './fixtures'
import { download, figure, fillWaitlist, openAdmin, statusMessage } from './adminHelpers'
import { main } from './memberPages'

/** Parses the file as a spreadsheet does. */
const sheet = (path: string): string[][] => parse(readFileSync(path), { bom: true })
const bytes = (path: string) => readFileSync(path).subarray(0, 3)

test('admin waitlist: 1,100 people are searched, filtered, sorted, paged and exported', async ({
  page,
  club,
  site,
}) => {
  await fillWaitlist(site, 1_100)
  await site.database.query(
    `UPDATE "user" SET "firstName" = '=HYPERLINK("https://evil.example","me")', "lastName" = 'Q, "R"'
     WHERE email = 'person77@example.com'`,
  )
  await openAdmin(page, club)
  await expect(page.getByText('1 to 50 of 1,100')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('51 to 100 of 1,100')).toBeVisible()
  await expect(page.getByText('#51', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(page.getByText('1 to 50 of 1,100')).toBeVisible()

  await page.getByRole('button', { name: 'Position' }).click()
  await expect(page.getByText('#1100')).toBeVisible()
  await page.getByRole('searchbox').fill('PERSON7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('111 found')).toBeVisible()
  await expect(page.getByText('1 to 50 of 111')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('waiting')
  await expect(page.getByText('84 found')).toBeVisible()
  await expect(main(page).locator('dl')).toContainText('1,100')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('51 to 84 of 84')).toBeVisible()
  await page.reload()
  await expect(page.getByText('51 to 84 of 84')).toBeVisible()
  await expect(page.getByText('#77', { exact: true })).toBeVisible()
  await expect(page.getByText('=HYPERLINK')).toBeVisible()

  const { name, path } = await download(page)
  expect(name).toMatch(/^waitlist-\d{4}-\d{2}-\d{2}\.csv$/)
  expect([...bytes(path)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, ...rows] = sheet(path)
  expect(head?.slice(0, 5)).toEqual(['Position', 'First name', 'Last name', 'Email', 'Status'])
  expect(rows).toHaveLength(84)
  expect(rows.find(([position]) => position === '77')?.slice(1, 5)).toEqual([
    `'=HYPERLINK("https://evil.example","me")`,
    'Q, "R"',
    'person77@example.com',
    'waiting',
  ])
  expect(rows.every(([, , , email]) => email?.startsWith('person7'))).toBe(true)
  expect(rows.flat().filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
})

test('admin inbox: the team reads, searches and marks messages as replied', async ({
  page,
  club,
  site,
}) => {
  await site.database.query(
    `INSERT INTO contact_submission (name, email, message, "createdAt")
     SELECT 'Writer ' || i, 'writer' || i || '@example.com', 'First line' || chr(10) || '<b>second</b> ' || i,
            now() - i * interval '1 minute'
     FROM generate_series(1, 60) i`,
  )
  await openAdmin(page, club, { view: 'messages' })
  const messages = page.getByRole('list', { name: 'Messages, newest first' }).getByRole('listitem')
  await expect(page.getByText('60 messages')).toBeVisible()
  await expect(messages.first()).toContainText('Writer 1')
  await expect(messages.first()).toContainText('<b>second</b> 1')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(messages).toHaveCount(10)
  const { rows } = await site.database.query(
    `SELECT count(*)::int AS untouched FROM contact_submission WHERE status = 'new'`,
  )
  expect(rows).toEqual([{ untouched: 60 }])

  await page.getByRole('searchbox').fill('writer60@')
  await page.getByRole('button', { name: 'FIND' }).click()
  await expect(page.getByText('1 found')).toBeVisible()
  await page
    .getByRole('group', { name: 'Status of the message from Writer 60' })
    .getByRole('button', { name: 'Replied' })
    .click()
  await expect(page.getByText('The message from Writer 60 is replied.')).toBeVisible()
  await club.open(page, paths.admin({ view: 'messages', status: 'replied' }))
  await expect(messages).toHaveCount(1)
  await expect(messages.first()).toContainText('Writer 60')
})

test('admin survey results: shows counts and bars, and hides small groups', async ({
  page,
  club,
  site,
}) => {
  await site.database.query(
    `INSERT INTO location_survey (name, email, "preferredLocation", "otherLocation")
     SELECT 'Secret ' || i, 'secret' || i || '@example.com',
            (CASE WHEN i <= 11 THEN 'kendall' WHEN i <= 18 THEN 'doral' ELSE 'other' END)::location_survey_preferredlocation_enum,
            CASE WHEN i > 18 THEN 'Key Biscayne' END
     FROM generate_series(1, 20) i`,
  )
  await openAdmin(page, club, { view: 'surveys' })
  await expect(page.getByText('No answers yet')).toBeVisible()
  await page.getByRole('link', { name: 'Location', exact: true }).click()
  await expect(page.getByText('20 responses')).toBeVisible()
  const table = page.getByRole('table', { name: 'Answers to: Where would you like to play?' })
  await expect(table.getByRole('row', { name: 'Kendall' })).toHaveText('Kendall1155%')
  await expect(table.getByRole('row', { name: 'Other' })).toHaveText('Othernot shown')
  // A second group is hidden: otherwise the total of twenty would give away the count of Other.
  await expect(table.getByRole('row', { name: 'Doral' })).toHaveText('Doralnot shown')
  await expect(table.getByRole('row', { name: 'Hialeah' })).toHaveText('Hialeah00%')
  const bars = main(page).locator('[aria-hidden]')
  await expect(bars.getByText('55%')).toBeVisible()
  const withoutBar = bars.getByText('not shown')
  await expect(withoutBar).toHaveCount(2)
  // The placeholder starts where the bar would start.
  const height = async (place: Locator) => (await place.boundingBox())?.y ?? NaN
  const other = bars.getByText('Other', { exact: true })
  expect(await height(withoutBar.last())).toBe(await height(other))
  await expect(page.getByText(/secret/i)).toHaveCount(0)
  await expect(page.getByText('Key Biscayne')).toHaveCount(0)
})

test('admin newsletter: list, number and file have the confirmed addresses, the others are counted apart', async ({
  page,
  club,
  site,
}) => {
  await site.database.query(
    `INSERT INTO newsletter_subscription (email, "confirmedAt", "leftAt") VALUES
       ('ana@example.com', now(), NULL), ('bo@example.com', now(), NULL), ('left@example.com', now(), now()),
       ('asked@example.com', NULL, NULL), ('refused@example.com', now(), NULL)`,
  )
  await site.database.query(
    `INSERT INTO mail_address (email, "undeliverableSince", reason)
     VALUES ('refused@example.com', now(), '550 5.1.1 No such user')`,
  )
  await openAdmin(page, club, { view: 'newsletter' })
  await expect(
    page.getByText('2 confirmed addresses, not on the list: 1 unconfirmed, 1 undeliverable'),
  ).toBeVisible()
  const rows = main(page).getByRole('row').filter({ hasText: '@' })
  await expect(rows).toHaveText([/(ana|bo)@/, /(ana|bo)@/])
  const [, ...cells] = sheet((await download(page)).path)
  expect(cells.map(([email]) => email).toSorted()).toEqual(['ana@example.com', 'bo@example.com'])
})

test('admin mail: a kept mail’s link works, and failed mails are filtered, dropped and retried', async ({
  page,
  club,
  site,
}) => {
  await club.registerByApi(page, camila)
  await site.database.query(
    `INSERT INTO mail (template, "to", data, key, state, attempts, failure, "startedAt", "createdAt")
     SELECT 'email_changed', 'reader' || i || '@example.com', '{"newAddress": "r…@e….com"}', i, 'failed', 8,
            '451 4.3.0 Try again later', now(), now() - i * interval '1 minute'
     FROM generate_series(1, 60) i`,
  )
  await openAdmin(page, club, { view: 'mail' })
  // The mail about the team's new browser is written after the response.
  const all = page.getByText(/^1 to 50 of 6[12]$/)
  await expect(all).toBeVisible()
  await expect(page.getByText('No mail server is set up')).toBeVisible()
  await expect(figure(page, 'Failed today')).toContainText('60')

  await page.getByRole('link', { name: `Welcome to ${camila.email}` }).click()
  const panel = page.getByRole('dialog', { name: 'Welcome' })
  await panel.getByRole('link', { name: `${site.url}/auth?mode=confirm#` }).click()
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.locator(':focus')).toHaveText('Your address is confirmed.')
  await page.goBack()
  await expect(panel).toContainText('[link used or expired]')
  await expect(panel.getByRole('link', { name: site.url })).toHaveCount(0)
  // The list is refetched beside the panel and may load after it.
  await expect(all).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: `Welcome to ${camila.email}` })).toBeFocused()

  await page.getByRole('combobox', { name: 'State' }).selectOption('failed')
  await expect(page.getByText('60 found')).toBeVisible()
  const open = (reader: number) =>
    page
      .getByRole('link', { name: `Address changed to reader${reader}@example.com`, exact: true })
      .click()
  await open(1)
  await expect(page.getByText('451 4.3.0 Try again later')).toBeVisible()
  await page.getByRole('button', { name: 'Drop' }).click()
  await page.getByRole('button', { name: 'Yes, drop it' }).click()
  await expect(statusMessage(page, 'The mail is dropped: it will not be sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await open(2)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(statusMessage(page, 'The mail is queued again.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(figure(page, 'Failed today')).toContainText('58')
  await page.reload()
  await expect(page.getByText('58 found')).toBeVisible()
  await expect(figure(page, 'Queued')).toContainText('1')
})
