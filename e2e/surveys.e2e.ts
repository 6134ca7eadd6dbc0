import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, expectHydrated, test } from './fixtures'
import { tabTo } from './keyboardWalk'
import { holdApplication } from './network'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const send = (page: Page, name: string) => main(page).getByRole('button', { name })
const email = (page: Page) => main(page).getByLabel('Email (optional)')
const box = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const thanks = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Survey Submitted!' })

test('member survey: a draft survives a reload and Back; boxes ticked before hydration are added to it; a visitor sends it, and the form is then empty', async ({
  page,
  club,
  site,
}) => {
  await test.step('a reload', async () => {
    await club.open(page, paths.surveys())
    await page
      .getByRole('article', { name: 'Member Feedback Survey' })
      .getByRole('link', { name: 'Take Survey' })
      .click()
    await expect(thanks(page, 'Member Feedback Survey')).toBeFocused()
    await page.getByLabel('10 to 20 miles').check()
    await box(page, 'Mon').check()
    for (const name of ['24/7 access', 'Open play hours (11pm-5am)', 'Yes, 100%'])
      await page.getByLabel(name).check()
    await email(page).fill(camila.email)
    const release = await holdApplication(page)
    await page.reload()
    await page.getByText('Sat', { exact: true }).click()
    release()
    await expectHydrated(page)
    await expect(page.getByLabel('10 to 20 miles')).toBeChecked()
    for (const name of ['Mon', 'Sat']) await expect(box(page, name)).toBeChecked()
    await expect(box(page, 'Tue')).not.toBeChecked()
    await expect(page.getByText('Selected: 2/3')).toBeVisible()
    await expect(email(page)).toHaveValue(camila.email)
  })
  await test.step('Back', async () => {
    await page.getByRole('link', { name: 'Surveys' }).first().click()
    await expect(page).toHaveURL(paths.surveys())
    await page.goBack()
    await expect(box(page, 'Sat')).toBeChecked()
    await page.getByLabel('Social events').check()
    await expect(page.getByText('Selected: 3/3')).toBeVisible()
    await expectAccessibleOnEveryScreen(page, 'chosen and full')
  })
  await test.step('sent', async () => {
    await send(page, 'Submit Survey').click()
    await expect(toast(page)).toContainText("We'll use this to improve our services.")
    await expect(page).toHaveURL(paths.survey())
    await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(email(page)).toHaveValue('')
    const { rows } = await site.database.query('SELECT * FROM member_survey')
    expect(rows).toMatchObject([
      {
        drivingDistance: '10_to_20',
        playingDays: '{monday,saturday}',
        importantFeatures: '{24_7_access,open_play_hours,social_events}',
        readinessToJoin: 'yes_100',
        email: camila.email,
        userId: null,
      },
    ])
    await page.reload()
    await expectHydrated(page)
    await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
})

test('member survey: boxes ticked before hydration are sent, with the member’s id; the draft is deleted on logout; a chosen answer differs in forced colours', async ({
  page,
  club,
  site,
}) => {
  await club.joinByApi(page)
  await test.step('before hydration', async () => {
    const release = await holdApplication(page)
    await page.goto(paths.survey())
    for (const name of ['Mon', 'Fri', '20 to 30 miles', 'Over 30 miles'])
      await page.getByText(name, { exact: true }).click()
    release()
    await expectHydrated(page)
    await expect(page.getByText('kept with your account')).toBeVisible()
    await send(page, 'Submit Survey').click()
    await expect(toast(page)).toBeVisible()
    const { rows } = await site.database.query(
      `SELECT "drivingDistance", "playingDays", "user".email
       FROM member_survey JOIN "user" ON "user".id = "userId"`,
    )
    expect(rows).toEqual([
      { drivingDistance: 'over_30', playingDays: '{monday,friday}', email: camila.email },
    ])
  })
  await test.step('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const look = async (label: string) => {
      await page.mouse.move(0, 0)
      return (await box(page, label).screenshot()).toString('base64')
    }
    for (const label of ['Mon', 'Over 30 miles']) {
      const before = await look(label)
      await page.getByText(label, { exact: true }).click()
      await expect.poll(() => look(label)).not.toBe(before)
    }
    await page.emulateMedia({ forcedColors: null })
  })
  await test.step('logout', async () => {
    await email(page).fill('private@example.com')
    await page.getByRole('button', { name: 'LOGOUT' }).click()
    await expect(page).toHaveURL(paths.home())
    await club.open(page, paths.survey())
    await expect(email(page)).toHaveValue('')
    await expect(page.getByText('kept with your account')).toBeHidden()
  })
})

