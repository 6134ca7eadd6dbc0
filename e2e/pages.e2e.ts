/// <reference lib="dom" />
import { paths } from '../frontend/src/paths'
import { expect, expectHydrated, test } from './fixtures'

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

test('privacy: the contents link each part, Back returns to the contents, also after a reload, and it prints black on white', async ({
  page,
  club,
}) => {
  await club.open(page, paths.privacy())
  const link = page.getByRole('main').getByRole('link', { name: 'Cookies', exact: true })
  const part = page.getByRole('heading', { name: 'Cookies' })
  const goBack = async () => {
    await page.goBack()
    await expect(page).toHaveURL(paths.privacy())
    await expect(link).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await link.click()
  await expect(part).toBeInViewport({ ratio: 1 })
  await expect(page.locator(':focus')).toContainText('Cookies')
  await goBack()
  await link.click()
  await expect(part).toBeInViewport()
  // After the reload, the newsletter form in the footer again waits for an interaction.
  await page.reload()
  await expectHydrated(page)
  await goBack()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const words = page.getByText('You may ask what we hold about you')
  await expect(words).toBeVisible()
  const painted = await words.evaluate(element => {
    const colours = []
    for (let one: Element | null = element; one; one = one.parentElement)
      colours.push(getComputedStyle(one).backgroundColor)
    return colours.filter(colour => colour !== 'rgba(0, 0, 0, 0)')
  })
  expect(painted.filter(colour => colour !== 'rgb(255, 255, 255)')).toEqual([])
})

test('API guide: reached from another page, its links lead to its parts, the explorer and the schema; opened by its address, it loads no text again', async ({
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
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.getByRole('link', { name: 'API guide' }).click()
  await expect(page).toHaveURL(paths.apiGuide())
  await expectHydrated(page)
  await contents.getByRole('link', { name: 'Limits' }).click()
  const limits = page.getByRole('heading', { level: 2, name: 'Limits' })
  await expect(limits).toBeInViewport()
  // The members of each object and enum.
  const statuses = page.locator('#object-waitliststatus + p + [role=group]').getByRole('row')
  await expect(statuses).toContainText(['Value', 'waiting', 'invited', 'joined', 'left'])
  await expect(page.locator('tbody:empty')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(paths.about())
  await page.goBack()
  await expect(limits).toBeVisible()
  expect(scripts.filter(url => /api-guide/.test(url))).toEqual([])
})
