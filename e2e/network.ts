import type { Page } from '@playwright/test'

/** Holds the application back; only the page and its small first script arrive. */
export const holdApplication = (page: Page) => holdRequests(page, /\/assets\/(?!boot).*\.js$/)

/** Holds these files back, as a slow line would, until what it answers with is called. */
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
