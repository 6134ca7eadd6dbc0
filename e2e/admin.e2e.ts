import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, test, type Visitor } from './fixtures'
import {
  openAdmin,
  fillWaitlist,
  personName,
  waitlistRow,
  figure,
  markInvited,
  statusMessage,
} from './adminHelpers'
import { alert, heading } from './memberPages'

const marcus: Visitor = { ...camila, firstName: 'Marcus', lastName: 'Bell', email: 'm@example.com' }

test.describe('admin', () => {
  test('navigates between the sections; each has a URL and works with Back and reload', async ({
    page,
    club,
  }) => {
    await openAdmin(page, club)
    const sections = page.getByRole('navigation', { name: 'Sections' })
    const group = (name: string) => sections.getByRole('list', { name }).getByRole('link')
    await expect(sections.getByRole('link').first()).toHaveText('Today')
    await expect(group('People')).toHaveText(['Waitlist', 'Waves', 'Memberships'])
    await expect(group('Courts')).toHaveText(['Day', 'Closures', 'Use', 'Money'])
    await expect(group('Words')).toHaveText([
      'Messages',
      'Surveys',
      'Letters',
      'Newsletter',
      'Site line',
    ])
    await expect(group('Club')).toHaveText([
      'Planner',
      'Statistics',
      'Mail',
      'Integrations',
      'Staff',
      'Audit',
    ])
    await sections.getByRole('link', { name: 'Messages' }).click()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expect(page).toHaveURL(paths.admin({ view: 'messages' }))
    await expect(sections.locator('[aria-current="page"]')).toHaveText('Messages')
    await expect(heading(page, 'Messages')).toBeVisible()
    await expect(page).toHaveTitle(/^Admin: Messages /)
    await expect(sections.getByRole('link', { name: 'Messages' })).toBeFocused()
    await sections.getByRole('link', { name: 'Newsletter' }).click()
    await expect(page.getByText('Nobody has confirmed a subscription yet')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
  })

  test('requests the list before the figures and the badge', async ({ page, club }) => {
    const requested: string[] = []
    page.on('request', request => {
      const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1]
      if (operation) requested.push(operation)
    })
    await openAdmin(page, club)
    await expect.poll(() => requested).toContain('WaitlistFigures')
    await expect.poll(() => requested).toContain('NewMessages')
    expect(requested.slice(0, 2)).toEqual(['Me', 'Waitlist'])
  })

  test('waitlist: invites one person, and undoes it', async ({ page, club, site }) => {
    await fillWaitlist(site, 3)
    await openAdmin(page, club)
    await markInvited(page, 2)
    await expect(waitlistRow(page, 2)).toContainText('invited')
    await expect(statusMessage(page, `${personName(2)} is invited.`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(waitlistRow(page, 2)).toContainText('waiting')
    await expect(statusMessage(page, `${personName(2)} is waiting.`)).toBeVisible()
    await page.reload()
    await expect(waitlistRow(page, 2)).toContainText('waiting')
    const { rows } = await site.database.query<{ status: string }>(
      'SELECT status FROM waitlist_entry ORDER BY position',
    )
    expect(rows.map(entry => entry.status)).toEqual(['waiting', 'waiting', 'waiting'])
  })

  test('person: is found by keyboard, gets a note, and Back returns to the list (PAGE-30, PAGE-31)', async ({
    page,
    club,
    site,
  }) => {
    await fillWaitlist(site, 3)
    await openAdmin(page, club, { status: 'waiting' })
    await expect(page.getByRole('link', { name: personName(2), exact: true })).toBeVisible()
    await page.keyboard.press('/')
    const find = page.getByRole('combobox', { name: 'Find a person' })
    await expect(find).toBeFocused()
    await page.keyboard.type('#2')
    const found = page.getByRole('listbox', { name: 'People found' }).getByRole('option')
    await expect(found).toContainText(personName(2))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: personName(2) })).toBeVisible()
    await expect(page).toHaveURL(/view=person&id=/)
    const notes = page.getByRole('region', { name: 'Notes' })
    await notes.getByRole('textbox', { name: 'New note' }).fill('Called: plays 4.0.')
    await page.reload()
    await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('Called: plays 4.0.')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByText('1 note', { exact: true })).toBeVisible()
    await expect(notes.getByRole('listitem')).toContainText(`Called: plays 4.0.${club.team.email}`)
    await expectAccessibleOnEveryScreen(page, 'the page of a person')
    await page.goBack()
    await expect(page).toHaveURL(paths.admin({ status: 'waiting' }))
    await expect(page.getByRole('link', { name: personName(2), exact: true })).toBeVisible()
    await page.goto(paths.admin({ view: 'person', id: 'nobody' }))
    await expect(page.getByText('This address leads to nobody with an account')).toBeVisible()
  })

  test('waitlist: shows another window’s change at once; an ended session shows the guard and no failed list', async ({
    page,
    club,
    site,
    browser,
    baseURL,
  }) => {
    await fillWaitlist(site, 2)
    const sent: string[] = []
    page.on('websocket', line => line.on('framesent', ({ payload }) => sent.push(String(payload))))
    await openAdmin(page, club)
    await expect.poll(() => sent.some(frame => frame.includes('"subscribe"'))).toBe(true)
    const other = await browser.newPage({ baseURL })
    await openAdmin(other, club)
    await markInvited(other, 1)
    await expect(waitlistRow(page, 1)).toContainText('invited')
    await other.close()
    await site.database.query('TRUNCATE session')
    await markInvited(page, 2)
    await expect(alert(page, 'You were signed out')).toBeVisible()
    await expect(page.getByText('Not changed')).toHaveCount(0)
    await expect(page).toHaveURL(paths.auth())
  })

  test('waitlist: shows a new entry at once, and keeps scroll and focus', async ({
    page,
    club,
    browser,
    baseURL,
  }) => {
    await openAdmin(page, club)
    await expect(page.getByText('No members on waitlist yet')).toBeVisible()
    await page.getByRole('searchbox').focus()
    await page.evaluate(() => scrollTo(0, 120))
    const guest = await browser.newPage({ baseURL })
    await club.joinByApi(guest, marcus)
    await expect(waitlistRow(page, 1)).toContainText('Marcus Bell')
    await expect(waitlistRow(page, 1)).toContainText(marcus.email)
    await expect(waitlistRow(page, 1)).toContainText('waiting')
    await expect(statusMessage(page, '1 on the list, 1 new on the list')).toBeVisible()
    await expect(figure(page, 'Members waiting')).toContainText('1')
    await expect(figure(page, 'Signups today')).toContainText('1')
    await expect(figure(page, 'Out of 80 daily')).toContainText('79')
    await expect(page.getByRole('searchbox')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(120)
    await guest.close()
  })

  test('waitlist: works without a WebSocket', async ({ page, club, site }) => {
    await fillWaitlist(site, 2)
    await page.routeWebSocket(/graphql/, line => line.close())
    await openAdmin(page, club)
    await markInvited(page, 1)
    await expect(waitlistRow(page, 1)).toContainText('invited')
  })
})
