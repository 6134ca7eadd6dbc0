import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { clubDay, diego, panel, signInTwoMembers, slot, storeBooking } from './courtHelpers'
import { expectAccessible, expectAccessibleOnEveryScreen, phone } from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { main } from './memberPages'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses the button of a booking; returns the UID and the times of the event that the browser saves. */
async function calendarFile(page: Page, press: (button: Locator) => Promise<unknown>) {
  const saved = page.waitForEvent('download')
  await press(
    main(page).getByRole('button', { name: /^Add to calendar: Championship Court 1, 6 PM on / }),
  )
  const file = await saved
  expect(file.suggestedFilename()).toBe('booking.ics')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  return lines.slice(lines.indexOf('BEGIN:VEVENT')).filter(line => /^(UID|DT\w+):/.test(line))
}

test('players: a member invites another by address, who says yes on a phone and leaves again; then by a link, with which he signs in and joins', async ({
  page,
  club,
  site,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const his = await signInTwoMembers({ page, club, site, browser, baseURL }, phone)
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

  await test.step('he says yes at one press, by the keyboard, and her open page shows it', async () => {
    await his.goto(paths.booking({ day: date }))
    await expect(main(his)).toContainText('Camila Alvarez invites you to play.')
    await expectAccessible(his)
    await main(his)
      .getByRole('button', { name: /^Yes, I play: / })
      .press('Enter')
    await expect(main(his)).toContainText('You play with Camila Alvarez, who booked it.')
    await expect(main(his).getByRole('group', { name: 'Playing with others' })).toBeFocused()
    await expect(main(page).getByRole('list', { name: 'Players' })).toContainText(
      'Diego Alvarez plays',
    )
  })

  await test.step('both put it into their calendars at one press, he by the keyboard', async () => {
    const hers = await calendarFile(page, button => button.click())
    await his.goto(paths.dashboard())
    const own = await calendarFile(his, button => button.press('Enter'))
    expect(own).toEqual(hers)
    // New York is 4 or 5 hours behind.
    const evening = date.replaceAll('-', '')
    expect(own.join()).toMatch(new RegExp(`DTSTART:${evening}T2[23]0000Z`))
    await expectAccessible(his)
  })

  await test.step('he leaves after a question, and her open page shows it', async () => {
    await main(his)
      .getByRole('button', { name: /^Leave: / })
      .click()
    await main(his).getByRole('button', { name: 'Yes, leave' }).click()
    await expect(main(his)).not.toContainText('Playing with others')
    await expect(main(page).getByRole('list', { name: 'Players' })).toContainText(
      'Diego Alvarez has left',
    )
  })
  await his.context().clearCookies()
  let link = ''

  await test.step('Camila copies a link by the keyboard', async () => {
    await main(page).getByRole('button', { name: 'Copy a link' }).press('Enter')
    await expect(main(page).getByLabel('Link to play')).toBeVisible()
    link = await main(page).getByLabel('Link to play').inputValue()
    await expect.poll(() => page.evaluate(async () => navigator.clipboard.readText())).toBe(link)
  })

  const signIn = async () => {
    await his.getByLabel('Email').fill(diego.email)
    await his.getByLabel('Password', { exact: true }).fill(diego.password)
    await his.getByRole('button', { name: 'LOGIN' }).click()
    await expect(main(his)).toContainText('Camila Alvarez booked it.')
  }

  await test.step('his messenger has encoded the #; he opens it, signs in, and is back at it', async () => {
    await his.goto(link.replace('#', '%23'))
    await signIn()
  })

  await test.step('his session ends meanwhile; he signs in, is back at it and joins', async () => {
    await his.context().clearCookies()
    await main(his).getByRole('button', { name: 'Play', exact: true }).click()
    await signIn()
    expect(new URL(his.url()).hash).toBe('')
    await expectAccessible(his)
    await main(his).getByRole('button', { name: 'Play', exact: true }).press('Enter')
    await expect(main(his)).toContainText('You play with Camila Alvarez, who booked it.')
    await expect(main(his)).not.toContainText('Play with a member?')
    await expect(main(his).getByRole('group', { name: 'Playing with others' })).toBeFocused()
  })

  await test.step('her panel asks before a typed address is lost: kept, discarded for another hour, and for a week later (FORM-35)', async () => {
    await page.goto(paths.booking({ day: date }))
    const own = slot(page, 'Championship Court 1, 6 PM to 7 PM, yours')
    const other = slot(page, 'Championship Court 1, 7 PM to 8 PM, free')
    const address = panel(page).getByLabel('Email address')
    const type = async () => {
      await own.click()
      await panel(page).getByRole('button', { name: 'Invite a friend' }).click()
      await address.fill('ana@example.com')
    }
    await type()
    await other.click()
    await panel(page).getByRole('button', { name: 'Keep typing' }).click()
    await expect(other).toBeFocused()
    await expect(address).toHaveValue('ana@example.com')
    await other.click()
    await panel(page).getByRole('button', { name: 'Discard it' }).press('Enter')
    await expect(panel(page)).toContainText('7 PM to 8 PM')
    await type()
    await main(page)
      .getByRole('link', { name: /^Book again next week: / })
      .click()
    await panel(page).getByRole('button', { name: 'Discard it' }).click()
    await expect(page).not.toHaveURL(paths.booking({ day: date }))
    await expect(panel(page)).toHaveCount(0)
  })

  await test.step('she opens it herself, sees him, and withdraws it; then it has ended', async () => {
    await page.goto(link)
    await expect(main(page)).toContainText('You booked it, and play with Diego Alvarez.')
    await page.goto(paths.dashboard())
    await main(page).getByRole('button', { name: 'Withdraw the link' }).click()
    await main(page).getByRole('button', { name: 'Yes, withdraw it' }).click()
    await expect(main(page).getByLabel('Link to play')).toBeHidden()
    await expect(main(page).getByRole('button', { name: 'Copy a link' })).toBeFocused()
    await his.goto(link)
    await expect(main(his)).toContainText('This link has ended')
  })

  await test.step('she cancels, and his open page says so', async () => {
    await main(page)
      .getByRole('button', { name: /^Cancel Championship Court 1, / })
      .click()
    await main(page).getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(main(his)).toContainText('Camila Alvarez’s booking was cancelled.')
  })
  await his.context().close()
})
