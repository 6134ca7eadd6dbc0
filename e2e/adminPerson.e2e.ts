import { paths } from '../frontend/src/paths'
import { openAdmin, personName } from './adminHelpers'
import { clubDay, fillMembers, storeBooking } from './courtHelpers'
import { expectAccessibleOnEveryScreen, overflow } from './expectAccessible'
import { expect, test } from './fixtures'
import { expectVisibleFocus } from './keyboardWalk'
import { main } from './memberPages'
import type { Site } from './site'

const email = 'person1@example.com'

/** Gives the first person a row in each part of the page that `fillMembers` and bookings leave empty. */
async function fillParts({ database }: Site): Promise<void> {
  await database.query(
    `WITH entry AS (
       SELECT entry.id, "userId" FROM waitlist_entry entry WHERE position = 1
     ), sent AS (
       INSERT INTO wave (number, size, days, refill, "confirmedOnly", "sentAt")
       VALUES (1, 1, 7, false, true, now() - interval '20 days'), (2, 1, 7, false, false, now() - interval '9 days')
       RETURNING id, number, "sentAt"
     ), passed AS (
       INSERT INTO passed_over ("waveId", "entryId", reason, "passedOverAt")
       SELECT sent.id, entry.id, 'unconfirmed', "sentAt" FROM sent, entry WHERE number = 1
     ), asked AS (
       INSERT INTO offer ("waveId", "waveSize", place, "entryId", state, "sentAt", "expiresAt", "decidedAt", plan, "hasMail")
       SELECT sent.id, 1, 1, entry.id, 'accepted', "sentAt", now() - interval '2 days', now() - interval '8 days', 'standard', true
       FROM sent, entry WHERE number = 2
     ), owed AS (
       INSERT INTO due ("userId", "membershipId", "periodStart", "periodEnd", kind, plan, cents, "dueOn")
       SELECT "userId", membership.id, day, day + 29, 'fee', 'standard', 11900, day
       FROM entry JOIN membership USING ("userId"), (SELECT (now() AT TIME ZONE 'America/New_York')::date AS day) AS today
     ), mailed AS (
       INSERT INTO mail (template, "to", "userId", data, key, state, attempts, failure)
       SELECT 'welcome', $1, "userId", '{}', 'welcome', 'failed', 8, 'The mail server refused the connection.' FROM entry
     ), noted AS (
       INSERT INTO note ("userId", text, "authorId", "authorEmail")
       SELECT "userId", 'Plays left-handed.', "userId", 'desk@example.com' FROM entry
     )
     UPDATE waitlist_entry SET "referredBy" = entry."userId" FROM entry WHERE position = 2`,
    [email],
  )
}

test('admin person: is found by keyboard, with a row in everything or nothing, gets a note, and Back returns to the list (PAGE-30, PAGE-31)', async ({
  page,
  club,
  site,
  request,
}) => {
  await fillMembers(site, 2)
  const message = { name: 'Person', email, phone: '305 555 0199', message: 'When do you open?' }
  expect((await request.post('/api/contact', { data: message })).ok()).toBe(true)
  const past = { email, court: 1, hour: 9, date: await clubDay(site, -2), guests: ['Bo Ruiz'] }
  await storeBooking(site, past)
  await storeBooking(site, { ...past, date: await clubDay(site, 2), guests: [] })
  await fillParts(site)
  await site.database.query(
    `INSERT INTO "user" (email, password) VALUES ('nothing@example.com', 'none')`,
  )

  await openAdmin(page, club, { status: 'waiting' })
  await expect(page.getByRole('link', { name: personName(1), exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Find a person' })).toBeFocused()
  await page.keyboard.type('#1')
  await expect(page.getByRole('option', { name: 'Person Number 1' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Person Number 1' })).toBeVisible()
  await expect(page).toHaveURL(/view=person&id=/)
  const parts = {
    Now: '1 charge to settle: $19.99.',
    Membership: /No\. \d+, Standard/,
    Offers: '1 offer',
    'Passed over': '1 time',
    'Friends they brought': '1 person',
    'Bookings to come': '1 booking',
    'Earlier bookings': '1 booking',
    Money: 'Owes $138.99',
    Charges: '1 charge',
    Dues: '1 due',
    Mails: '1 mail',
    Messages: '1 message',
    Notes: '1 note',
  }
  for (const [part, text] of Object.entries(parts))
    await expect(page.getByRole('region', { name: part, exact: true })).toContainText(text)
  await expectAccessibleOnEveryScreen(page, 'a person with a row in everything')
  await page.setViewportSize({ width: 820, height: 1180 })
  expect(await overflow(page)).toBe(0)
  await page.getByRole('heading', { level: 2, name: 'Person Number 1' }).focus()
  await expectVisibleFocus(page, 'main')
  const notes = page.getByRole('region', { name: 'Notes' })
  await notes.getByRole('textbox', { name: 'New note' }).fill('Called: plays 4.0.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByText('2 notes', { exact: true })).toBeVisible()
  await expect(notes.getByRole('listitem').first()).toContainText(
    `Called: plays 4.0.${club.team.email}`,
  )
  await page.goBack()
  await expect(page).toHaveURL(paths.admin({ status: 'waiting' }))
  await expect(page.getByRole('link', { name: personName(1), exact: true })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('nothing@')
  await expect(page.getByRole('option', { name: 'nothing@example.com' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'nothing@example.com' })).toBeVisible()
  await expect(main(page)).toContainText('No place on the waitlist')
  await expect(main(page)).toContainText('Owes nothing')
  await expectAccessibleOnEveryScreen(page, 'a person with nothing')
})
