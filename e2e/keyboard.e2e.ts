import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'
import { tabTo } from './keyboardWalk'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* everyPage.e2e.ts walks every public page by keyboard. */
test('keyboard: a survey works without a mouse', async ({ page, club, site }) => {
  await club.open(page, paths.locationSurvey())
  await tabTo(page, 'South Miami')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Doral')).toBeChecked()
  await tabTo(page, 'Submit Location Preference')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeFocused()
  const { rows } = await site.database.query('SELECT "preferredLocation" FROM location_survey')
  expect(rows).toEqual([{ preferredLocation: 'doral' }])
})

test('forced colours: a chosen answer differs from the others', async ({ page, club }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await club.open(page, paths.survey())
  const look = async (label: string) => {
    await page.mouse.move(0, 0)
    return (await page.getByLabel(label, { exact: true }).screenshot()).toString('base64')
  }
  for (const label of ['Mon', 'Over 30 miles']) {
    const before = await look(label)
    await page.getByText(label, { exact: true }).click()
    await expect.poll(() => look(label)).not.toBe(before)
  }
})
