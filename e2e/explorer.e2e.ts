import { camila, expect, test } from './fixtures'

test('a browser that opens the API gets a page to try it on', async ({ page }) => {
  const response = await page.goto('/graphql')
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
  await page.getByRole('button', { name: /^Execute query/ }).click()
  const result = page.getByRole('region', { name: /Result/ })
  await expect(result).toContainText('"capacity": 225')
  await expect(result).toContainText('"schemaVersion"')
})

test('what is changed on it is the person’s own', async ({ page, club }) => {
  await club.register(page)
  await expect(page).toHaveURL(/share/)
  await page.goto('/graphql')
  await page.getByRole('tab', { name: 'Me' }).click()
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(page.getByRole('region', { name: /Result/ })).toContainText(camila.firstName)
})

test('the site’s pages keep their own, stricter policy', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
})
