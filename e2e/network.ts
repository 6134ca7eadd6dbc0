import type { Page } from '@playwright/test'

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
