import { paths } from '../frontend/src/paths'
import { camila, expect, test, type Visitor } from './fixtures'
import {
  openAdmin,
  fillWaitlist,
  waitlistRow,
  figure,
  markInvited,
  statusMessage,
} from './adminHelpers'
import { alert, heading } from './memberPages'

const marcus: Visitor = { ...camila, firstName: 'Marcus', lastName: 'Bell', email: 'm@example.com' }

test.describe('admin', () => {
  test('navigates between the sections, which stay in place; each has a URL and works with Back and reload; the list is requested first', async ({
    page,
    club,
  }) => {
    const requested: string[] = []
    page.on('request', request => {
      const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1]
      if (operation) requested.push(operation)
    })
    await openAdmin(page, club)
    await expect.poll(() => requested).toContain('WaitlistFigures')
    await expect.poll(() => requested).toContain('NewMessages')
    expect(requested.slice(0, 2)).toEqual(['Me', 'Waitlist'])

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

    const messages = sections.getByRole('link', { name: 'Messages' })
    const figures = figure(page, 'Signups today')
    for (const width of [1440, 1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(sections.getByRole('button', { name: /^Sections/ })).toBeHidden()
      const before = await messages.boundingBox()
      for (const name of ['Newsletter', 'Waitlist']) {
        await sections.getByRole('link', { name }).click()
        await expect(heading(page, name)).toBeVisible()
        await expect(figures).toHaveCount(name === 'Waitlist' ? 1 : 0)
        expect(await messages.boundingBox(), `${width} px: ${name}`).toEqual(before)
      }
    }

    await messages.click()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expect(page).toHaveURL(paths.admin({ view: 'messages' }))
    await expect(sections.locator('[aria-current="page"]')).toHaveText('Messages')
    await expect(page).toHaveTitle(/^Admin: Messages /)
    await expect(messages).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'Waitlist')).toBeVisible()
    await page.goForward()
    await page.reload()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
  })

  test('waitlist: shows changes from other windows at once, and keeps scroll and focus; an ended session shows the guard and no failed list', async ({
    page,
    club,
    site,
    browser,
    baseURL,
  }) => {
    await fillWaitlist(site, 2)
    await club.setPlacesTakenToday(2)
    const sent: string[] = []
    page.on('websocket', line => line.on('framesent', ({ payload }) => sent.push(String(payload))))
    await openAdmin(page, club)
    await expect.poll(() => sent.some(frame => frame.includes('"subscribe"'))).toBe(true)
    await page.getByRole('searchbox').focus()
    await page.evaluate(() => scrollTo(0, 120))
    const other = await browser.newPage({ baseURL })
    await club.joinByApi(other, marcus)
    await expect(waitlistRow(page, 3)).toContainText('Marcus Bell')
    await expect(statusMessage(page, '3 on the list, 1 new on the list')).toBeVisible()
    await expect(figure(page, 'Members waiting')).toContainText('3')
    await expect(figure(page, 'Signups today')).toContainText('3')
    await expect(figure(page, 'Out of 80 daily')).toContainText('77')
    await openAdmin(other, club)
    await markInvited(other, 1)
    await expect(waitlistRow(page, 1)).toContainText('invited')
    await expect(page.getByRole('searchbox')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(120)
    await other.close()
    await site.database.query('TRUNCATE session')
    await markInvited(page, 2)
    await expect(alert(page, 'You were signed out')).toBeVisible()
    await expect(page.getByText('Not changed')).toHaveCount(0)
    await expect(page).toHaveURL(paths.auth())
  })
})
