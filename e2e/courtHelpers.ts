import type { Browser, Page, ViewportSize } from '@playwright/test'
import { fillWaitlist } from './adminHelpers'
import { camila, type Club, type Visitor } from './fixtures'
import { setPhase } from './launchPhase'
import { main } from './memberPages'
import type { Site } from './site'

/** An hour of a court on /booking, by its accessible name. */
export const slot = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true })

/** The panel of an hour of court 1. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Championship Court 1' })

/** Adds this many members and opens the phase `booking`. */
export async function fillMembers(site: Site, people: number): Promise<void> {
  await fillWaitlist(site, people)
  await site.database.query(
    `INSERT INTO membership ("userId", plan, "startedAt")
     SELECT "userId", 'standard', now() FROM waitlist_entry ORDER BY position`,
  )
  await setPhase(site, 'booking')
}

/** Makes everybody who has registered a member, and opens the phase `booking`. */
export async function openBooking(site: Site): Promise<void> {
  await site.database.query(
    `INSERT INTO membership ("userId", plan, "startedAt")
     SELECT id, 'standard', now() FROM "user" WHERE role = 'MEMBER'`,
  )
  await setPhase(site, 'booking')
}

export const diego: Visitor = { ...camila, firstName: 'Diego', email: 'diego@example.com' }

/** What a story has from Playwright and from fixtures.ts. */
interface Story {
  page: Page
  club: Club
  site: Site
  browser: Browser
  baseURL: string | undefined
}

/** Signs Camila in on the story's page and Diego in a browser of his own, both as members; returns his page. */
export async function signInTwoMembers(
  { page, club, site, browser, baseURL }: Story,
  viewport?: ViewportSize,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport })
  const his = await context.newPage()
  await club.registerByApi(page)
  await club.registerByApi(his, diego)
  await openBooking(site)
  return his
}

/** Returns today in New York, or the day that many days later. */
export async function clubDay({ database }: Site, days = 0): Promise<string> {
  const { rows } = await database.query<{ day: string }>(
    `SELECT ((now() AT TIME ZONE 'America/New_York')::date + $1::int)::text AS day`,
    [days],
  )
  return rows[0]?.day ?? ''
}

interface StoredBooking {
  email: string
  court: number
  date: string
  hour: number
  guests?: string[]
}

/** Stores a booking; each guest is an open charge. */
export async function storeBooking(
  { database }: Site,
  { email, court, date, hour, guests = [] }: StoredBooking,
): Promise<void> {
  await database.query(
    `WITH slot AS (
       SELECT id AS "courtId", name, local, local AT TIME ZONE 'America/New_York' AS "startsAt",
         (local + interval '1 hour') AT TIME ZONE 'America/New_York' AS "endsAt"
       FROM court, (SELECT $3::date + make_interval(hours => $4::int) AS local) AS time
       WHERE number = $2
     ), hold AS (
       INSERT INTO court_hold ("courtId", "startsAt", "endsAt", kind)
       SELECT "courtId", "startsAt", "endsAt", 'booking' FROM slot RETURNING id
     ), booking AS (
       INSERT INTO court_booking ("userId", "courtName", "bookingDate", "startTime", duration,
         "courtId", "startsAt", "endsAt", "holdId", plan, month, "isExtra", guests)
       SELECT "user".id, name, local::date, local::time, 60, "courtId", "startsAt", "endsAt",
         hold.id, 'standard', date_trunc('month', local)::date, true, $5::text[]
       FROM slot, hold, "user" WHERE email = $1 RETURNING id, "userId"
     )
     INSERT INTO charge ("userId", "bookingId", kind, no, cents)
     SELECT "userId", id, 'guest_pass', no, 1999
     FROM booking, generate_series(1, cardinality($5::text[])) no`,
    [email, court, date, hour, guests],
  )
}
