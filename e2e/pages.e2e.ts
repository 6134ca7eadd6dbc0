/// <reference lib="dom" />
import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'

test('home: LEARN MORE scrolls to and focuses the club’s description', async ({ page, club }) => {
  await club.open(page, paths.home())
  const bar = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('link', { name: 'LEARN MORE' }).click()
  const about = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(about).toBeFocused()
  await expect(about).toBeInViewport({ ratio: 1 })
  // The smooth scroll has ended, and nothing covers the heading.
  const covered = () =>
    about.evaluate(heading => {
      const { left, top, height } = heading.getBoundingClientRect()
      return !heading.contains(document.elementFromPoint(left + 5, top + height / 2))
    })
  await expect.poll(covered).toBe(false)
  await expect(bar).not.toBeInViewport()
})

test('privacy: the contents link each part, and Back returns to the contents', async ({
  page,
  club,
}) => {
  await club.open(page, paths.privacy())
  const link = page.getByRole('main').getByRole('link', { name: 'Cookies', exact: true })
  const part = page.getByRole('heading', { name: 'Cookies' })
  await link.click()
  await expect(part).toBeInViewport({ ratio: 1 })
  await expect(page.locator(':focus')).toContainText('Cookies')
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('API guide: reached from another page, and its links lead to its parts, the explorer and the schema', async ({
  page,
  club,
}) => {
  await club.open(page, paths.about())
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Errors' }).click()
  const part = page.getByRole('heading', { level: 2, name: 'Errors' })
  await expect(part).toBeInViewport({ ratio: 1 })
  await expect(part).toBeFocused()
  await expect(page).toHaveURL(`${paths.apiGuide()}#errors`)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const main = page.getByRole('main')
  const schema = main.getByRole('link', { name: 'schema' }).first()
  await expect(schema).toHaveAttribute('href', '/graphql/schema.graphql')
  await main.getByRole('link', { name: 'explorer' }).click()
  await expect(page).toHaveTitle(/API explorer/)
  await page.getByRole('link', { name: 'API guide' }).click()
  await expect(page).toHaveURL(paths.apiGuide())
})

test('API guide: opened by its address, it loads its text once, with the members of each object and enum', async ({
  page,
  club,
}) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await club.open(page, `${paths.apiGuide()}#limits`)
  await expect(page.getByRole('heading', { level: 2, name: 'Limits' })).toBeInViewport()
  const statuses = page.locator('#object-waitliststatus + p + [role=group]').getByRole('row')
  await expect(statuses).toContainText(['Value', 'waiting', 'invited', 'joined', 'left'])
  await expect(page.locator('tbody:empty')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(paths.about())
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Limits' })).toBeVisible()
  expect(scripts.filter(url => /api-guide/.test(url))).toEqual([])
})

test('not found: shows the message, and links home', async ({ page, club, browserLog }) => {
  await club.open(page, '/nowhere')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(
    main.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible()
  await main.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('link', { name: 'JOIN THE REVOLUTION' })).toBeVisible()
  // The browser logs the 404 of the missing page.
  browserLog.errors.length = 0
})

test('footer: the social channels are named, but have no links yet', async ({ page, club }) => {
  await club.open(page, paths.about())
  const words = 'Social channels: opening soon'
  await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()
  const channels = page.getByRole('list', { name: words })
  await expect(channels.getByRole('listitem')).toHaveText(['Photos', 'Videos', 'Chat'])
  await expect(channels.getByRole('link')).toHaveCount(0)
  await expect(channels.getByRole('button')).toHaveCount(0)
})

test('print: the privacy policy is black on white, without navigation and footer', async ({
  page,
  club,
}) => {
  await club.open(page, paths.privacy())
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const words = page.getByText('You may ask what we hold about you')
  await expect(words).toBeVisible()
  const printed = await words.evaluate(element => {
    const painted = []
    for (let one: Element | null = element; one; one = one.parentElement)
      painted.push(getComputedStyle(one).backgroundColor)
    return { painted: painted.filter(colour => colour !== 'rgba(0, 0, 0, 0)') }
  })
  expect(printed.painted.filter(colour => colour !== 'rgb(255, 255, 255)')).toEqual([])
})

test('reduced motion: nothing moves', async ({ page, club }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
        .filter(duration => duration > 100),
    )
  for (const url of [paths.home(), paths.waitlist(), paths.membership(), paths.surveys()]) {
    await club.open(page, url)
    expect(await moving(), url).toEqual([])
  }
})
