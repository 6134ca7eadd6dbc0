import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'
import { main } from './memberPages'

const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: typeof name === 'string' })
const newToken = (page: Page) => main(page).getByRole('group', { name: 'Your new access token' })
const tokens = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Begins with' })

/** The longest name, which every screen must show. */
const name = 'x'.repeat(80)

/** Reads the caller's name as a program does, without the browser's cookie. */
async function readMe(request: APIRequestContext, token: string) {
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ me { firstName } }' },
  })
  return { status: response.status(), body: (await response.json()) as unknown }
}

test('access tokens: creates, copies, uses, replaces and revokes a token', async ({
  page,
  club,
  request,
  context,
  site,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  // The team's account has the most scopes to choose from.
  await club.loginByApi(page, club.team)
  await club.open(page, paths.profile())
  await button(page, 'Show access tokens').click()
  await button(page, 'Create an access token').click()
  await button(page, 'Create token').click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectAccessibleOnEveryScreen(page, 'form with errors')
  await page.getByLabel('Name', { exact: true }).fill(name)
  // The newsletter's checkbox is in no group.
  await main(page).getByRole('group').getByRole('checkbox').first().check()
  await button(page, 'Create token').click()
  await expect(newToken(page)).toBeFocused()
  const token = await page.getByLabel(`Access token “${name}”`).inputValue()
  expect(token).toMatch(/^cwp_\w{49}$/)
  await button(page, 'Copy').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await button(page, 'Done').click()
  await expect(button(page, 'Create an access token')).toBeFocused()
  await expect(page.getByText(token)).toHaveCount(0)
  await expect(tokens(page)).toContainText([`${token.slice(0, 12)}…`])

  expect(await readMe(request, token)).toEqual({
    status: 200,
    body: { data: { me: { firstName: 'Club' } } },
  })
  await page.reload()
  await button(page, 'Show access tokens').click()
  await expect(tokens(page)).toHaveText([/Last used\w{3} \d/])

  await button(page, /^Replace/).click()
  await button(page, 'Replace token').click()
  await expect(newToken(page)).toContainText('The old one works for 24 more hours.')
  const replacement = await page.getByLabel(`Access token “${name}”`).inputValue()
  await expect(tokens(page)).toHaveText([
    new RegExp(`${replacement.slice(0, 12)}…`),
    /Replaced; works until/,
  ])
  expect((await readMe(request, token)).status).toBe(200)
  expect((await readMe(request, replacement)).status).toBe(200)

  await button(page, `Revoke ${name}, ${replacement.slice(0, 12)}…`).click()
  await expectAccessibleOnEveryScreen(page, 'new token, list and question')
  await button(page, 'Yes, revoke it').click()
  await expect(tokens(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Access tokens' })).toBeFocused()
  expect((await readMe(request, replacement)).status).toBe(401)
  expect((await readMe(request, token)).status).toBe(200)
})
