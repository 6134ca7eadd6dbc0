import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'

test('accessibility: a member’s home and share page', async ({ page, club }) => {
  await club.register(page)
  await expect(page.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
  await expectAccessibleOnEveryScreen(page)
  await club.open(page, paths.home())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Camila')
  await expectAccessibleOnEveryScreen(page)
})

test('accessibility: the share page of a member without a place', async ({
  page,
  club,
  browserLog,
}) => {
  await club.setPlacesTakenToday(80)
  await club.register(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on the list yet')
  await expectAccessibleOnEveryScreen(page)
  // The browser logs the refused place (SPEC-7).
  browserLog.errors.length = 0
})

test('accessibility: the team’s empty list', async ({ page, club }) => {
  await club.login(page, club.team)
  await expect(page).toHaveURL(paths.home())
  await club.open(page, paths.admin())
  await expect(page.getByText('No members on waitlist yet')).toBeVisible()
  await expectAccessibleOnEveryScreen(page)
})
