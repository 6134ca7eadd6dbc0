import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { paths } from '../frontend/src/paths'
import { expectNearTop, firstRow, openAdmin, statusMessage } from './adminHelpers'
import { expectAccessible, expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, testWithMail as test } from './fixtures'
import { linkIn } from './mailbox'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Returns the names of the sections that the page offers. */
const sectionsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allTextContents()

/** Follows the link of the team's page, adds an authenticator app, and returns a recovery code. */
async function addSecondFactor(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Add one on your profile' }).click()
  await press(page, 'Add an app')
  const secret = Secret.fromBase32(
    await page.getByLabel('Or type this key into the app').inputValue(),
  )
  await page.getByLabel('Code of the app').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  const codes = await page.getByLabel('Your recovery codes').inputValue()
  await press(page, 'I have kept them')
  return codes.split('\n')[0] ?? ''
}

/** Invites Camila as a manager. */
async function invite(owner: Page): Promise<void> {
  await owner.getByRole('textbox', { name: 'Email' }).fill(camila.email)
  await owner.getByRole('radio', { name: /^Manager/ }).check()
  await press(owner, 'Invite')
}

/** Logs in with the password and a recovery code. */
async function logIn(page: Page, recoveryCode: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(camila.email)
  await page.getByLabel('Password', { exact: true }).fill(camila.password)
  await press(page, 'LOGIN')
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode)
  await page.keyboard.press('Enter')
}

const desk = ['Today', 'Waitlist', 'Memberships', 'Day', 'Closures', 'Use', 'Money', 'Site line']

test('staff: an invited person makes an account, sees their sections, follows each change, and comes back by logging in', async ({
  page: owner,
  browser,
  club,
  mailbox,
}) => {
  await openAdmin(owner, club, { view: 'staff' })
  await invite(owner)
  await expect(owner.getByRole('cell', { name: camila.email })).toBeVisible()
  await expectNearTop(firstRow(owner), 'staff')
  await expectAccessibleOnEveryScreen(owner)

  const mailedLink = async () =>
    linkIn(await mailbox.waitFor(camila.email, 'Join the team of Coral Way Pickleball Club'))
  const firstLink = await mailedLink()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await club.open(page, firstLink)
  await expectAccessible(page)
  await press(page, 'I have no account yet')
  await page.getByLabel('First name').fill(camila.firstName)
  await page.getByLabel('Last name').fill(camila.lastName)
  await page.getByLabel('Email', { exact: true }).fill(camila.email)
  await page.getByLabel('Password', { exact: true }).fill(camila.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(camila.password)
  await page.keyboard.press('Enter')
  const join = page.getByRole('button', { name: 'Join the team', exact: true })
  await join.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have joined the team.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the team’s page' }).click()
  await expect(page.getByRole('heading', { name: 'Add a second factor first' })).toBeVisible()
  await expectAccessible(page)
  const recoveryCode = await addSecondFactor(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await club.open(page, paths.admin())
  await expect(page.getByRole('link', { name: 'Waves' })).toBeVisible()
  expect(await sectionsOf(page)).not.toContain('Staff')

  await owner.reload()
  const name = `${camila.firstName} ${camila.lastName}`
  await press(owner, `Move to the desk: ${name}`)
  await press(owner, 'Yes, change the role')
  await expect(statusMessage(owner, `${name} has the role Front desk now.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Waves' })).toHaveCount(0)
  const names = (await sectionsOf(page)).map(text => text.trim())
  expect(names).toEqual(desk)

  await press(owner, `End: ${name}`)
  await press(owner, 'Yes, take them off')
  await expect(statusMessage(owner, `${name} is no longer on the team.`)).toBeVisible()
  await expect(page).toHaveURL(paths.auth())

  await invite(owner)
  await expect.poll(mailedLink).not.toBe(firstLink)
  await club.open(page, await mailedLink())
  await logIn(page, recoveryCode)
  await press(page, 'Join the team')
  await expect(page.getByText('You have joined the team.')).toBeVisible()
  await club.open(owner, paths.admin({ view: 'audit' }))
  await expect(
    owner.getByRole('rowheader', { name: 'Changed the role of a staff person.' }),
  ).toBeVisible()
  await expectNearTop(firstRow(owner), 'audit')
  await context.close()
})
