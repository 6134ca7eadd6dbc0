import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, test } from './fixtures'
import { alert, heading, main } from './memberPages'
import { holdApplication } from './network'

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const home = (page: Page) => heading(page, `Welcome, ${camila.firstName}`)
const loggedIn = (page: Page) => page.getByText('Login Successful')

/** Gives the browser an authenticator with a fingerprint sensor. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Sets whether the sensor recognises the person. */
    recognise: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toHaveCount(0)
}

test('passkey: added by keyboard, a second step, a cancelled prompt, and a login without the password', async ({
  page,
  club,
}) => {
  const device = await addDevice(page)
  await club.joinByApi(page)
  await test.step('add', async () => {
    await club.open(page, paths.profile())
    await button(page, 'Add a passkey').press('Enter')
    await page.getByLabel('Name, such as “My phone”').fill('My laptop')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Your recovery codes')).toBeVisible()
    await button(page, 'I have kept them').press('Enter')
    await expect(main(page).getByText('My laptop')).toBeVisible()
  })
  await logOut(page)

  await test.step('second step', async () => {
    await club.login(page, camila)
    await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
    await expectAccessibleOnEveryScreen(page, 'second step')
    await device.recognise(false)
    await button(page, 'Use a passkey').press('Enter')
    await expect(alert(page, 'No passkey was used.')).toBeVisible()
    await expect(button(page, 'Use a passkey')).toBeFocused()
    await device.recognise(true)
    await page.keyboard.press('Enter')
    await expect(home(page)).toBeVisible()
    await expect(loggedIn(page)).toBeVisible()
  })
  await logOut(page)

  await test.step('without the password, from the page that needs a session', async () => {
    await page.goto(paths.profile())
    await expect(page).toHaveURL(paths.auth())
    await page.getByLabel('Email', { exact: true }).fill('half an add')
    await device.recognise(false)
    await button(page, 'Log in with a passkey').press('Enter')
    await expect(alert(page, 'No passkey was used.')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('half an add')
    await device.recognise(true)
    await page.keyboard.press('Enter')
    await expect(loggedIn(page)).toBeVisible()
    await page.getByRole('link', { name: /^Continue to / }).click()
    await expect(page).toHaveURL(paths.profile())
  })
  await logOut(page)

  await test.step('pressed before the page has hydrated', async () => {
    const release = await holdApplication(page)
    await page.goto(paths.auth())
    await button(page, 'Log in with a passkey').click()
    release()
    await expect(home(page)).toBeVisible()
  })
})

test('codes: one of the app and a recovery code sign in', async ({ page, club }) => {
  await club.joinByApi(page)
  await club.open(page, paths.profile())
  await button(page, 'Add an app').click()
  const secret = Secret.fromBase32(
    await page.getByLabel('Or type this key into the app').inputValue(),
  )
  const codeIn = (seconds: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1_000 })
  await page.getByLabel('Code of the app').fill(codeIn(0))
  await page.keyboard.press('Enter')
  const [recoveryCode = ''] = (await page.getByLabel('Your recovery codes').inputValue()).split(
    '\n',
  )
  await button(page, 'I have kept them').click()
  await logOut(page)

  await club.login(page, camila)
  // The code of the step that has just counted does not count again; the next one does.
  await page.getByLabel('Code of the app').fill(codeIn(30))
  await page.keyboard.press('Enter')
  await expect(home(page)).toBeVisible()
  await logOut(page)

  await club.login(page, camila)
  await button(page, 'Use a recovery code').click()
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(home(page)).toBeVisible()
})
