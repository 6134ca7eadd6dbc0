import { paths } from '../frontend/src/paths'
import { clubDay, panel, signInTwoMembers, slot, storeBooking } from './courtHelpers'
import { expectAccessible, phone } from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { main } from './memberPages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('standby: an hour that a member cancels is held for the one in line, who takes it on a phone', async ({
  page,
  club,
  site,
  browser,
  baseURL,
}) => {
  const his = await signInTwoMembers({ page, club, site, browser, baseURL }, phone)
  const date = await clubDay(site, 2)
  await storeBooking(site, { email: camila.email, court: 1, date, hour: 18 })
  await site.database.query(
    `INSERT INTO court_hold ("courtId", "startsAt", "endsAt", kind)
     SELECT id, ($1::date + time '18:00') AT TIME ZONE 'America/New_York',
       ($1::date + time '19:00') AT TIME ZONE 'America/New_York', 'block' FROM court WHERE number = 2`,
    [date],
  )

  await test.step('Diego waits for the hour: two presses', async () => {
    await his.goto(paths.booking({ day: date }))
    await slot(his, 'Championship Court 1, 6 PM to 7 PM, taken').click()
    await expect(panel(his)).toContainText('Nobody waits for this hour yet.')
    await expectAccessible(his)
    await panel(his).getByRole('button', { name: 'Tell me if it becomes free' }).click()
    await expect(panel(his)).toContainText('You are first in line.')
    await panel(his).getByRole('button', { name: 'Close' }).click()
    await expect(slot(his, 'Championship Court 1, 6 PM to 7 PM, taken, 1 waits')).toBeFocused()
  })

  await test.step('Camila cancels, and his open page has the offer', async () => {
    await page.goto(paths.dashboard())
    await main(page)
      .getByRole('button', { name: /^Cancel Championship Court 1, / })
      .click()
    await main(page).getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(main(his)).toContainText('Championship Court 1 is free. It is held for you until')
    await expect(slot(his, 'Championship Court 1, 6 PM to 7 PM, held for you')).toBeVisible()
    await expectAccessible(his)
    await page.goto(paths.booking({ day: date }))
    await expect(slot(page, 'Championship Court 1, 6 PM to 7 PM, taken')).toBeVisible()
  })

  await test.step('he takes it at one press, and the dashboard has it', async () => {
    await main(his).getByRole('button', { name: 'Take it' }).click()
    await expect(slot(his, 'Championship Court 1, 6 PM to 7 PM, yours')).toBeVisible()
    await expect(main(his)).not.toContainText('Hours you wait for')
    await his.goto(paths.dashboard())
    await expect(main(his).getByText('Championship Court 1').first()).toBeVisible()
  })
  await his.context().close()
})
