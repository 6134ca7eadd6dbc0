import { paths } from '../frontend/src/paths'
import { clubDay, storeBooking } from './courtHelpers'
import { expectAccessible, expectAccessibleOnEveryScreen, phone } from './expectAccessible'
import { camila, expect, test, type Visitor } from './fixtures'
import { setPhase } from './launchPhase'
import { main } from './memberPages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const diego: Visitor = { ...camila, firstName: 'Diego', email: 'diego@example.com' }

test('players: a member invites another by address, who says yes on a phone, and leaves again', async ({
  page,
  club,
  site,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: phone })
  const his = await context.newPage()
  await club.registerByApi(page)
  await club.registerByApi(his, diego)
  await site.database.query(
    `INSERT INTO membership ("userId", plan, "startedAt")
     SELECT id, 'standard', now() FROM "user" WHERE role = 'MEMBER'`,
  )
  await setPhase(site, 'booking')
  const date = await clubDay(site, 2)
  await storeBooking(site, { email: camila.email, court: 1, date, hour: 18 })

  await test.step('Camila invites him: a press, his address, a press', async () => {
    await page.goto(paths.dashboard())
    await main(page).getByRole('button', { name: 'Invite a friend' }).click()
    const form = main(page).getByRole('group', { name: 'Invite a member' })
    await expect(form.getByLabel('Email address')).toBeFocused()
    await form.getByLabel('Email address').fill('nobody@example.com')
    await form.getByRole('button', { name: 'Invite' }).click()
    await expect(form).toContainText('No member has this address')
    await expectAccessibleOnEveryScreen(page)
    await form.getByLabel('Email address').fill(diego.email)
    await form.getByRole('button', { name: 'Invite' }).click()
    await expect(main(page).getByRole('list', { name: 'Players' })).toContainText(
      'Diego Alvarez has not answered yet',
    )
    await expect(main(page).getByRole('button', { name: 'Invite a friend' })).toBeFocused()
  })

  await test.step('he says yes at one press, by the keyboard', async () => {
    await his.goto(paths.booking({ day: date }))
    await expect(main(his)).toContainText('Camila Alvarez invites you to play.')
    await expectAccessibleOnEveryScreen(his)
    await main(his)
      .getByRole('button', { name: /^Yes, I play: / })
      .press('Enter')
    await expect(main(his)).toContainText('You play with Camila Alvarez, who booked it.')
    await expectAccessible(his)
    await page.reload()
    await expect(main(page).getByRole('list', { name: 'Players' })).toContainText(
      'Diego Alvarez plays',
    )
  })

  await test.step('he leaves after a question, and she sees it', async () => {
    await his.goto(paths.dashboard())
    await main(his)
      .getByRole('button', { name: /^Leave: / })
      .click()
    await main(his).getByRole('button', { name: 'Yes, leave' }).click()
    await expect(main(his)).not.toContainText('Playing with others')
    await page.reload()
    await expect(main(page).getByRole('list', { name: 'Players' })).toContainText(
      'Diego Alvarez has left',
    )
  })
  await context.close()
})
