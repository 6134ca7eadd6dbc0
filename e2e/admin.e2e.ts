import type { Locator, Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessible, overflow } from './accessible'
import { camila, expect, test, type Visitor } from './fixtures'
import { enterOffice, fillWaitlist } from './office'
import { alert, heading, main } from './rooms'

const marcus: Visitor = { ...camila, firstName: 'Marcus', lastName: 'Bell', email: 'm@example.com' }
const person = (position: number) => `Person Number ${position}`
const row = (page: Page, position: number) =>
  page.getByRole('row', { name: new RegExp(`^#${position} `) })
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const stat = (page: Page, label: string) =>
  main(page).locator('dl > div').filter({ hasText: label })

test.describe('the team', () => {
  test('moves between the sections; each has its address, its way back and its reload', async ({
    page,
    club,
  }) => {
    await enterOffice(page, club)
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await sections.getByRole('link', { name: 'Messages' }).click()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expect(page).toHaveURL(paths.admin({ view: 'messages' }))
    await expect(sections.locator('[aria-current="page"]')).toHaveText('Messages')
    await expect(sections.getByRole('link', { name: 'Messages' })).toBeFocused()
    await sections.getByRole('link', { name: 'Newsletter' }).click()
    await expect(page.getByText('Nobody has subscribed yet')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expect(heading(page, 'Waitlist')).toBeVisible()
    await expect(stat(page, 'Out of 80 daily')).toContainText('80')
  })

  test('invites, is told so, and takes it back', async ({ page, club, site }) => {
    await fillWaitlist(site, 3)
    await enterOffice(page, club)
    await page.getByRole('button', { name: `Invite ${person(2)}`, exact: true }).click()
    await expect(row(page, 2)).toContainText('invited')
    await expect(status(page, `${person(2)} is invited.`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 2)).toContainText('waiting')
    await expect(status(page, `${person(2)} is waiting.`)).toBeVisible()
    await page.reload()
    await expect(row(page, 2)).toContainText('waiting')
    const { rows } = await site.database.query<{ status: string }>(
      'SELECT status FROM waitlist_entry ORDER BY position',
    )
    expect(rows.map(entry => entry.status)).toEqual(['waiting', 'waiting', 'waiting'])
  })

  test('of two who change the same entry, the slower one is told how it is now', async ({
    page,
    club,
    site,
    browser,
    baseURL,
  }) => {
    await fillWaitlist(site, 2)
    // This window hears nothing of what happens elsewhere.
    await page.routeWebSocket(/graphql/, () => {})
    await enterOffice(page, club)
    await expect(row(page, 1)).toContainText('waiting')
    const other = await browser.newPage({ baseURL })
    await enterOffice(other, club)
    await other.getByRole('button', { name: `Invite ${person(1)}`, exact: true }).click()
    await expect(row(other, 1)).toContainText('invited')

    await page.getByRole('button', { name: `Invite ${person(1)}`, exact: true }).click()
    await expect(alert(page, 'Not changed')).toContainText(
      'This entry is invited by now; please look again.',
    )
    await expect(row(page, 1)).toContainText('invited')
    await expect(
      page.getByRole('button', { name: `Mark joined: ${person(1)}`, exact: true }),
    ).toBeVisible()
    await other.close()
  })

  test('sees a change made elsewhere at once', async ({ page, club, site, browser, baseURL }) => {
    await fillWaitlist(site, 2)
    const sent: string[] = []
    page.on('websocket', line => line.on('framesent', ({ payload }) => sent.push(String(payload))))
    await enterOffice(page, club)
    await expect.poll(() => sent.some(frame => frame.includes('"subscribe"'))).toBe(true)
    const other = await browser.newPage({ baseURL })
    await enterOffice(other, club)
    await other.getByRole('button', { name: `Invite ${person(1)}`, exact: true }).click()
    await expect(row(page, 1)).toContainText('invited')
    await other.close()
  })

  test('sees a new place at once, without losing the place or the focus', async ({
    page,
    club,
    browser,
    baseURL,
  }) => {
    await enterOffice(page, club)
    await expect(page.getByText('No members on waitlist yet')).toBeVisible()
    await page.getByRole('searchbox').focus()
    await page.evaluate(() => scrollTo(0, 120))
    const guest = await browser.newPage({ baseURL })
    await club.register(guest, marcus)
    await expect(guest).toHaveURL(paths.share())
    await expect(row(page, 1)).toContainText('Marcus Bell')
    await expect(status(page, '1 on the list, 1 new on the list')).toBeVisible()
    await expect(stat(page, 'Members waiting')).toContainText('1')
    await expect(stat(page, 'Signups today')).toContainText('1')
    await expect(stat(page, 'Out of 80 daily')).toContainText('79')
    await expect(page.getByRole('searchbox')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(120)
    await guest.close()
  })

  test('works with what was fetched when no live line can be had', async ({ page, club, site }) => {
    await fillWaitlist(site, 2)
    await page.routeWebSocket(/graphql/, line => line.close())
    await enterOffice(page, club)
    await page.getByRole('button', { name: `Invite ${person(1)}`, exact: true }).click()
    await expect(row(page, 1)).toContainText('invited')
  })

  test('whose session ran out is led away by the door, not by a broken list', async ({
    page,
    club,
    site,
  }) => {
    await fillWaitlist(site, 2)
    await enterOffice(page, club)
    await site.database.query('TRUNCATE session')
    await page.getByRole('button', { name: `Invite ${person(1)}`, exact: true }).click()
    await expect(alert(page, 'Access Denied')).toBeVisible()
    await expect(page.getByText('Not changed')).toHaveCount(0)
    await expect(page).toHaveURL(paths.home())
  })

  test('does it all with the keyboard', async ({ page, club, site }) => {
    await fillWaitlist(site, 60)
    await enterOffice(page, club)
    const press = async (key: string, times = 1) => {
      for (let turn = 0; turn < times; turn++) await page.keyboard.press(key)
    }
    await page.getByRole('link', { name: 'Newsletter', exact: true }).focus()
    await press('Tab')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('person1')
    await press('Enter')
    await expect(status(page, '11 found')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeFocused()
    await press('Tab', 2)
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused()
    await page.keyboard.type('Inv')
    await expect(status(page, '2 found')).toBeVisible()
    await press('Tab', 2)
    await expect(page.getByRole('region', { name: 'The waitlist' })).toBeFocused()
    await press('Tab')
    await expect(page.getByRole('button', { name: 'Position' })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Position' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(page.getByRole('row').nth(1)).toContainText(person(16))
    await expect(page.getByRole('button', { name: 'Position' })).toBeFocused()
    await press('Tab', 6)
    await expect(
      page.getByRole('button', { name: `Mark joined: ${person(16)}`, exact: true }),
    ).toBeFocused()
    await press('Enter')
    await expect(status(page, `${person(16)} is joined.`)).toBeVisible()
    await expect(page.getByRole('group', { name: `Status of ${person(16)}` })).toBeFocused()
    await press('Tab')
    await expect(
      page.getByRole('button', { name: `Mark joined: ${person(12)}`, exact: true }),
    ).toBeFocused()
    await press('Shift+Tab', 8)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await press('Space')
    await expect(status(page, `${person(16)} is invited.`)).toBeVisible()
  })
})

test.describe('the list of many', () => {
  const members = (page: Page) => stat(page, 'Members waiting').getByRole('definition')
  const beyond = (place: Locator) => place.evaluate(box => box.scrollWidth - box.clientWidth)

  test('fits its numbers and rows into every window', async ({ page, club, site }) => {
    await fillWaitlist(site, 12_000)
    await enterOffice(page, club)
    await expect(row(page, 4)).toContainText('invited')
    expect((await row(page, 4).boundingBox())?.height).toBeLessThan(60)
    for (const width of [1440, 1280, 1101, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await beyond(members(page)), `${width} px: the number`).toBe(0)
      expect(await beyond(page.getByRole('region', { name: 'The waitlist' }))).toBe(0)
      expect(await overflow(page), `${width} px: the page`).toBe(0)
    }
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet()
      spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
      document.adoptedStyleSheets.push(spaced)
    })
    expect(await beyond(members(page)), 'the number, its letters spaced').toBe(0)
    expect(await overflow(page), 'the page, its letters spaced').toBe(0)
  })

  test('is printed in six columns, without its tools', async ({ page, club, site }) => {
    await fillWaitlist(site, 60)
    await enterOffice(page, club)
    await page.setViewportSize({ width: 720, height: 900 })
    await page.emulateMedia({ media: 'print' })
    const heads = ['Position', 'Name', 'Email', 'Status', 'Joined Waitlist', 'Member Since']
    await expect(page.getByRole('columnheader')).toHaveText(heads, { useInnerText: true })
    await expect(row(page, 4)).toContainText('invited')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
    expect(await overflow(page)).toBe(0)
  })
})

test.describe('everybody else', () => {
  const query = '{ surveyResults(survey: member) { responses } }'
  const doors = [paths.waitlistCsv(), paths.newsletterCsv()]

  test('a visitor finds every door shut', async ({ page, club }) => {
    for (const door of doors) expect((await page.request.get(door)).status()).toBe(401)
    const answer = await page.request.post('/graphql', { data: { query } })
    expect((await answer.json()).errors[0].extensions.code).toBe('UNAUTHENTICATED')
    await club.open(page, paths.admin({ view: 'messages' }))
    await expect(alert(page, 'Access Denied')).toBeVisible()
    await expect(page).toHaveURL(paths.home())
  })

  test('so does a member', async ({ page, club }) => {
    await club.register(page)
    await expect(page).toHaveURL(paths.share())
    for (const door of doors) expect((await page.request.get(door)).status()).toBe(403)
    const answer = await page.request.post('/graphql', { data: { query } })
    expect((await answer.json()).errors[0].extensions.code).toBe('FORBIDDEN')
    await club.open(page, paths.admin({ view: 'surveys' }))
    await expect(alert(page, 'Access Denied')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
    await expect(page).toHaveURL(paths.home())
  })
})

for (const width of [1440, 390, 320]) {
  test(`every section is open to everyone at ${width} px`, async ({ page, club, site }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await fillWaitlist(site, 60)
    await site.database.query(
      `INSERT INTO contact_submission (name, email, phone, message)
       VALUES ('Camila', 'camila@example.com', '(305) 555-0100', 'Are there lessons?')`,
    )
    await site.database.query(
      `INSERT INTO newsletter_subscription (email) VALUES ('a.rather.long.address.of.a.person@example.com')`,
    )
    await site.database.query(
      `INSERT INTO location_survey ("preferredLocation")
       SELECT 'coral_gables' FROM generate_series(1, 9)`,
    )
    await enterOffice(page, club)
    const check = async () => {
      await expect(main(page).getByText('Loading...')).toHaveCount(0)
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: `Invite ${person(1)}`, exact: true }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await check()
    await club.open(page, paths.admin({ search: 'nobody at all' }))
    await expect(page.getByText('Nobody on the list matches')).toBeVisible()
    await check()
    await club.open(page, paths.admin({ view: 'messages' }))
    await expect(page.getByText('Are there lessons?')).toBeVisible()
    await check()
    await club.open(page, paths.admin({ view: 'newsletter' }))
    await expect(page.getByText('1 address')).toBeVisible()
    await check()
    await club.open(page, paths.admin({ view: 'surveys', survey: 'location' }))
    await expect(page.getByText('9 responses')).toBeVisible()
    await expect(main(page).locator('.recharts-bar-rectangle')).not.toHaveCount(0)
    await check()
  })
}
