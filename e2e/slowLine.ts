import type { Page } from '@playwright/test'

/** Holds the application back, as a slow line would; only the page and its small first script arrive. */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/(?!boot).*\.js$/, async route => {
    await released
    await route.continue()
  })
  return () => {
    release()
  }
}
