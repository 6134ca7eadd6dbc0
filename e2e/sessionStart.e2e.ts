import { paths } from '../frontend/src/paths'
import { fillWaitlist, personName } from './adminHelpers'
import { openBooking } from './courtHelpers'
import { expect, test } from './fixtures'
import { main } from './memberPages'
import { disableIdleCallbacks, expectIdle, holdRequests, recordOperations } from './network'

const early = [
  'Me',
  'SendsMail',
  'MyWaitlistEntry',
  'MyOffer',
  'MyMembership',
  'Bookings',
  'UpcomingBookings',
]

test('session start: the HTML lists every script that a member needs, and the session and the dashboard are requested once, before the application has loaded', async ({
  page,
  club,
  site,
}) => {
  await club.joinByApi(page)
  const scripts: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname)
  })
  // Prefetches at idle time do not count.
  await page.addInitScript(disableIdleCallbacks)
  const operations = recordOperations(page)
  const expectListed = (served: string, path: string) => {
    const named = [
      ...served.matchAll(/<(?:link rel="modulepreload"[^>]* href|script src)="([^"]+)"/g),
    ]
    expect(scripts, path).not.toEqual([])
    expect(
      scripts.filter(script => !named.some(([, name]) => name === script)),
      path,
    ).toEqual([])
  }
  await test.step('the dashboard', async () => {
    const release = await holdRequests(page, /\/assets\/main-.*\.js$/)
    const response = await page.goto(paths.dashboard(), { waitUntil: 'commit' })
    await expect.poll(() => operations).toEqual(early)
    // The heading is visible already, without a name.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your court time')
    release()
    await expect(page.getByRole('heading', { level: 1, name: /Camila/ })).toBeVisible()
    await expect(main(page).getByText('#1', { exact: true })).toBeVisible()
    await expect(main(page).getByText('No recent activity')).toBeVisible()
    await expectIdle(page)
    expect(operations).toEqual(early)
    expectListed((await response?.text()) ?? '', paths.dashboard())
    await page.unrouteAll({ behavior: 'wait' })
  })
  const openings = [
    ...[paths.home(), paths.profile(), paths.share()].map(path => ({ path, isMember: false })),
    { path: paths.dashboard(), isMember: true },
  ]
  for (const { path, isMember } of openings) {
    await test.step(isMember ? `${path} of a member` : path, async () => {
      if (isMember) await openBooking(site)
      scripts.length = operations.length = 0
      const served = await (await page.goto(path))?.text()
      await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
      await expect(main(page).getByText('Loading...')).toHaveCount(0)
      await expectIdle(page)
      expectListed(served ?? '', path)
      expect(operations.filter(name => name === 'Me')).toHaveLength(1)
    })
  }
})

test('session start: an unused early response is still read to its end', async ({ page, club }) => {
  // The team has no place, but the dashboard's HTML requests one.
  await club.loginByApi(page, club.team)
  const early = ['MyWaitlistEntry', 'SendsMail'].map(operation =>
    page.waitForEvent('requestfinished', {
      predicate: request => request.postData()?.includes(operation) === true,
    }),
  )
  await page.goto(paths.dashboard())
  await Promise.all(early)
})

test('session start: parts that need an interaction are not fetched before it', async ({
  page,
  club,
  site,
}) => {
  await fillWaitlist(site, 60)
  const scripts: string[] = []
  page.on('request', request => {
    const name = /\/assets\/([\w-]+)-.{8}\.js$/.exec(request.url())?.[1]
    if (name) scripts.push(name)
  })
  await page.addInitScript(disableIdleCallbacks)
  const fetchedFor = async (path: string, words: string) => {
    scripts.length = 0
    await page.goto(path)
    await expect(main(page).getByText(words)).toBeVisible()
    // A browser sends this when it paints a page below a resting mouse.
    await main(page).dispatchEvent('pointerover')
    await expectIdle(page)
    return scripts
  }
  await club.loginByApi(page, club.team)
  const forTeam = await fetchedFor(paths.admin(), personName(50))
  for (const later of ['NewsletterForm', 'PersonPanel', 'Mails', 'Statistics', 'DashboardBody'])
    expect(forTeam).not.toContain(later)
  // The first click already changes the address.
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page).getByText(personName(60))).toBeVisible()
  expect(scripts).toContain('NewsletterForm')

  await club.registerByApi(page)
  const forMember = await fetchedFor(paths.profile(), 'Profile Information')
  for (const later of ['NewsletterForm', 'ProfileForm', 'forms', 'admin'])
    expect(forMember).not.toContain(later)
  // The link leads to a member's page, not to the team's page.
  await page.locator(`a[href="${paths.dashboard()}"]:visible`).first().hover()
  await page.getByRole('button', { name: 'Edit' }).hover()
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['ProfileForm', 'forms']))
  expect(scripts).not.toContain('admin')
})
