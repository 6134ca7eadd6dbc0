import { paths } from '../frontend/src/paths'
import { expect, expectHydrated, test } from './fixtures'
import { holdApplication } from './network'

test('survey draft: survives a reload and Back', async ({ page, club }) => {
  await club.open(page, paths.survey())
  await page.getByLabel('10 to 20 miles').check()
  await page.getByLabel('Sat', { exact: true }).check()
  await page.getByLabel('24/7 access').check()
  await page.getByLabel('Open play hours (11pm-5am)').check()
  await page.getByRole('main').getByLabel('Email (optional)').fill('camila@example.com')
  await page.reload()
  await expectHydrated(page)
  await expect(page.getByLabel('10 to 20 miles')).toBeChecked()
  await expect(page.getByLabel('Sat', { exact: true })).toBeChecked()
  await expect(page.getByText('Selected: 2/3')).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Email (optional)')).toHaveValue(
    'camila@example.com',
  )
  await page.getByRole('link', { name: 'Surveys' }).first().click()
  await expect(page).toHaveURL(paths.surveys())
  await page.goBack()
  await expect(page.getByLabel('Sat', { exact: true })).toBeChecked()
})

test('survey draft: is deleted on logout', async ({ page, club }) => {
  await club.joinByApi(page)
  await club.open(page, paths.survey())
  await expect(page.getByText('kept with your account')).toBeVisible()
  await page.getByRole('main').getByLabel('Email (optional)').fill('private@example.com')
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page).toHaveURL(paths.home())
  await club.open(page, paths.survey())
  await expect(page.getByRole('main').getByLabel('Email (optional)')).toHaveValue('')
  await expect(page.getByText('kept with your account')).toBeHidden()
})

test('hydration: boxes ticked before hydration are sent', async ({ page, site }) => {
  const release = await holdApplication(page)
  await page.goto(paths.survey())
  await page.getByText('Mon', { exact: true }).click()
  await page.getByText('Fri', { exact: true }).click()
  await page.getByText('20 to 30 miles').click()
  await page.getByText('Over 30 miles').click()
  release()
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Submit Survey' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Survey Submitted!' })).toBeVisible()
  const { rows } = await site.database.query(
    'SELECT "drivingDistance", "playingDays" FROM member_survey ORDER BY "createdAt" DESC LIMIT 1',
  )
  expect(rows).toEqual([{ drivingDistance: 'over_30', playingDays: '{monday,friday}' }])
})

test('hydration: boxes ticked before hydration are added to the draft', async ({ page, club }) => {
  await club.open(page, paths.survey())
  await page.getByLabel('Mon', { exact: true }).check()
  await page.getByLabel('24/7 access').check()
  const release = await holdApplication(page)
  await page.reload()
  await page.getByText('Wed', { exact: true }).click()
  release()
  await expect(page.getByText('Selected: 1/3')).toBeVisible()
  await expect(page.getByLabel('Mon', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Wed', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Tue', { exact: true })).not.toBeChecked()
})
