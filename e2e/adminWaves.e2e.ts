import type { Locator, Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { figure, openAdmin, statusMessage } from './adminHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, test, type Club, type Visitor } from './fixtures'
import { setPhase } from './launchPhase'

const people: Visitor[] = ['Ana', 'Bo', 'Carla'].map(firstName => ({
  ...camila,
  firstName,
  lastName: 'Ruiz',
  email: `${firstName.toLowerCase()}@example.com`,
}))

async function joinAll(page: Page, club: Club): Promise<void> {
  for (const visitor of people) await club.joinByApi(page, visitor)
}

const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the wave' })
const waveItem = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Waves, latest first' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) })

/** Returns the counts of a wave's court line, as `accepted 0`. */
const countsIn = (place: Locator) =>
  place
    .locator('dl')
    .first()
    .locator('div')
    .evaluateAll(courts =>
      courts.map(court => [...court.children].map(part => part.textContent).join(' ')),
    )

test('admin waves: the team opens memberships, sends a wave, withdraws an offer and closes the wave', async ({
  page,
  club,
}) => {
  await joinAll(page, club)
  await openAdmin(page, club, { view: 'waves' })
  await expect(page.getByText('Offers open with the memberships phase.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'How many' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open memberships' }).click()
  await page.getByRole('button', { name: 'Yes, open memberships' }).click()
  await expect(statusMessage(page, 'The launch is in the phase Memberships.')).toBeVisible()

  await page.getByRole('textbox', { name: 'How many' }).fill('3')
  await page.getByRole('checkbox', { name: 'Ask the next for a free place' }).uncheck()
  await page.getByRole('textbox', { name: 'Note for the team' }).fill('First three')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview(page).getByRole('row')).toHaveCount(4)
  await expect(preview(page)).toContainText('3 people would be asked.')
  await expect(preview(page)).toContainText(/open until the end of \w+day, \w+ \d+, Miami time/)
  await expect(preview(page).getByRole('row', { name: 'Ana Ruiz' })).toContainText('asked')

  const second = await page.context().newPage()
  await club.open(second, paths.admin({ view: 'waves' }))
  await expect(second.getByText('No wave has been sent yet')).toBeVisible()

  await page.getByRole('button', { name: 'Send 3 offers' }).click()
  await page.getByRole('button', { name: 'Yes, send 3 offers' }).click()
  await expect(statusMessage(page, 'Wave 1 is sent: 3 offers.')).toBeVisible()
  const untold = statusMessage(page, '3 people could not be told by mail')
  await expect(untold.getByRole('link')).toHaveText(['Ana Ruiz', 'Bo Ruiz', 'Carla Ruiz'])
  for (const tab of [page, second]) {
    await expect(waveItem(tab, 'Wave 1')).toContainText('First three')
    expect(await countsIn(waveItem(tab, 'Wave 1'))).toContain('open 3')
    await expect(figure(tab, 'Open offers')).toContainText('3')
    await expect(figure(tab, 'Places left')).toContainText('222')
  }

  await page.getByRole('link', { name: 'Wave 1' }).click()
  const panel = page.getByRole('dialog', { name: 'Wave 1' })
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await panel.getByRole('button', { name: 'Withdraw the offer to Bo Ruiz' }).click()
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Asked us by phone to wait.')
  await panel.getByRole('button', { name: 'Withdraw the offer', exact: true }).click()
  await expect(panel.getByText('Reason: Asked us by phone to wait.')).toBeVisible()
  await expect.poll(() => countsIn(waveItem(second, 'Wave 1'))).toContain('withdrawn 1')
  await expect(figure(second, 'Open offers')).toContainText('2')

  await panel.getByRole('button', { name: 'Close the wave' }).click()
  await panel.getByRole('button', { name: 'Yes, close it' }).click()
  await expect(panel.getByText('The wave is closed.')).toBeVisible()
  await expect(waveItem(second, 'Wave 1')).toContainText('closed')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Wave 1' })).toBeFocused()
  await expect(page).toHaveURL(paths.admin({ view: 'waves' }))
  // Since there is a wave, the form is folded, and the list begins near the top (PAGE-26).
  await page.setViewportSize({ width: 1440, height: 900 })
  await club.open(page, paths.admin({ view: 'waves' }))
  await expect(waveItem(page, 'Wave 1')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'How many' })).toBeHidden()
  expect((await waveItem(page, 'Wave 1').boundingBox())?.y).toBeLessThanOrEqual(260)
  await second.close()
})

