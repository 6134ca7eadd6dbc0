/// <reference lib="dom" />
import type { Page, Response } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { camila, expect, test } from './fixtures'
import { expectIdle, holdRequests } from './network'

/** Returns a function that says whether the page has loaded Apollo Client. */
function watchForApollo(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = []
  const read = (response: Response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  }
  page.on('response', read)
  return async () => {
    // A later script may still be on its way when the story ends.
    page.off('response', read)
    return (await Promise.all(scripts)).some(script => script.includes('apollo'))
  }
}

test('hydration: Apollo Client is not loaded for a visitor without interaction', async ({
  page,
  club,
}) => {
  const register = paths.auth({ mode: 'register' })
  for (const url of [paths.home(), paths.share(), paths.survey(), paths.waitlist(), register]) {
    const gotApollo = watchForApollo(page)
    await club.open(page, url)
    await expectIdle(page)
    expect(await gotApollo(), url).toBe(false)
  }
})

test('hydration: a machine that is never idle gets the application soon after the first paint', async ({
  page,
  club,
}) => {
  await page.addInitScript(() => {
    const setTimeout = window.setTimeout.bind(window)
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 })
    // Disables the longer timeout for pages that are not painted.
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === 2_000 ? 0 : setTimeout(work, ms)) as typeof setTimeout
  })
  await club.open(page, paths.faq())
})

test('hydration: a page that is not painted, as in a background tab, gets the application', async ({
  page,
  club,
}) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit) {
        if (options?.type !== 'paint') super.observe(options)
      }
    }
  })
  await club.open(page, paths.faq())
})

test('hydration: a survey sends input from before Apollo Client is loaded', async ({
  page,
  club,
}) => {
  await club.open(page, paths.locationSurvey())
  const release = await holdRequests(page, /\/api-.*\.js$/)
  await page.getByLabel('Kendall').check()
  await page.getByRole('main').locator('[type=submit]').click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  release()
  await expect(page.getByText('Survey Submitted!')).toBeVisible()
})

test('hydration: a registration is sent once, with input from before Apollo Client is loaded', async ({
  page,
  club,
  site,
}) => {
  await club.open(page, paths.auth({ mode: 'register' }))
  const release = await holdRequests(page, /\/api-.*\.js$/)
  const sent: (string | null)[] = []
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) sent.push(request.postData())
  })
  await club.submitRegistration(page, camila)
  await expect(page.getByRole('button', { name: 'JOINING...' })).toBeDisabled()
  await page.getByLabel('Email', { exact: true }).press('Enter')
  release()
  await expect(page).toHaveURL(paths.share())
  const { rows } = await site.database.query('SELECT position FROM waitlist_entry')
  expect(rows).toEqual([{ position: 1 }])
  expect(sent.filter(body => body?.includes('mutation Register'))).toHaveLength(1)
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

test('navigation: the next page keeps header and footer, and loads no form before an interaction', async ({
  page,
  club,
}) => {
  await club.open(page, paths.membership())
  const footer = page.getByRole('contentinfo')
  await footer.evaluate(element => Object.assign(element, { isFirst: true }))
  const gotApollo = watchForApollo(page)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await footer.evaluate(element => 'isFirst' in element)).toBe(true)
  await expectIdle(page)
  expect(await gotApollo()).toBe(false)
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('textbox')).toBeVisible()
})
