/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'
import { paths, type AdminParams } from '../frontend/src/paths'
import type { Club } from './fixtures'
import type { Site } from './site'

/** Opens /admin as the team and waits until the section is shown. */
export async function openAdmin(page: Page, club: Club, view?: AdminParams): Promise<void> {
  await club.loginByApi(page, club.team)
  await club.open(page, paths.admin(view))
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
}

/** Adds this many entries in order of position. Every fourth person is invited. */
export async function fillWaitlist({ database }: Site, people: number): Promise<void> {
  // One statement, because the planner uses row counts from before a second one.
  await database.query(
    `WITH person AS (
       INSERT INTO "user" (email, "firstName", "lastName", password, "joinDate")
       SELECT 'person' || i || '@example.com', 'Person', 'Number ' || i, 'none', now() - i * interval '1 minute'
       FROM generate_series(1, $1::int) i
       RETURNING id, substring(email FROM '[0-9]+')::int AS i
     )
     INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", status, "referralCode")
     SELECT id, i, date '2020-01-01' + i / 80, i % 80, timestamptz '2020-01-01' + i * interval '1 minute',
            (CASE WHEN i % 4 = 0 THEN 'invited' ELSE 'waiting' END)::waitlist_entry_status_enum, 'CODE' || i
     FROM person`,
    [people],
  )
  await database.query(`ANALYZE "user", waitlist_entry`)
}

/** Returns the name that fillWaitlist gives the person at this position. */
export const personName = (position: number) => `Person Number ${position}`

/** Finds the person's row in the list. */
export const waitlistRow = (page: Page, position: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: `#${position}`, exact: true }) })

/** Finds the card of a figure. */
export const figure = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label })

/** Expects that a section's list begins near the top of a laptop's screen (PAGE-26). */
export async function expectNearTop(first: Locator, section: string): Promise<void> {
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y, section).toBeLessThanOrEqual(260)
}

/** Finds the first row of the section's table. */
export const firstRow = (page: Page) => page.getByRole('rowgroup').nth(1).getByRole('row').first()

/** Finds the status message with this text. */
export const statusMessage = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words })

/** Presses a button that asks first, and then the button in the drawer that makes the change. */
async function takeStep(page: Page, name: string, submit: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: submit }).click()
}

/** Marks the person at this position as invited. */
export const markInvited = (page: Page, position: number) =>
  takeStep(page, `Mark as invited: ${personName(position)}`, 'Mark as invited')

/** Applies the letter and word spacing of WCAG 1.4.12. */
export const spaceLetters = (page: Page) =>
  page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets.push(spaced)
  })
