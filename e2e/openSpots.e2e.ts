import { paths } from '../frontend/src/paths'
import { clubDay, signInTwoMembers, storeBooking } from './courtHelpers'
import { expectAccessible, expectAccessibleOnEveryScreen, phone } from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { main } from './memberPages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('open spots: an owner opens two at three presses, a member takes one on a phone, and hides from the owner', async ({
  page,
  club,
  site,
  browser,
  baseURL,
}) => {
  const his = await signInTwoMembers({ page, club, site, browser, baseURL }, phone)
  await site.database.query(
    `UPDATE "user" SET "showsPlayName" = true WHERE email = '${camila.email}'`,
  )
  const date = await clubDay(site, 2)
  await storeBooking(site, { email: camila.email, court: 1, date, hour: 18 })

  await test.step('Camila opens two spots', async () => {
    await page.goto(paths.dashboard())
    await main(page).getByRole('button', { name: 'Open spots to members' }).click()
    const form = main(page).getByRole('group', { name: 'Open spots to members' })
    await form.getByLabel('How many?').selectOption('2')
    await expectAccessibleOnEveryScreen(page)
    await form.getByLabel('Level').selectOption('3.5')
    await form.getByLabel('A sentence about your game').fill('Friendly doubles')
    await form.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(main(page)).toContainText('2 open spots, level 3.5')
    await expect(main(page).getByRole('button', { name: 'Close the spots' })).toBeFocused()
  })

  await test.step('he takes one at one press, by the keyboard', async () => {
    await his.goto(paths.booking({ day: date }))
    await expect(main(his).getByText('“Friendly doubles”')).toBeVisible()
    await expect(main(his).getByText('With Camila')).toBeVisible()
    await expectAccessible(his)
    await main(his).getByRole('button', { name: '1 booking wants players' }).press('Enter')
    await expect(main(his).getByRole('group', { name: 'Players wanted' })).toBeFocused()
    await expect(main(his).getByText('“Friendly doubles”')).toBeInViewport()
    await main(his)
      .getByRole('button', { name: /^Take a spot: / })
      .press('Enter')
    await expect(main(his)).toContainText('You play with Camila Alvarez, who booked it.')
    await expect(main(his)).not.toContainText('Players wanted')
    await expect(
      main(his).getByRole('button', { name: 'Championship Court 1, 6 PM to 7 PM, you play' }),
    ).toBeVisible()
    await expect(main(his).getByRole('group', { name: 'Playing with others' })).toBeFocused()
  })

  await test.step('she takes him out with a reason, which his open page shows', async () => {
    await expect(main(page)).toContainText('1 open spot, level 3.5')
    await main(page).getByRole('button', { name: 'Take out Diego Alvarez' }).click()
    const form = main(page).getByRole('group', { name: 'Take out Diego Alvarez' })
    await form.getByLabel('Why?').fill('We play singles')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Take out' }).click()
    await expect(main(page)).toContainText('Diego Alvarez was taken out')
    await expect(main(his)).toContainText(
      'Camila Alvarez has taken you out of this booking: “We play singles”',
    )
  })

  await test.step('he hides from her, and reads nothing of her', async () => {
    await his.goto(paths.profile())
    await main(his).getByRole('button', { name: 'Hide from somebody' }).click()
    const form = main(his).getByRole('group', { name: 'Hide from a member' })
    await form.getByLabel('Email address').fill(camila.email)
    await expectAccessible(his)
    await form.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(main(his).getByRole('list', { name: 'You hide from' })).toContainText(
      'Camila Alvarez',
    )
    await expectAccessible(his)
    await his.goto(paths.booking({ day: date }))
    await expect(main(his).getByRole('heading', { name: 'Open play' })).toBeVisible()
    await expect(main(his)).not.toContainText('Camila')
  })
  await his.context().close()
})
