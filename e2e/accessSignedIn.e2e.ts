import { paths } from '../frontend/src/paths'
import { openAdmin } from './adminHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'

test('accessibility: a member’s home and share page', async ({ page, club }) => {
  await club.joinByApi(page)
  await club.open(page, paths.share())
  await expect(page.getByRole('heading', { level: 1, name: 'SPOT RESERVED' })).toBeVisible()
  await expectAccessibleOnEveryScreen(page)
  await club.open(page, paths.home())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Camila')
  await expectAccessibleOnEveryScreen(page)
})

test('accessibility: the share page of a member without a place', async ({ page, club }) => {
  await club.setPlacesTakenToday(80)
  await club.registerByApi(page)
  await club.open(page, paths.share())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on the list yet')
  await expectAccessibleOnEveryScreen(page)
})

test('accessibility: the team’s empty list', async ({ page, club }) => {
  await openAdmin(page, club)
  await expect(page.getByText('No members on waitlist yet')).toBeVisible()
  await expectAccessibleOnEveryScreen(page)
})
