import { paths } from '../frontend/src/paths'
import { overflow } from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { main } from './memberPages'

for (const [whose, names] of [
  ['a long name', { firstName: 'Wolfeschlegelsteinhausen', lastName: 'Papadimitrakopoulos' }],
  ['an address instead of a name', { firstName: '', lastName: '' }],
] as const) {
  test(`member names: ${whose} fits every member page, on every screen`, async ({
    page,
    club,
    site,
  }) => {
    await club.joinByApi(page)
    await site.database.query(
      `UPDATE "user" SET "firstName" = $1, "lastName" = $2, email = $3 WHERE email = $4`,
      [
        names.firstName,
        names.lastName,
        'a.rather.long.address@coralwaypickleball.example',
        camila.email,
      ],
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
  })
}
