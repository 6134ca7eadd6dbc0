import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { fillWaitlist, openAdmin } from './adminHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { main } from './memberPages'
import type { Site } from './site'

/** Makes the proofs of all sessions eleven minutes old. */
const ageProofs = ({ database }: Site) =>
  database.query(
    `UPDATE session SET sess = (sess::jsonb - 'provedAt' || jsonb_build_object('startedAt', (sess ->> 'startedAt')::bigint - 660000))::json`,
  )

test('admin waitlist: is searched, filtered, sorted and paged, and exported after a fresh proof by keyboard; the page stays when a download fails', async ({
  page,
  club,
  site,
  browserLog,
}) => {
  await fillWaitlist(site, 120)
  await site.database.query(
    `UPDATE "user" SET "firstName" = '=HYPERLINK("https://evil.example","me")', "lastName" = 'Q, "R"'
     WHERE email = 'person77@example.com'`,
  )
  await openAdmin(page, club)
  await expect(page.getByText('1 to 50 of 120')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('51 to 100 of 120')).toBeVisible()
  await expect(page.getByText('#51', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Position' }).click()
  await expect(page.getByText('#120')).toBeVisible()
  await page.getByRole('searchbox').fill('PERSON7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('11 found')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('waiting')
  await expect(page.getByText('9 found')).toBeVisible()
  await expect(main(page).locator('dl')).toContainText('120')
  await page.reload()
  await expect(page.getByText('9 found')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('person79@example.com')

  await ageProofs(site)
  const exportLink = page.getByRole('link', { name: 'Export CSV' })
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  const password = dialog.getByLabel('Password', { exact: true })
  await test.step('a wrong password, and cancelled', async () => {
    await exportLink.press('Enter')
    await expect(password).toBeFocused()
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('That is not your password')).toBeVisible()
    await expect(password).toBeFocused()
    await expectAccessibleOnEveryScreen(page, 'fresh proof')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(exportLink).toBeFocused()
  })
  await test.step('the right one', async () => {
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await page.keyboard.type(club.team.password)
    const begun = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await begun
    expect(file.suggestedFilename()).toMatch(/^waitlist-\d{4}-\d{2}-\d{2}\.csv$/)
    const path = await file.path()
    expect([...readFileSync(path).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    // As a spreadsheet parses it.
    const [head, ...rows]: string[][] = parse(readFileSync(path), { bom: true })
    expect(head?.slice(0, 5)).toEqual(['Position', 'First name', 'Last name', 'Email', 'Status'])
    expect(rows).toHaveLength(9)
    expect(rows.find(([position]) => position === '77')?.slice(1, 5)).toEqual([
      `'=HYPERLINK("https://evil.example","me")`,
      'Q, "R"',
      'person77@example.com',
      'waiting',
    ])
    expect(rows.flat().filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })
  // The browser logs the refusals.
  expect(browserLog.errors.splice(0)).not.toEqual([])

  await page.route('**/*.csv*', async route => {
    const response = await route.fetch()
    await site.database.query('TRUNCATE session')
    await route.fulfill({ response })
  })
  const begun = page.waitForEvent('download')
  await exportLink.click()
  expect(await (await begun).failure()).toBeTruthy()
  await expect(page).toHaveURL(/search=PERSON7/)
  await expect(page.getByRole('row').nth(1)).toContainText('person79@example.com')
})

test('admin mail: a kept mail’s link works once', async ({ page, club, site }) => {
  await club.registerByApi(page, camila)
  await openAdmin(page, club, { view: 'mail' })
  await expect(page.getByText('No mail server is set up')).toBeVisible()
  await page.getByRole('link', { name: `Welcome to ${camila.email}` }).click()
  const panel = page.getByRole('dialog', { name: 'Welcome' })
  await panel.getByRole('link', { name: `${site.url}/auth?mode=confirm#` }).click()
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.locator(':focus')).toHaveText('Your address is confirmed.')
  await page.goBack()
  await expect(panel).toContainText('[link used or expired]')
  await expect(panel.getByRole('link', { name: site.url })).toHaveCount(0)
})
