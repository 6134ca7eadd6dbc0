/// <reference lib="dom" />
import { expect, type Page, type Response } from '@playwright/test'

/** Delays the application; only the page and boot.ts load. */
export const holdApplication = (page: Page) => holdRequests(page, /\/assets\/(?!boot).*\.js$/)

/** Delays these files until the returned function is called. */
export async function holdRequests(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    await released
    await route.continue()
  })
  return () => {
    release()
  }
}

/**
 * Waits until what has arrived is laid out and the page requests nothing more. A page without idle
 * callbacks (see `disableIdleCallbacks`) requests nothing when it is idle.
 */
export async function expectIdle(page: Page): Promise<void> {
  await expect(async () => {
    expect(await openRequests(page)).toEqual([])
    await page.evaluate(async () => {
      if ('hasNoIdleCallbacks' in globalThis) return
      await new Promise(resolve => requestIdleCallback(resolve))
    })
    await drawFrames(page)
    expect(await openRequests(page)).toEqual([])
  }).toPass({ intervals: [20] })
}

/** Turns off what the page would fetch when it is idle. Runs in the page before its own scripts. */
export function disableIdleCallbacks(): void {
  Object.assign(globalThis, { requestIdleCallback: () => 0, hasNoIdleCallbacks: true })
}

/** Waits two frames, after which the last change is laid out and reported. */
export const drawFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })

/** Returns the addresses of the page's requests that have not ended. */
async function openRequests(page: Page): Promise<string[]> {
  const requests = await page.requests()
  return requests
    .filter(request => request.timing().responseEnd < 0 && !request.failure())
    .map(request => request.url())
}

/** Records the names of the operations sent from now on. */
export function recordOperations(page: Page): string[] {
  const operations: string[] = []
  page.on('request', request => {
    if (!request.url().endsWith('/graphql')) return
    // Every operation of ours is sent as a JSON object with a name.
    operations.push((request.postDataJSON() as { operationName: string }).operationName)
  })
  return operations
}

/** Returns a function that says whether the page has loaded Apollo Client. */
export function watchForApollo(page: Page): () => Promise<boolean> {
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
