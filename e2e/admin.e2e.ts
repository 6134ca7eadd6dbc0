import { readFile } from 'node:fs/promises'
import { paths } from '../frontend/src/paths'
import { expectAccessible } from './accessible'
import { camila, expect, test, type Visitor } from './fixtures'
import { download, enterOffice, fillWaitlist, person, row, stat, status } from './adminHelpers'
import { alert, heading } from './memberPages'

const marcus: Visitor = { ...camila, firstName: 'Marcus', lastName: 'Bell', email: 'm@example.com' }

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
    await expect(heading(page, 'Messages')).toBeVisible()
    await expect(sections.getByRole('link', { name: 'Messages' })).toBeFocused()
    await sections.getByRole('link', { name: 'Newsletter' }).click()
    await expect(page.getByText('Nobody has subscribed yet')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
    await expect(stat(page, 'Out of 80 daily')).toContainText('80')
  })

  test('invites, is told so, and takes it back', async ({ page, club, site }) => {
    await fillWaitlist(site, 3)
    await enterOffice(page, club)
    await page.getByRole('button', { name: `Mark as invited: ${person(2)}`, exact: true }).click()
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

  test('invites several together, exports just them, and takes it back with one Undo', async ({
    page,
    club,
    site,
  }) => {
    await fillWaitlist(site, 120)
    await enterOffice(page, club)
    const choose = (position: number) =>
      page.getByRole('checkbox', { name: `Choose #${position} ${person(position)}`, exact: true })
    await page.getByRole('button', { name: 'Last page' }).click()
    await expect(row(page, 101)).toBeVisible()
    await choose(101).check()
    await choose(103).click({ modifiers: ['Shift'] })
    await expect(status(page, '3 of 120 chosen')).toBeVisible()
    const { path } = await download(page, 'Export chosen')
    const lines = (await readFile(path, 'utf8')).trim().split('\r\n')
    expect(lines.slice(1).map(line => line.split(',')[0])).toEqual(['"101"', '"102"', '"103"'])
    await page.getByRole('button', { name: 'Mark as invited: 3 people' }).click()
    await expect(status(page, '3 people are invited.')).toBeVisible()
    await expect(row(page, 102)).toContainText('invited')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(status(page, '3 people are waiting.')).toBeVisible()
    const { rows } = await site.database.query<{ action: string; count: number }>(
      `SELECT action, count(*)::int FROM audit_record JOIN waitlist_entry entry ON entry.id = "subjectId"
       GROUP BY action ORDER BY action`,
    )
    expect(rows).toEqual([
      { action: 'waitlist_status', count: 3 },
      { action: 'waitlist_undo', count: 3 },
    ])
  })

  test('looks into a person from the row; Back and Escape close the panel, a reload shows it', async ({
    page,
    club,
    site,
  }) => {
    await fillWaitlist(site, 3)
    await enterOffice(page, club, { status: 'waiting' })
    const name = page.getByRole('link', { name: person(2), exact: true })
    const panel = page.getByRole('dialog', { name: person(2) })
    await name.press('Enter')
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    await page.goBack()
    await expect(panel).toHaveCount(0)
    await expect(name).toBeFocused()
    await expect(page).toHaveURL(paths.admin({ status: 'waiting' }))
    await page.goForward()
    await panel.getByRole('textbox', { name: 'New note' }).fill('Called: plays 4.0.')
    await page.reload()
    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(panel.getByText('1 note', { exact: true })).toBeVisible()
    await expect(panel.getByRole('listitem')).toContainText(`Called: plays 4.0.${club.team.email}`)
    await expectAccessible(page, 'the panel')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(name).toBeFocused()
    await expect(page).toHaveURL(paths.admin({ status: 'waiting' }))
    await page.goto(`${paths.admin()}?person=nobody`)
    await expect(page.getByText('This address leads to nobody on the waitlist')).toBeVisible()
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
    await other.getByRole('button', { name: `Mark as invited: ${person(1)}`, exact: true }).click()
    await expect(row(other, 1)).toContainText('invited')

    await page.getByRole('button', { name: `Mark as invited: ${person(1)}`, exact: true }).click()
    await expect(alert(page, 'Not changed')).toContainText(
      '#1 is invited by now, so nothing was changed; please look again.',
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
    await other.getByRole('button', { name: `Mark as invited: ${person(1)}`, exact: true }).click()
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
    await club.join(guest, marcus)
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
    await page.getByRole('button', { name: `Mark as invited: ${person(1)}`, exact: true }).click()
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
    await page.getByRole('button', { name: `Mark as invited: ${person(1)}`, exact: true }).click()
    await expect(alert(page, 'Access Denied')).toBeVisible()
    await expect(page.getByText('Not changed')).toHaveCount(0)
    await expect(page).toHaveURL(paths.home())
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
    await club.join(page)
    for (const door of doors) expect((await page.request.get(door)).status()).toBe(403)
    const answer = await page.request.post('/graphql', { data: { query } })
    expect((await answer.json()).errors[0].extensions.code).toBe('FORBIDDEN')
    await club.open(page, paths.admin({ view: 'surveys' }))
    await expect(alert(page, 'Access Denied')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
    await expect(page).toHaveURL(paths.home())
  })
})
