import type { Page } from '@playwright/test'
import { camila, expect, test } from './fixtures'

const result = (page: Page) => page.getByRole('region', { name: /Result/ })

/**
 * Runs the visible operation. The editor reads it a moment after it is shown, so a click may come
 * too early.
 */
async function execute(page: Page, answer: string) {
  await expect(async () => {
    await page.getByRole('button', { name: /^Execute query/ }).click()
    await expect(result(page)).toContainText(answer, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

/** Chooses the tab with this operation. */
async function choose(page: Page, kind: string, name: string) {
  await page.getByRole('tab', { name }).click()
  await expect(page.getByRole('tabpanel')).toContainText(`${kind} ${name}`)
}

/** Returns everything in the page's storages. */
const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)))

test('API explorer: opens in a browser at the API’s address; a link opens a query, and never a mutation (SEC-C7)', async ({
  page,
  browserLog,
}) => {
  const response = await page.goto('/graphql')
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
  await execute(page, '"capacity": 225')
  await expect(result(page)).toContainText('"schemaVersion"')
  await choose(page, 'subscription', 'WaitlistEntryChanged')
  await execute(page, '"UNAUTHENTICATED"')
  browserLog.errors.length = 0

  const open = (query: string) => page.goto(`/graphql?${new URLSearchParams({ query }).toString()}`)
  await open('query Linked { schemaVersion }')
  await expect(page.getByRole('tab').first()).toContainText('Linked')
  await expect(page.getByRole('tabpanel')).toContainText('query Linked')
  await open('mutation Linked { logout }')
  await expect(page.getByRole('tab').first()).toContainText('WaitlistStats')
  await expect(page.getByRole('tabpanel')).toContainText('query WaitlistStats')
  await expect(page.getByRole('tab', { name: 'Linked' })).toHaveCount(0)
})

test('API explorer: the team signs in and gets changes of the waitlist; the typed password stays in memory, and signing out removes older ones', async ({
  page,
  club,
  browser,
  browserLog,
}) => {
  test.slow()
  const { email, password } = club.team
  await page.goto('/graphql')
  // An earlier version has stored this.
  await page.evaluate(() => {
    localStorage.setItem('graphiql:queries', 'the password of somebody else')
  })
  await choose(page, 'mutation', 'Login')
  const variables = page.locator('.graphiql-editor-tool .CodeMirror').first()
  await variables.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(JSON.stringify({ input: { email, password } }))
  await execute(page, `"email": "${email}"`)
  await expect(page.getByRole('button', { name: 'Show History' })).toHaveCount(0)
  expect(await storedTexts(page)).not.toContain(password)

  await choose(page, 'subscription', 'WaitlistEntryChanged')
  const run = page.getByRole('button', { name: /^Execute query/ })
  let people = 0
  // Retries the click, because the editor reads the tab late. Only an event shows that the
  // subscription is open, so people join until one arrives.
  await expect(async () => {
    if (await run.isVisible()) await run.click()
    const friend = await browser.newContext({ baseURL: new URL(page.url()).origin })
    people += 1
    await club.joinByApi(friend, { ...camila, email: `friend${String(people)}@example.com` })
    await friend.close()
    await expect(result(page)).toContainText('"status": "waiting"', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(result(page)).toContainText(`"position": ${String(people)}`)
  // A click before the editor has read the tab runs the previous operation, which is refused.
  browserLog.errors.length = 0

  await club.open(page, '/')
  expect(await storedTexts(page)).not.toContain(password)
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toHaveCount(0)
  await expect.poll(() => storedTexts(page)).not.toContain('graphiql:')
  await page.goto('/graphql')
  await choose(page, 'mutation', 'Login')
  await expect(page.getByRole('tabpanel')).toContainText('at least 8 characters')
  await expect(page.getByRole('tabpanel')).not.toContainText(password)
})
