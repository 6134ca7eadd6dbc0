/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expectAccessible } from './expectAccessible'
import { camila, expect, expectHydrated, test, testWithMail, type Visitor } from './fixtures'
import { linkIn } from './mailbox'
import { heading, main } from './memberPages'
import { letOfferExpire, placeOf, sendWave, waveState } from './waveHelpers'
import { expectIdle } from './network'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
testWithMail.use({ contextOptions: { reducedMotion: 'reduce' } })

const visitor = (firstName: string): Visitor => ({
  ...camila,
  firstName,
  email: `${firstName.toLowerCase()}@example.com`,
})
const [diego, ana, luis, eva] = ['Diego', 'Ana', 'Luis', 'Eva'].map(visitor) as [
  Visitor,
  Visitor,
  Visitor,
  Visitor,
]
const invitation = 'You are invited to join Coral Way Pickleball Club'
const phone = { width: 390, height: 844 }

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const card = (page: Page) => main(page).getByRole('heading', { level: 2, name: 'You are invited' })

/** Returns a page in a browser without a session. */
async function newPage(browser: Browser, baseURL: string | undefined, viewport?: typeof phone) {
  const context = await browser.newContext({
    baseURL,
    ...(viewport && { viewport }),
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** Fills in the login form of the open page. */
async function logIn(page: Page, { email, password }: Visitor): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'LOGIN').click()
}

testWithMail(
  'waves: three offers; one person accepts on a phone, one says not now, one lets it lapse, and the next are asked',
  async ({ page, club, site, mailbox, browser, baseURL, playwright }) => {
    testWithMail.setTimeout(240_000)
    for (const person of [camila, diego, ana, luis, eva]) {
      const own = await playwright.request.newContext({ baseURL: site.url })
      await club.joinByApi({ request: own }, person)
      await own.dispose()
    }
    await site.database.query(`UPDATE "user" SET "emailConfirmedAt" = NULL WHERE role = 'MEMBER'`)
    const team = await playwright.request.newContext({ baseURL: site.url })
    await sendWave(team, 3)
    await team.dispose()
    const linkOf = async (person: Visitor) =>
      linkIn(await mailbox.waitFor(person.email, invitation))
    const link = await linkOf(camila)

    await testWithMail.step(
      'a browser that only loads the mailed link changes nothing',
      async () => {
        const before = await waveState(site)
        await page.goto(link)
        await expectHydrated(page)
        await expect(page).toHaveURL(paths.auth({ mode: 'offer' }))
        await expectIdle(page)
        expect(await waveState(site)).toEqual(before)
      },
    )

    await testWithMail.step('somebody else who signs in with it sees no offer', async () => {
      const wrong = await newPage(browser, baseURL)
      await wrong.goto(link)
      await logIn(wrong, luis)
      await expect(heading(wrong, 'Your court time, Luis')).toBeVisible()
      await expect(main(wrong).getByText('#4')).toBeVisible()
      await expect(card(wrong)).toHaveCount(0)
      await wrong.context().close()
    })

    await testWithMail.step('Diego says not now with the link, without a session', async () => {
      const his = await newPage(browser, baseURL)
      await his.goto(await linkOf(diego))
      await expectHydrated(his)
      await button(his, 'Not now').click()
      await button(his, 'Yes, not now').click()
      await expect(his.locator(':focus')).toHaveText(/^You said not now\./)
      expect(await placeOf(site, diego.email)).toEqual({
        position: 2,
        status: 'waiting',
        timesAsked: 1,
        offer: 'declined',
      })
      await his.goto(paths.dashboard())
      await expect(his).toHaveURL(paths.auth())
      await his.context().close()
    })

    await testWithMail.step('Ana answers too late and reads so at the card', async () => {
      const hers = await newPage(browser, baseURL)
      await hers.goto(await linkOf(ana))
      await logIn(hers, ana)
      await expect(card(hers)).toBeVisible()
      await letOfferExpire(site, ana.email)
      await button(hers, 'Accept (Standard)').click()
      await button(hers, 'Yes, accept Standard').click()
      await expect(main(hers).getByText('This offer has expired.')).toBeVisible()
      await expect(card(hers)).toHaveCount(0)
      await hers.context().close()
    })

    await testWithMail.step('Camila signs in with it and accepts on a phone', async () => {
      const mine = await newPage(browser, baseURL, phone)
      await mine.goto(link)
      await expectHydrated(mine)
      await logIn(mine, camila)
      await expect(mine).toHaveURL(paths.dashboard())
      await expect(card(mine)).toBeVisible()
      await expect(main(mine)).toContainText(/until the end of \w+day, \w+ \d+ \(Miami time\)/)
      await expect(main(mine)).toContainText('Nothing is charged here.')
      await expectAccessible(mine)
      const tab = await mine.context().newPage()
      await tab.goto(paths.dashboard())
      await expect(card(tab)).toBeVisible()
      const toConfirm = main(mine).getByText(/^Please confirm your address\./)
      await expect(toConfirm).toBeVisible()
      await mine.reload()
      await button(mine, 'Accept (Unlimited)').click()
      await button(mine, 'Yes, accept Unlimited').click()
      await expect(mine.locator(':focus')).toHaveText(/^Founding member No\. \d+$/)
      await expect(card(mine)).toHaveCount(0)
      await expect(toConfirm).toHaveCount(0)
      expect(await placeOf(site, camila.email)).toMatchObject({
        status: 'joined',
        offer: 'accepted',
      })
      const { rows } = await site.database.query(
        `SELECT plan, "emailConfirmedAt" IS NOT NULL AS confirmed FROM membership
         JOIN "user" ON "user".id = membership."userId" WHERE email = $1`,
        [camila.email],
      )
      expect(rows).toEqual([{ plan: 'unlimited', confirmed: true }])
      // The other tab follows at its next interaction.
      await tab.keyboard.press('Shift')
      await expect(main(tab).getByText(/^Founding member No\./)).toBeVisible()
      await expectAccessible(mine)
      await mine.goto(paths.share())
      await expect(heading(mine, 'YOU ARE IN')).toBeVisible()
      await mine.goto(paths.profile())
      await expect(main(mine).getByText('Unlimited Member')).toBeVisible()
      await mine.context().close()
    })

    await testWithMail.step('the two places pass on to the next people', async () => {
      const ended = async () => [await placeOf(site, ana.email), await placeOf(site, luis.email)]
      await expect.poll(ended, { timeout: 90_000 }).toMatchObject([
        { position: 3, status: 'waiting', timesAsked: 1, offer: 'expired' },
        { position: 4, status: 'invited', timesAsked: 0, offer: 'open' },
      ])
      expect(await placeOf(site, eva.email)).toMatchObject({ status: 'invited' })
      await club.loginByApi(page, { email: luis.email, password: luis.password })
      await club.open(page, paths.dashboard())
      await expect(card(page)).toBeVisible()
      await button(page, 'Not now').click()
      await button(page, 'Yes, not now').click()
      await expect(page.locator(':focus')).toHaveText('Your offer')
      await expect(main(page)).toContainText('You keep number 4 and we ask you again')
      await page.reload()
      await expect(main(page)).toContainText(/You said not now on \w+day, \w+ \d+\./)
    })
  },
)

test('waves: a person leaves the waitlist after a second look, and joins again', async ({
  page,
  club,
  site,
}) => {
  await club.joinByApi(page)
  await club.open(page, paths.dashboard())
  const tab = await page.context().newPage()
  await tab.goto(paths.dashboard())
  await expect(main(tab).getByText('#1')).toBeVisible()

  await button(page, 'Leave the waitlist').click()
  await expect(page.locator(':focus')).toHaveText(/^Leave the waitlist\? You give up number 1\./)
  await expectAccessible(page)
  await button(page, 'Stay on the waitlist').click()
  await expect(page.locator(':focus')).toHaveText('Leave the waitlist')
  expect(await placeOf(site, camila.email)).toMatchObject({ status: 'waiting' })
  await page.keyboard.press('Enter')
  await button(page, 'Yes, leave the waitlist').click()
  await expect(page.locator(':focus')).toHaveText('Not on the list any more')
  expect(await placeOf(site, camila.email)).toMatchObject({ status: 'left' })
  await expect(main(page).getByText('#1')).toHaveCount(0)
  await tab.keyboard.press('Shift')
  await expect(main(tab).getByText('Not on the list any more')).toBeVisible()
  await tab.close()

  await button(page, 'Reserve My Spot Now').click()
  await expect(main(page).getByText('#2')).toBeVisible()
  expect(await placeOf(site, camila.email)).toMatchObject({ position: 2, status: 'waiting' })
})
