import { paths } from '../frontend/src/paths'
import { overflow } from './expectAccessible'
import { expect, test } from './fixtures'
import { main } from './memberPages'

test('member names: a long name, or a long address instead of one, fits every member page on every screen', async ({
  page,
  club,
  site,
}) => {
  test.slow()
  await club.joinByApi(page)
  for (const names of [
    ['Wolfeschlegelsteinhausen', 'Papadimitrakopoulos'],
    ['', ''],
  ]) {
    await site.database.query(
      `UPDATE "user" SET "firstName" = $1, "lastName" = $2, email = 'a.rather.long.address@coralwaypickleball.example'
       WHERE role = 'MEMBER'`,
      names,
    )
    for (const path of [paths.dashboard(), paths.profile(), paths.home(), paths.share()]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await club.open(page, path)
      await expect(main(page).getByText('Loading...')).toHaveCount(0)
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${path} at ${String(width)} px`).toBe(0)
      }
    }
  }
})
