/// <reference lib="dom" />
import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'
import { expectIdle, recordOperations, watchForApollo } from './network'

test('hydration: nothing is requested and Apollo Client is not loaded for a visitor without interaction', async ({
  page,
  club,
}) => {
  const operations = recordOperations(page)
  for (const url of [paths.home(), paths.survey(), paths.auth({ mode: 'register' })]) {
    const gotApollo = watchForApollo(page)
    await club.open(page, url)
    await expectIdle(page)
    expect(await gotApollo(), url).toBe(false)
  }
  expect(operations).toEqual([])
})

test('hydration: the application is fetched after the first paint, also on a machine that is never idle, and on a page that is not painted', async ({
  page,
  context,
  club,
}) => {
  await test.step('a machine that is idle as soon as the page is painted', async () => {
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = callback => setTimeout(callback)
    })
    await club.open(page, paths.home())
    const { painted, loaded, fetched } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        loaded: visit?.loadEventStart ?? NaN,
        fetched: Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js') && !name.includes('/boot-'))
            .map(({ startTime }) => startTime),
        ),
      }
    })
    // The page waits for the paint for at most two seconds after it is loaded.
    expect(fetched).toBeGreaterThan(Math.min(painted, loaded + 2_000))
  })

  await test.step('a machine that is never idle', async () => {
    const busy = await context.newPage()
    await busy.addInitScript(() => {
      const setTimeout = window.setTimeout.bind(window)
      window.requestIdleCallback = (callback, { timeout } = {}) =>
        timeout === undefined
          ? 0
          : setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 })
      // Disables the longer timeout for pages that are not painted.
      window.setTimeout = ((work: () => void, ms?: number) =>
        ms === 2_000 ? 0 : setTimeout(work, ms)) as typeof setTimeout
    })
    await club.open(busy, paths.faq())
    await busy.close()
  })

  await test.step('a page that is not painted, as in a background tab', async () => {
    const hidden = await context.newPage()
    await hidden.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe(options?: PerformanceObserverInit) {
          if (options?.type !== 'paint') super.observe(options)
        }
      }
    })
    await club.open(hidden, paths.faq())
    await hidden.close()
  })
})

test('hydration: a login filled in by a password manager, without focus, is sent', async ({
  page,
  club,
}) => {
  await club.open(page, paths.auth())
  const apollo = page.waitForRequest(/\/api-.*\.js$/)
  await page.evaluate(({ email, password }) => {
    const values = { '[type=email]': email, '[type=password]': password }
    for (const [field, value] of Object.entries(values)) {
      const input = document.querySelector<HTMLInputElement>(`main ${field}`)
      // Bypasses the value setter that React has put on the field.
      Reflect.set(HTMLInputElement.prototype, 'value', value, input)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, club.team)
  await apollo
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit())
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible()
})
