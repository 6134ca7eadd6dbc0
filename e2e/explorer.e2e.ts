import type { Page } from '@playwright/test'
import { camila, expect, test } from './fixtures'

/**
 * Runs the visible operation. The editor reads it a moment after it is shown, so a click may come
 * too early.
 */
async function execute(page: Page, answer: string) {
  const result = page.getByRole('region', { name: /Result/ })
  await expect(async () => {
    await page.getByRole('button', { name: /^Execute query/ }).click()
    await expect(result).toContainText(answer, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  return result
}

test('API explorer: opens in a browser at the API’s address', async ({ page }) => {
  const response = await page.goto('/graphql')
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
  const result = await execute(page, '"capacity": 225')
  await expect(result).toContainText('"schemaVersion"')
})

test('API explorer: a mutation changes the person’s own data', async ({
  page,
  club,
  browserLog,
}) => {
  await club.joinByApi(page)
  await page.goto('/graphql')
  await page.getByRole('tab', { name: 'Me' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('query Me')
  await execute(page, camila.firstName)
  // A click before the editor has read the tab runs the previous operation, which is refused.
  browserLog.errors.length = 0
})

test('API explorer: the team’s subscription gets changes of the waitlist', async ({
  page,
  club,
  browser,
  browserLog,
}) => {
  test.slow()
  await club.loginByApi(page, club.team)
  await page.goto('/graphql')
  await page.getByRole('tab', { name: 'WaitlistEntryChanged' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('subscription WaitlistEntryChanged')
  const run = page.getByRole('button', { name: /^Execute query/ })
  const result = page.getByRole('region', { name: /Result/ })
  let people = 0
  // Retries the click, because the editor reads the tab late. Only an event shows that the
  // subscription is open, so people join until one arrives.
  await expect(async () => {
    if (await run.isVisible()) await run.click()
    const friend = await (await browser.newContext()).newPage()
    people += 1
    await club.joinByApi(friend, { ...camila, email: `friend${String(people)}@example.com` })
    await friend.context().close()
    await expect(result).toContainText('"status": "waiting"', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  browserLog.errors.length = 0
  await expect(result).toContainText(`"position": ${String(people)}`)
})

test('API explorer: shows a visitor why the subscription is refused', async ({
  page,
  browserLog,
}) => {
  await page.goto('/graphql')
  await page.getByRole('tab', { name: 'WaitlistEntryChanged' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('subscription WaitlistEntryChanged')
  await execute(page, '"UNAUTHENTICATED"')
  browserLog.errors.length = 0
})

test('API explorer: the site’s pages keep their own, stricter policy', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
})

/** Returns everything in the page's storages. */
const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)))

test('API explorer: keeps a typed password in memory only, and signing out removes older ones', async ({
  page,
  club,
  browserLog,
}) => {
  await club.registerByApi(page)
  await page.context().clearCookies()
  await page.goto('/graphql')
  // An earlier version has stored this.
  await page.evaluate(() => {
    localStorage.setItem('graphiql:queries', 'the password of somebody else')
  })
  await page.getByRole('tab', { name: 'Login' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('mutation Login')
  const { email, password } = camila
  const variables = page.locator('.graphiql-editor-tool .CodeMirror').first()
  await variables.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(JSON.stringify({ input: { email, password } }))
  await execute(page, `"email": "${email}"`)
  // A click before the editor has read the tab runs the previous operation, which is refused.
  browserLog.errors.length = 0
  await expect(page.getByRole('button', { name: 'Show History' })).toHaveCount(0)
  expect(await storedTexts(page)).not.toContain(password)
  await club.open(page, '/')
  expect(await storedTexts(page)).not.toContain(password)
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toHaveCount(0)
  await expect.poll(() => storedTexts(page)).not.toContain('graphiql:')
  await page.goto('/graphql')
  await page.getByRole('tab', { name: 'Login' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('at least 8 characters')
  await expect(page.getByRole('tabpanel')).not.toContainText(password)
})

test('API explorer: a link opens a query, and never a mutation (SEC-C7)', async ({ page }) => {
  const open = (query: string) => page.goto(`/graphql?${new URLSearchParams({ query }).toString()}`)
  await open('query Linked { schemaVersion }')
  await expect(page.getByRole('tab').first()).toContainText('Linked')
  await expect(page.getByRole('tabpanel')).toContainText('query Linked')
  await open('mutation Linked { logout }')
  await expect(page.getByRole('tab').first()).toContainText('WaitlistStats')
  await expect(page.getByRole('tabpanel')).toContainText('query WaitlistStats')
  await expect(page.getByRole('tab', { name: 'Linked' })).toHaveCount(0)
})
