import type { Page, Route } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { camila, expect, expectHydrated, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')
const send = (page: Page, name: string) => main(page).getByRole('button', { name })
const thanks = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const toast = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: 'Survey Submitted!' }).filter({ hasText: words })
const alarm = (page: Page) => page.getByRole('alert').filter({ hasText: 'Submission Failed' })

/** Replaces the response of one operation; all other requests reach the server. */
async function answer(page: Page, operation: string, respond: (route: Route) => Promise<void>) {
  await page.route('**/graphql', route =>
    route.request().postData()?.includes(operation) ? respond(route) : route.fallback(),
  )
}

async function answerMemberSurvey(page: Page) {
  await page.getByLabel('10 to 20 miles').check()
  await page.getByLabel('Mon', { exact: true }).check()
  await page.getByLabel('Sat', { exact: true }).check()
  await page.getByLabel('Evening').check()
  await page.getByLabel('24/7 access').check()
  await page.getByLabel('Open play hours (11pm-5am)').check()
  await page.getByLabel('Locker storage').check()
  await page.getByLabel('Would consider it if lower').check()
  await page.getByLabel('Yes, 100%').check()
  await page.getByLabel('Maybe').check()
  await main(page).getByLabel('Email (optional)').fill('camila@example.com')
}

test('surveys: the hub links every survey', async ({ page, club }) => {
  await club.open(page, paths.surveys())
  const cards = [
    ['Member Feedback Survey', 'About 3 minutes', paths.survey()],
    ['Pricing Model Survey', 'About 2 minutes', paths.pricingSurvey()],
    ['Amenities Survey', 'About 1 minute', paths.amenitiesSurvey()],
    ['Location Preference', 'About 30 seconds', paths.locationSurvey()],
  ] as const
  for (const [title, time, path] of cards) {
    const card = page.getByRole('article', { name: title })
    await expect(card.getByText(time)).toBeVisible()
    await expect(card.getByText('Active')).toBeVisible()
    await card.getByRole('link', { name: 'Take Survey' }).click()
    await expect(page).toHaveURL(path)
    await expect(thanks(page, title)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(paths.surveys())
  }
  await expect(page.getByRole('heading', { name: 'Why your feedback matters' })).toBeVisible()
  const mail = main(page).getByRole('link', { name: /@/ })
  await expect(mail).toHaveAttribute('href', 'mailto:team@coralwaypickleball.example')
})

test('member survey: a visitor sends it, and the form is then empty', async ({
  page,
  club,
  site,
}) => {
  await club.open(page, paths.survey())
  await answerMemberSurvey(page)
  await send(page, 'Submit Survey').click()
  const words = "Thank you for your feedback. We'll use this to improve our services."
  await expect(toast(page, words)).toBeVisible()
  await expect(page).toHaveURL(paths.survey())
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(main(page).getByLabel('Email (optional)')).toHaveValue('')
  await expect(page.getByText('Selected: 0/3')).toBeVisible()
  const { rows } = await site.database.query('SELECT * FROM member_survey')
  expect(rows).toMatchObject([
    {
      drivingDistance: '10_to_20',
      importantFeatures: '{24_7_access,open_play_hours}',
      pricingFeedback: 'consider_lower',
      readinessToJoin: 'yes_100',
      wouldRefer: 'maybe',
      email: 'camila@example.com',
      userId: null,
    },
  ])
  await page.reload()
  await expectHydrated(page)
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('member survey: a member’s answer stores the member’s id; every question is optional', async ({
  page,
  club,
  site,
}) => {
  await club.joinByApi(page)
  await club.open(page, paths.survey())
  await send(page, 'Submit Survey').click()
  await expect(toast(page, 'Thank you for your feedback.')).toBeVisible()
  const { rows } = await site.database.query(
    'SELECT u.email FROM member_survey s JOIN "user" u ON u.id = s."userId"',
  )
  expect(rows).toEqual([{ email: camila.email }])
})

test('pricing survey: a visitor chooses a model', async ({ page, club, site }) => {
  await club.open(page, paths.surveys())
  await page
    .getByRole('article', { name: 'Pricing' })
    .getByRole('link', { name: 'Take Survey' })
    .click()
  await main(page).getByLabel('Name (optional)').fill('Ana')
  await page.getByRole('radio', { name: 'Credit-based' }).check()
  await main(page).getByLabel('Comments (optional)').fill('Ten credits would do.')
  await send(page, 'Submit Pricing Survey').click()
  await expect(thanks(page, 'Thank You')).toBeFocused()
  await expect(toast(page, 'Thank you for your feedback on our pricing models.')).toBeVisible()
  await expect(main(page).getByRole('radio')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await main(page).getByRole('link', { name: 'Back to Surveys' }).click()
  await expect(page).toHaveURL(paths.surveys())
  const { rows } = await site.database.query('SELECT * FROM pricing_survey')
  expect(rows).toMatchObject([
    {
      name: 'Ana',
      email: null,
      preferredPricingModel: 'option2',
      additionalComments: 'Ten credits would do.',
    },
  ])
})

test('amenities survey: a visitor chooses amenities', async ({ page, club, site }) => {
  await club.open(page, paths.amenitiesSurvey())
  await expect(main(page).getByRole('link', { name: 'Back to Surveys' })).toBeVisible()
  for (const known of ['Free pickleballs', 'Free training court use', 'Vending machines'])
    await expect(page.getByRole('listitem').filter({ hasText: known })).toBeVisible()
  const lead = await main(page).getByText('additional amenities').innerText()
  await expect(main(page).getByRole('checkbox')).toHaveCount(parseInt(lead))
  await page.getByLabel('Smoothie & Juice Bar').check()
  await page.getByLabel('Ice Baths/Cold Plunge').check()
  await send(page, 'Submit Amenities Survey').click()
  await expect(thanks(page, 'Thank You!')).toBeFocused()
  await expect(toast(page, 'Thank you for your amenities feedback!')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Home' })).toBeVisible()
  const { rows } = await site.database.query('SELECT * FROM amenities_survey')
  expect(rows).toMatchObject([
    { smoothieBar: true, iceBaths: true, personalTraining: false, vendingMachines: false },
  ])
})

test('location survey: a visitor names another location', async ({ page, club, site }) => {
  await club.open(page, paths.locationSurvey())
  await expect(main(page).getByRole('radio')).toHaveCount(7)
  await page.getByLabel('Other').check()
  await page.getByLabel('Your preferred location').fill('Key Biscayne')
  await send(page, 'Submit Location Preference').click()
  await expect(thanks(page, 'Thank You')).toBeFocused()
  await expect(toast(page, 'Thank you for your location preference feedback.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(paths.home())
  const { rows } = await site.database.query('SELECT * FROM location_survey')
  expect(rows).toMatchObject([{ preferredLocation: 'other', otherLocation: 'Key Biscayne' }])
})

const failures = [
  [paths.survey(), 'SubmitMemberSurvey', 'Submit Survey', 'Please try again later.'],
  [paths.locationSurvey(), 'SubmitLocationSurvey', 'Submit Location', 'Please try again later.'],
] as const

for (const [path, operation, button, words] of failures) {
  test(`surveys: ${path} shows the server’s message only where specified, keeps its input, and stores a retry once`, async ({
    page,
    club,
    site,
    browserLog,
  }) => {
    await club.open(page, path)
    if (path === paths.locationSurvey()) await page.getByLabel('Kendall').check()
    const email = main(page).getByLabel('Email (optional)')
    await email.fill('ana@club.org')
    const errors = [{ message: 'The club is asleep.', extensions: { code: 'RATE_LIMITED' } }]
    let calls = 0
    await answer(page, operation, async route => {
      calls += 1
      if (calls === 1) return route.fulfill({ json: { data: null, errors } })
      // The second request is stored, but its response is lost.
      if (calls > 2) return route.fallback()
      await route.fetch()
      return route.abort()
    })
    const repeats = path === paths.survey()
    await send(page, button).click()
    await expect(alarm(page)).toContainText(repeats ? 'The club is asleep.' : words)
    await alarm(page).getByRole('button').click()
    await expect(alarm(page)).toHaveCount(0)
    await send(page, button).click()
    await expect(alarm(page)).toContainText(words)
    await expect(email).toHaveValue('ana@club.org')
    browserLog.errors.length = 0
    await send(page, button).click()
    await expect(page.getByRole('status').filter({ hasText: 'Survey Submitted!' })).toBeVisible()
    const table = operation.replace(/Submit(\w+)Survey/, '$1_survey').toLowerCase()
    const { rows } = await site.database.query(`SELECT email FROM ${table}`)
    expect(rows).toEqual([{ email: 'ana@club.org' }])
  })
}
