import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'
import { enterOffice, fillWaitlist, row } from './adminHelpers'
import { alert } from './memberPages'

const refusal = { status: 503, json: { message: 'Something went wrong on our side.' } }

for (const [why, answer] of [
  ['the server is busy', 'refuse'],
  ['there is no line', 'abort'],
] as const) {
  test(`the page stays, and says so, when a list cannot be had: ${why}`, async ({
    page,
    club,
    site,
    watch,
  }) => {
    await fillWaitlist(site, 3)
    await enterOffice(page, club)
    await page.route('**/*.csv*', asked =>
      answer === 'abort' ? asked.abort() : asked.fulfill(refusal),
    )
    await page.getByRole('link', { name: 'Export CSV' }).click()
    await expect(alert(page, 'Not exported')).toContainText('Please try again.')
    await expect(page).toHaveURL(paths.admin())
    await expect(row(page, 1)).toBeVisible()
    // The browser's own words about the refused request.
    expect(watch.complaints.splice(0)).toHaveLength(1)
  })
}

test('the page stays when the server refuses after it has promised the list', async ({
  page,
  club,
  site,
}) => {
  await fillWaitlist(site, 3)
  await enterOffice(page, club)
  await page.route('**/*.csv*', async asked => {
    const response = await asked.fetch()
    await site.database.query('TRUNCATE session')
    await asked.fulfill({ response })
  })
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const failure = await (await begun).failure()
  expect(failure).toBeTruthy()
  await expect(page).toHaveURL(paths.admin())
  await expect(row(page, 1)).toBeVisible()
})
