import type { Locator, Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectNearTop, figure, openAdmin, statusMessage } from './adminHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, test, type Club, type Visitor } from './fixtures'

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

test('admin waves: the team opens memberships, sends a wave by keyboard, withdraws an offer and closes the wave; another tab follows', async ({
  page,
  club,
}) => {
  test.slow()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = page.locator(':focus')
  const check = (state: string) => expectAccessibleOnEveryScreen(page, state)
  await joinAll(page, club)
  await openAdmin(page, club, { view: 'waves' })
  await expect(page.getByText('Offers open with the memberships phase.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'How many' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open memberships' }).click()
  await page.getByRole('button', { name: 'Yes, open memberships' }).click()
  await expect(statusMessage(page, 'The launch is in the phase Memberships.')).toBeVisible()

  await page.getByRole('textbox', { name: 'How many' }).focus()
  await page.keyboard.type('3')
  await press('Tab')
  await expect(page.getByRole('textbox', { name: 'Days' })).toBeFocused()
  await press('Tab', 'Tab', 'Space')
  await expect(page.getByRole('checkbox', { name: 'Ask the next for a free place' })).toBeFocused()
  await expect(focused).not.toBeChecked()
  await press('Tab')
  await page.keyboard.type('First three')
  await check('the form')
  await press('Tab')
  await expect(focused).toHaveText('Preview')
  await press('Enter')
  await expect(focused).toHaveText('Preview of the wave')
  await expect(preview(page).getByRole('row')).toHaveCount(4)
  await expect(preview(page)).toContainText('3 people would be asked.')
  await expect(preview(page)).toContainText(/open until the end of \w+day, \w+ \d+, Miami time/)
  await expect(preview(page).getByRole('row', { name: 'Ana Ruiz' })).toContainText('asked')

  const second = await page.context().newPage()
  await club.open(second, paths.admin({ view: 'waves' }))
  await expect(second.getByText('No wave has been sent yet')).toBeVisible()

  await press('Tab')
  await expect(focused).toHaveText('Send 3 offers')
  await press('Enter')
  await expect(page.getByRole('group', { name: 'Send 3 offers now?' })).toBeFocused()
  await check('the preview')
  await press('Tab', 'Tab')
  await expect(focused).toHaveText('Not yet')
  await press('Enter')
  await expect(focused).toHaveText('Send 3 offers')
  await press('Enter', 'Tab', 'Enter')
  await expect(statusMessage(page, 'Wave 1 is sent: 3 offers.')).toBeVisible()
  const untold = statusMessage(page, '3 people could not be told by mail')
  await expect(untold.getByRole('link')).toHaveText(['Ana Ruiz', 'Bo Ruiz', 'Carla Ruiz'])
  for (const tab of [page, second]) {
    await expect(waveItem(tab, 'Wave 1')).toContainText('First three')
    expect(await countsIn(waveItem(tab, 'Wave 1'))).toContain('open 3')
    await expect(figure(tab, 'Open offers')).toContainText('3')
    await expect(figure(tab, 'Places left')).toContainText('222')
  }

  await page.getByRole('link', { name: 'Wave 1' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Wave 1' })
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await panel.getByRole('button', { name: 'Withdraw the offer to Bo Ruiz' }).press('Enter')
  await check('the wave')
  await press('Tab')
  await expect(panel.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('Asked us by phone to wait.')
  await press('Tab', 'Enter')
  const withdrawn = panel.getByRole('group', { name: /, withdrawn$/ })
  await expect(withdrawn).toContainText('Reason: Asked us by phone to wait.')
  await expect(withdrawn).toBeFocused()
  await expect.poll(() => countsIn(waveItem(second, 'Wave 1'))).toContain('withdrawn 1')
  await expect(figure(second, 'Open offers')).toContainText('2')

  await panel.getByRole('button', { name: 'Close the wave' }).click()
  await panel.getByRole('button', { name: 'Yes, close it' }).click()
  await expect(panel.getByText('The wave is closed.')).toBeVisible()
  await expect(waveItem(second, 'Wave 1')).toContainText('closed')
  await second.close()
  await press('Escape')
  await expect(page.getByRole('link', { name: 'Wave 1' })).toBeFocused()
  await expect(page).toHaveURL(paths.admin({ view: 'waves' }))
  // Since there is a wave, the form is folded.
  await club.open(page, paths.admin({ view: 'waves' }))
  await expectNearTop(waveItem(page, 'Wave 1'), 'waves')
  await expect(page.getByRole('textbox', { name: 'How many' })).toBeHidden()
  await check('the list of waves')
})
