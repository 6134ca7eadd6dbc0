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

test('admin planner: the team reads the forecast; a drag and the arrow keys ask for one each; the address keeps it', async ({
  page,
  club,
  site,
}) => {
  await answerSurvey(site, 200)
  await openAdmin(page, club, planner)
  await expect(sentence(page)).toHaveText(
    /^With 225 members and 0\.7 reservations a week each, 2 courts meet \d+ % of wishes\.$/,
  )
  await expect(page.getByText(/^Invite up to \d+\.$/)).toBeVisible()
  await expect(page.getByText('2,700 hours a month at 225; the courts have 1,080')).toBeVisible()
  await expect(week(page).getByRole('row')).toHaveCount(8)

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

  await page.getByRole('button', { name: '2.76 (all 12 a month)' }).click()
  await expect(sentence(page)).toHaveText(/^With 400 members and 2\.76 reservations/)
  await expect(page).toHaveURL(paths.admin({ ...planner, members: '400', reservations: '2.76' }))
  const read = await sentence(page).innerText()
  await page.reload()
  await expect(sentence(page)).toHaveText(read)
  await expect(members(page)).toHaveValue('400')

  await page.getByRole('textbox', { name: 'Members' }).fill('many')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please choose 1 to 400', { exact: true })).toBeVisible()
  await expectAccessibleOnEveryScreen(page, 'the planner')
})
