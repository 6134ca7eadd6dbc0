import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'

/** The pages for members only. */
export const memberOnlyPages = [paths.dashboard(), paths.profile(), paths.booking()]
export const sessionExpiredText = 'You are logged out. Logging in again...'

export const main = (page: Page) => page.getByRole('main')
export const alert = (page: Page, words: string) =>
  page.getByRole('alert').filter({ hasText: words })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
