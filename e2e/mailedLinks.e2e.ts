/// <reference lib="dom" />
import type { Page, Request } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { camila, expect, expectHydrated, testWithMail as test } from './fixtures'
import { linkIn } from './mailbox'
import { alert, heading, main } from './memberPages'
import { expectIdle, holdApplication } from './network'
import type { Site } from './site'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const expired = 'This link has been used or has expired.'
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** Returns the data that following a link can change. */
async function effects({ database }: Site) {
  const { rows } = await database.query(
    `SELECT (SELECT count(*)::int FROM link WHERE "usedAt" IS NOT NULL) AS "usedLinks",
       (SELECT count(*)::int FROM "user" WHERE role = 'MEMBER' AND "emailConfirmedAt" IS NOT NULL) AS confirmed,
       (SELECT count(*)::int FROM newsletter_subscription WHERE "confirmedAt" IS NOT NULL) AS subscribed,
       (SELECT count(*)::int FROM newsletter_subscription WHERE "leftAt" IS NOT NULL) AS "left"`,
  )
  return rows[0] as unknown
}

/**
 * Opens the link as a mail scanner's browser does: nothing changes, and no request contains the
 * token before a click.
 */
async function openLink(page: Page, site: Site, link: string): Promise<void> {
  const before = await effects(site)
  const token = new URL(link).hash.slice(1)
  const told: string[] = []
  const listen = (request: Request) => {
    const words = [request.url(), request.postData(), JSON.stringify(request.headers())].join()
    if (words.includes(token)) told.push(request.url())
  }
  page.on('request', listen)
  await page.goto(link)
  await expectHydrated(page)
  await expect(page).toHaveURL(link.slice(0, link.indexOf('#')))
  await expectIdle(page)
  page.off('request', listen)
  expect(told).toEqual([])
  expect(await effects(site)).toEqual(before)
  expect(token).toMatch(/^[\w-]{54}$/)
}

test('mailed links: I forgot my password (SEC-C7)', async ({
  page,
  club,
  site,
  mailbox,
  browser,
  baseURL,
  browserLog,
}) => {
  const elsewhere = await browser.newPage({ baseURL })
  await club.registerByApi(elsewhere)

  await test.step('and request a link, before the page is hydrated', async () => {
    await club.open(page, paths.auth())
    await main(page).getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(heading(page, 'Forgot your password?')).toBeFocused()
    const release = await holdApplication(page)
    await page.reload()
    await field(page, 'Email').fill(camila.email)
    await page.keyboard.press('Enter')
    release()
    await expect(page.locator(':focus')).toHaveText(
      'If there is an account with that address, we have written to it.',
    )
  })

  const link = linkIn(await mailbox.waitFor(camila.email, 'Set a new password'))
  await test.step('and open it, also twice in one tab and after a reload, which changes nothing', async () => {
    await openLink(page, site, link)
    await page.goto(link)
    await expect(page).toHaveURL(link.slice(0, link.indexOf('#')))
    await page.reload()
    await expectHydrated(page)
  })

  const renewed = { ...camila, password: 'fourth shot drop' }
  await test.step('and set a new password', async () => {
    await field(page, 'New password').fill(renewed.password)
    await field(page, 'Confirm password').fill(renewed.password)
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Password set')).toContainText('Please log in with your new password.')
    await expect(page).toHaveURL(paths.auth())
    expect(await effects(site)).toMatchObject({ usedLinks: 1, confirmed: 1 })
  })

  await test.step('and log in with it; the old one is refused', async () => {
    await club.login(page, camila)
    await expect(alert(page, 'Login Failed')).toBeVisible()
    await club.login(page, renewed)
    await expect(heading(page, 'Welcome, Camila')).toBeVisible()
    await elsewhere.goto(paths.dashboard())
    await expect(elsewhere).toHaveURL(paths.auth())
    await elsewhere.close()
  })

  await test.step('and find that the link works once', async () => {
    await openLink(page, site, link)
    await field(page, 'New password').fill('fifth shot drop')
    await field(page, 'Confirm password').fill('fifth shot drop')
    await press(page, 'Set password')
    await expect(page.locator(':focus')).toHaveText(expired)
    await main(page).getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(heading(page, 'Forgot your password?')).toBeFocused()
  })
  // The browser logs the refused requests.
  browserLog.errors.length = 0
})

test('mailed links: a member confirms the address, and the dashboard’s reminder disappears', async ({
  page,
  club,
  site,
  mailbox,
  context,
}) => {
  await club.joinByApi(page)
  await club.open(page, paths.dashboard())
  const notice = main(page).getByText(`Please confirm your address. We wrote to ${camila.email}.`)
  await expect(notice).toBeVisible()
  await expectAccessibleOnEveryScreen(page)
  await mailbox.waitFor(camila.email, 'Your place at Coral Way Pickleball Club: number 1')
  await press(page, 'Send again')
  await expect(toast(page, 'Look for our mail')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Send again' })).toBeFocused()

  const tab = await context.newPage()
  const link = linkIn(await mailbox.waitFor(camila.email, 'Please confirm your address'))
  await openLink(tab, site, link)
  await press(tab, 'Confirm my address')
  await expect(tab.locator(':focus')).toHaveText('Your address is confirmed.')
  expect(await effects(site)).toMatchObject({ confirmed: 1 })
  await main(tab).getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading(tab, 'Your court time, Camila')).toBeVisible()
  await expect(tab.getByText('#1')).toBeVisible()
  await expect(tab.getByText('Please confirm your address.')).toHaveCount(0)
  await tab.close()
  // The other tab updates at its next interaction.
  await page.keyboard.press('Shift')
  await expect(notice).toHaveCount(0)
})

test('mailed links: a reader confirms the newsletter, and unsubscribes', async ({
  page,
  club,
  site,
  mailbox,
}) => {
  const reader = 'reader@example.com'
  await club.open(page, paths.about())
  await page.getByRole('contentinfo').getByRole('textbox').fill(reader)
  await page.keyboard.press('Enter')
  const mail = await mailbox.waitFor(reader, 'Please confirm the newsletter')
  await openLink(page, site, linkIn(mail))
  await press(page, 'Confirm the newsletter')
  await expect(page.locator(':focus')).toHaveText('You are on the list of our newsletter.')
  expect(await effects(site)).toMatchObject({ subscribed: 1, left: 0 })

  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const [, unsubscribe = '', token = ''] = /<(http.*?token=([\w-]+))>/.exec(header) ?? []
  const leave = async () => {
    await press(page, 'Leave the newsletter')
    await expect(page.locator(':focus')).toHaveText('We will send you no more newsletters.')
    expect(await effects(site)).toMatchObject({ left: 1 })
  }
  const leavePage = `${site.url}${paths.auth({ mode: 'leave' })}`
  await openLink(page, site, `${leavePage}#${token}`)
  await leave()
  // The address of the mail's header, as some mail programs open it. The reader has unsubscribed
  // already.
  await page.goto(unsubscribe)
  await expectHydrated(page)
  await expect(page).toHaveURL(leavePage)
  await leave()
})
