import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { openAdmin } from './adminHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'
import type { Site } from './site'

const planner = { view: 'planner' }

/** Stores this many answers to the member survey, each with its own days and times. */
const answerSurvey = ({ database }: Site, people: number) =>
  database.query(
    `INSERT INTO member_survey ("playingDays", "preferredTimes", "readinessToJoin")
     SELECT (enum_range(NULL::member_survey_playingdays_enum))[1 + i % 5:3 + i % 5],
       (enum_range(NULL::member_survey_preferredtimes_enum))[1 + i % 4:2 + i % 4], 'yes_100'
     FROM generate_series(1, $1::int) i`,
    [people],
  )

const sentence = (page: Page) => page.getByText(/^With \d+ members? and .* of wishes\./)
const week = (page: Page) => page.getByRole('table', { name: 'The week as a table' })
const members = (page: Page) => page.getByRole('slider', { name: 'Members' })

test('admin planner: the team reads the forecast, changes it, and opens its link elsewhere', async ({
  page,
  club,
  site,
  browser,
  baseURL,
}) => {
  await answerSurvey(site, 200)
  await openAdmin(page, club, planner)
  await expect(sentence(page)).toHaveText(
    /^With 225 members and 0\.7 reservations a week each, 2 courts meet \d+ % of wishes\.$/,
  )
  await expect(page.getByText(/^Invite up to \d+\.$/)).toBeVisible()
  await expect(page.getByText(/^With an assumed 0\.7 hours a week, 2 courts meet/)).toBeVisible()
  const changes = page.getByRole('region', { name: 'What would change this' })
  await expect(changes.getByRole('listitem')).toHaveText([
    /^0\.9 hours a week each, 0\.2 more: (still )?up to \d+\.$/,
    /^0\.5 hours a week each, 0\.2 fewer: (still )?up to \d+\.$/,
    /^Every \w+day evening closed: (still )?up to \d+\.$/,
  ])
  await expect(page.getByText('2,700 hours a month at 225; the courts have 1,080')).toBeVisible()
  await expect(week(page).getByRole('row')).toHaveCount(8)

  await members(page).fill('150')
  await expect(sentence(page)).toHaveText(/^With 150 members/)
  await page.getByRole('button', { name: '2.76 (all 12 a month)' }).click()
  await expect(sentence(page)).toHaveText(/^With 150 members and 2\.76 reservations/)
  await expect(page).toHaveURL(paths.admin({ ...planner, members: '150', reservations: '2.76' }))

  const context = await browser.newContext({ baseURL })
  const elsewhere = await context.newPage()
  await club.loginByApi(elsewhere, club.team)
  await elsewhere.goto(page.url())
  await expect(sentence(elsewhere)).toHaveText(await sentence(page).innerText())
  await expect(week(elsewhere)).toHaveText(await week(page).innerText(), { useInnerText: true })
  await expect(members(elsewhere)).toHaveValue('150')
  await context.close()
})

test('admin planner: a drag and the arrow keys ask for one forecast each', async ({
  page,
  club,
  site,
}) => {
  await answerSurvey(site, 40)
  await openAdmin(page, club, planner)
  await expect(page.getByText('This is rough: it uses only 40 answers.')).toBeVisible()
  const requests: unknown[] = []
  page.on('request', request => {
    const { operationName, variables } = (request.postDataJSON() ?? {}) as Record<string, unknown>
    if (operationName === 'DemandForecast') requests.push(variables)
  })
  const box = await members(page).boundingBox()
  if (!box) throw new Error('The slider is not shown')
  const middle = box.y + box.height / 2
  // From the ball at 225 of 400.
  await page.mouse.move(box.x + box.width * 0.56, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 20, middle, { steps: 20 })
  await expect(page.getByRole('textbox', { name: 'Members' })).toHaveValue('400')
  await page.mouse.up()
  await expect(sentence(page)).toHaveText(/^With 400 members/)
  expect(requests).toHaveLength(1)

  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft')
  await expect(sentence(page)).toHaveText(/^With 397 members/)
  await expect(members(page)).toBeFocused()
  expect(requests).toHaveLength(2)
  await page.goBack()
  await expect(sentence(page)).toHaveText(/^With 400 members/)
  expect(requests).toHaveLength(2)
})

test('admin planner: the team reads beside the waves how many members the courts carry', async ({
  page,
  club,
  site,
}) => {
  await answerSurvey(site, 12)
  await openAdmin(page, club, { view: 'waves' })
  await expect(page.getByText('(12 of 30); 0 have joined, 0 are asked.')).toBeVisible()
  await answerSurvey(site, 188)
  await page.reload()
  await expect(
    page.getByText(/^The courts carry [\w ]+; 0 have joined, 0 are asked\.$/),
  ).toBeVisible()
})

test('admin accessibility: the planner', async ({ page, club, site }) => {
  test.slow()
  await answerSurvey(site, 12)
  await openAdmin(page, club, { ...planner, members: '401', met: 'text' })
  await expect(page.getByText('Not enough answers yet: 12 of 30.')).toBeVisible()
  await expect(page.getByText(/^The address has no valid number/)).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Members' }).fill('many')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please choose 1 to 400', { exact: true })).toBeVisible()
  await expectAccessibleOnEveryScreen(page, 'the planner without a forecast')
  await answerSurvey(site, 188)
  await club.open(page, paths.admin(planner))
  await expect(week(page)).toBeVisible()
  await expectAccessibleOnEveryScreen(page, 'the planner')
})
