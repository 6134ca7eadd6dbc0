import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'
import { main } from './memberPages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('waitlist: who finds the day full asks for a mail when places open', async ({
  page,
  club,
}) => {
  await club.registerByApi(page)
  await club.setPlacesTakenToday(80)
  await page.goto(paths.dashboard())
  const ask = main(page).getByRole('button', { name: 'Tell me when places open' })
  await ask.click()
  await expect(main(page)).toContainText('We mail you once')
  await expectAccessibleOnEveryScreen(page)
  await page.goto(paths.share())
  await expect(main(page)).toContainText('We mail you once')
  await expectAccessibleOnEveryScreen(page)
  await main(page).getByRole('button', { name: 'Do not tell me' }).click()
  await expect(ask).toBeVisible()
})
