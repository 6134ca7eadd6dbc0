import { expectNearTop, openAdmin } from './adminHelpers'
import { fillMembers } from './courtHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'
import type { Site } from './site'

/**
 * Stores hours of the last 20 days: those of person 2 in the evening, and three to which person 1 did
 * not come, whose courts the desk has freed.
 */
async function storeUse({ database }: Site): Promise<void> {
  await database.query(
    `WITH slot AS (
       SELECT "user".id AS "userId", court.id AS "courtId", name, gen_random_uuid() AS "holdId", local, email LIKE 'person1@%' AS missed
       FROM generate_series(1, 20) ago
       CROSS JOIN generate_series(5, 22) hour
       CROSS JOIN LATERAL (
         SELECT (now() AT TIME ZONE 'America/New_York')::date - ago + make_interval(hours => hour) AS local
       ) time
       JOIN court ON number = 1 + hour % 2
       JOIN "user" ON email = CASE WHEN ago < 4 AND hour = 8 THEN 'person1@example.com'
         WHEN hour > 15 OR (ago + hour) % 3 = 0 THEN 'person2@example.com' END
     ), hold AS (
       INSERT INTO court_hold (id, "courtId", "startsAt", "endsAt", kind)
       SELECT "holdId", "courtId", local AT TIME ZONE 'America/New_York', local AT TIME ZONE 'America/New_York' + interval '1 hour', 'booking'
       FROM slot WHERE NOT missed
     )
     INSERT INTO court_booking ("userId", "courtName", "bookingDate", "startTime", duration, "courtId", "startsAt", "endsAt",
       "holdId", plan, month, "isExtra", guests, status, "createdAt")
     SELECT "userId", name, local::date, local::time, 60, "courtId", local AT TIME ZONE 'America/New_York',
       local AT TIME ZONE 'America/New_York' + interval '1 hour', CASE WHEN NOT missed THEN "holdId" END,
       'standard', date_trunc('month', local)::date, false, '{}',
       (CASE WHEN missed THEN 'no_show' ELSE 'confirmed' END)::court_booking_status_enum,
       local AT TIME ZONE 'America/New_York' - interval '3 days'
     FROM slot`,
  )
}

test('admin use: the team reads the hours, chooses a period and finds who did not come, by keyboard', async ({
  page,
  club,
  site,
}) => {
  await fillMembers(site, 4)
  await storeUse(site)
  await openAdmin(page, club, { view: 'use' })
  const table = page.getByRole('table', { name: /^Booked hours in percent of the open hours/ })
  const first = table.getByRole('row', { name: /^5 AM/ })
  await expectNearTop(first, 'use')
  await expect(table.getByRole('row')).toHaveCount(19)
  await expect(
    table.getByRole('row', { name: /^8 PM/ }).getByRole('cell').first(),
  ).toHaveAccessibleName(/^50 % \d of \d$/)
  await expect(page.getByText('3 days', { exact: true })).toBeVisible()
  await expectAccessibleOnEveryScreen(page)

  await page.getByRole('button', { name: '4 weeks' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/period=weeks_13/)
  await page.getByRole('button', { name: 'Hours', exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 members')).toBeVisible()
  await page.getByRole('button', { name: 'Never booked' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const absent = page.getByRole('row', { name: /Person Number 1/ })
  await expect(absent).toContainText('3')
  await expectNearTop(absent, 'absences')
  await expectAccessibleOnEveryScreen(page)
  await absent.getByRole('link', { name: 'Person Number 1' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Person Number 1' })).toBeVisible()
})