test('admin waves: the whole way works by keyboard', async ({ page, club, site }) => {
  await joinAll(page, club)
  await setPhase(site, 'memberships')
  await openAdmin(page, club, { view: 'waves' })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = page.locator(':focus')
  await page.getByRole('textbox', { name: 'How many' }).focus()
  await page.keyboard.type('2')
  await press('Tab')
  await expect(page.getByRole('textbox', { name: 'Days' })).toBeFocused()
  await press('Tab', 'Tab', 'Space', 'Tab', 'Tab')
  await expect(focused).toHaveText('Preview')
  await press('Enter')
  await expect(focused).toHaveText('Preview of the wave')
  await press('Tab')
  await expect(focused).toHaveText('Send 2 offers')
  await press('Enter')
  await expect(page.getByRole('group', { name: 'Send 2 offers now?' })).toBeFocused()
  await press('Tab', 'Tab')
  await expect(focused).toHaveText('Not yet')
  await press('Enter')
  await expect(focused).toHaveText('Send 2 offers')
  await press('Enter', 'Tab', 'Enter')
  const name = page.getByRole('link', { name: 'Wave 1' })
  await expect(name).toBeVisible()
  await name.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Wave 1' })
  await panel.getByRole('button', { name: 'Withdraw the offer to Ana Ruiz' }).press('Enter')
  await press('Tab')
  await expect(panel.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('By phone')
  await press('Tab', 'Enter')
  const withdrawn = panel.getByRole('group', { name: /, withdrawn$/ })
  await expect(withdrawn).toContainText('Reason: By phone')
  await expect(withdrawn).toBeFocused()
  await press('Escape')
  await expect(name).toBeFocused()
})

test('admin waitlist: the team removes a person with a reason, and the figures follow', async ({
  page,
  club,
}) => {
  await joinAll(page, club)
  await openAdmin(page, club)
  await expect(figure(page, 'Members waiting')).toContainText('3')
  await page.getByRole('link', { name: 'Bo Ruiz' }).click()
  const panel = page.getByRole('main')
  await expect(panel.getByRole('heading', { name: 'Bo Ruiz' }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Remove Bo Ruiz from the waitlist' }).click()
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Asked us by phone.')
  await panel.getByRole('button', { name: 'Remove from the waitlist' }).click()
  await expect(panel.getByText('Bo Ruiz has left the waitlist.')).toBeVisible()
  await page.goBack()
  await expect(figure(page, 'Members waiting')).toContainText('2')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('left')
  await expect(page.getByText('1 found')).toBeVisible()
  await expect(page.getByRole('row', { name: 'bo@example.com' })).toContainText('left')
})

test('admin accessibility: waves, launch, memberships', async ({ page, club, site }) => {
  test.slow()
  await joinAll(page, club)
  await openAdmin(page, club, { view: 'waves' })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const check = (state: string) => expectAccessibleOnEveryScreen(page, state)
  await press('Open memberships')
  await check('the step of the launch')
  await press('Yes, open memberships')
  await page.getByRole('textbox', { name: 'How many' }).fill('40')
  await check('the form')
  await press('Preview')
  await press('Send 3 offers')
  await check('the preview')
  await press('Yes, send 3 offers')
  await page.getByRole('link', { name: 'Wave 1' }).click()
  await press(/^Withdraw the offer to/)
  await check('the wave')
  await page.keyboard.press('Escape')
  await check('the list of waves')
  await site.database.query(
    `INSERT INTO membership ("userId", plan, "startedAt")
     SELECT "userId", 'unlimited', now() FROM waitlist_entry`,
  )
  await club.open(page, paths.admin({ view: 'memberships' }))
  await press(/^End the membership of/)
  await check('the end of a membership')
  const end = page.getByRole('dialog')
  const name = await end.getByRole('heading').textContent()
  await end.getByRole('textbox', { name: 'Reason' }).fill('Moved away.')
  await end.getByRole('button', { name: 'End the membership', exact: true }).click()
  await expect(statusMessage(page, '1 person could not be told by mail')).toBeVisible()
  await check('the memberships')
  await press(/^Withdraw the end of/)
  const drawer = page.getByRole('dialog', { name: name?.replace('End', 'Withdraw the end of') })
  await expect(drawer.getByText(/as the last day\. Reason: Moved away\.$/)).toBeVisible()
  await expect(drawer.getByText(/No mail is sent, because this site has no mail/)).toBeVisible()
  await check('the withdrawal of an end')
  await drawer.getByRole('button', { name: 'Withdraw the end' }).click()
  await expect(statusMessage(page, /^The membership of .* goes on\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Withdraw the end of/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeFocused()
})
