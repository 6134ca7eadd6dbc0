import { paths } from '../frontend/src/paths'
import { clubDay } from './courtHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'
import { setPhase } from './launchPhase'
import { main } from './memberPages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('open play: a member says when they come, states a level, and the desk reads it', async ({
  page,
  club,
  site,
}) => {
  await club.registerByApi(page)
  await site.database.query(
    `INSERT INTO membership ("userId", plan, "startedAt")
     SELECT id, 'standard', now() FROM "user" WHERE role = 'MEMBER'`,
  )
  await setPhase(site, 'booking')
  const day = await clubDay(site, 1)
  await test.step('one press says that she comes at midnight', async () => {
    await page.goto(paths.booking({ day }))
    const midnight = main(page).getByRole('button', { name: /^I come at about 12 AM, / })
    await midnight.click()
    await expect(midnight).toHaveAttribute('aria-pressed', 'true')
    await expect(main(page)).toContainText('1 comes, you come')
    await expect(main(page)).toContainText('1 × no level said')
    await expectAccessibleOnEveryScreen(page)
  })
  await test.step('her level and her name are read once she says so', async () => {
    await page.goto(paths.profile())
    const [level, name] = [
      main(page).getByLabel('Your level'),
      main(page).getByLabel('Members may read my first name'),
    ]
    await level.selectOption('3.5')
    await expect(name).toBeEnabled()
    await expect(level).toHaveValue('3.5')
    await name.click()
    await expect(name).toBeChecked()
    await expectAccessibleOnEveryScreen(page)
    await page.goto(paths.booking({ day }))
    await expect(main(page)).toContainText('1 × 3.5')
    await expect(main(page).getByText('Camila', { exact: true })).toBeVisible()
  })
  await test.step('the desk has the list of the night', async () => {
    await club.loginByApi(page, club.team)
    await page.goto(paths.admin({ view: 'day', date: day }))
    const list = main(page).getByRole('list', { name: 'Open play this night' })
    await expect(list).toContainText('Camila')
    await expect(list).toContainText('3.5')
  })
})