test('location survey: is answered by keyboard, refused at its field, kept when its response is lost, and stored once', async ({
  page,
  club,
  site,
  browserLog,
}) => {
  await club.open(page, paths.locationSurvey())
  await test.step('a refusal', async () => {
    await tabTo(page, 'South Miami')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Other')).toBeChecked()
    await page.getByLabel('Your preferred location').fill('Key Biscayne')
    await email(page).fill('not an address')
    await page.keyboard.press('Enter')
    await expect(email(page)).toHaveAccessibleDescription(/Valid email is required/)
    await expectAccessibleOnEveryScreen(page, 'refused')
  })
  await test.step('a lost response', async () => {
    await email(page).fill('ana@club.org')
    let calls = 0
    await page.route('**/graphql', async route => {
      calls += 1
      if (calls > 1) return route.fallback()
      await route.fetch()
      return route.abort()
    })
    await page.keyboard.press('Enter')
    const alarm = page.getByRole('alert').filter({ hasText: 'Submission Failed' })
    await expect(alarm).toContainText('Please try again later.')
    await expect(email(page)).toHaveValue('ana@club.org')
    browserLog.errors.length = 0
  })
  await test.step('success', async () => {
    await tabTo(page, 'Submit Location Preference')
    await page.keyboard.press('Enter')
    await expect(thanks(page, 'Thank You')).toBeFocused()
    await expect(toast(page)).toBeVisible()
    await expectAccessibleOnEveryScreen(page, 'success')
    const { rows } = await site.database.query('SELECT * FROM location_survey')
    expect(rows).toMatchObject([
      { preferredLocation: 'other', otherLocation: 'Key Biscayne', email: 'ana@club.org' },
    ])
    await main(page).getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(paths.home())
  })
})

test('pricing and amenities survey: chosen answers are accessible, sent and stored', async ({
  page,
  club,
  site,
}) => {
  await test.step('pricing', async () => {
    await club.open(page, paths.pricingSurvey())
    await main(page).getByLabel('Name (optional)').fill('Ana')
    await page.getByRole('radio', { name: 'Credit-based' }).check()
    await expectAccessibleOnEveryScreen(page, 'a chosen model')
    await send(page, 'Submit Pricing Survey').click()
    await expect(thanks(page, 'Thank You')).toBeFocused()
    await expect(main(page).getByRole('radio')).toHaveCount(0)
    const { rows } = await site.database.query('SELECT * FROM pricing_survey')
    expect(rows).toMatchObject([{ name: 'Ana', email: null, preferredPricingModel: 'option2' }])
    await main(page).getByRole('link', { name: 'Back to Surveys' }).click()
    await expect(page).toHaveURL(paths.surveys())
  })
  await test.step('amenities', async () => {
    await page
      .getByRole('article', { name: 'Amenities Survey' })
      .getByRole('link', { name: 'Take Survey' })
      .click()
    await page.getByLabel('Smoothie & Juice Bar').check()
    await page.getByLabel('Ice Baths/Cold Plunge').check()
    await expectAccessibleOnEveryScreen(page, 'chosen amenities')
    await send(page, 'Submit Amenities Survey').click()
    await expect(thanks(page, 'Thank You!')).toBeFocused()
    const { rows } = await site.database.query('SELECT * FROM amenities_survey')
    expect(rows).toMatchObject([
      { smoothieBar: true, iceBaths: true, personalTraining: false, vendingMachines: false },
    ])
  })
})
