import { readFile } from 'node:fs/promises'
import { paths } from '../frontend/src/paths'
import { expectAccessible } from './expectAccessible'
import { camila, expect, expectHydrated, testWithMail as test } from './fixtures'
import { linkIn } from './mailbox'
import { alert, main } from './memberPages'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

test('your data: a copy, the deletion and the way back, by keyboard on a phone', async ({
  page,
  club,
  site,
  mailbox,
  browserLog,
}) => {
  const button = (name: string) => main(page).getByRole('button', { name, exact: true })
  const press = async (name: string) => {
    await button(name).focus()
    await page.keyboard.press('Enter')
  }
  await club.joinByApi(page)

  await test.step('downloads a copy', async () => {
    await club.open(page, paths.profile())
    await expect(main(page).getByRole('heading', { name: 'Your data' })).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await press('Download a copy')
    const path = await (await download).path()
    const parts = JSON.parse(await readFile(path, 'utf8')) as { name: string; rows: unknown[] }[]
    const rowsOf = (table: string) => parts.find(({ name }) => name === table)?.rows
    expect(rowsOf('user')).toMatchObject([{ email: camila.email }])
    expect(rowsOf('waitlist_entry')).toHaveLength(1)
  })

  await test.step('thinks again, then has the account deleted', async () => {
    await press('Delete my account')
    await page.keyboard.press('Escape')
    await expect(button('Delete my account')).toBeFocused()
    await press('Delete my account')
    await press('Yes, delete it')
    await expect(page).toHaveURL(paths.home())
    await expect(page.getByRole('status').filter({ hasText: 'will be deleted' })).toBeVisible()
  })

  await test.step('cannot log in, and is told why', async () => {
    await club.open(page, paths.auth())
    await page.getByLabel('Email', { exact: true }).fill(camila.email)
    await page.getByLabel('Password', { exact: true }).fill(camila.password)
    await page.keyboard.press('Enter')
    await expect(alert(page, 'use the link in the mail')).toBeVisible()
    browserLog.errors = []
  })

  await test.step('comes back by the mailed link, with the place', async () => {
    const link = linkIn(await mailbox.waitFor(camila.email, 'Your account will be deleted'))
    await page.goto(link)
    await expectHydrated(page)
    await expectAccessible(page)
    await press('Keep my account')
    await expect(page.locator(':focus')).toHaveText('Your account stays. Log in as before.')
    const { email, password } = camila
    await club.loginByApi(page, { email, password })
    const { rows } = await site.database.query(
      `SELECT status FROM waitlist_entry JOIN "user" ON "user".id = "userId" WHERE email = $1`,
      [email],
    )
    expect(rows).toEqual([{ status: 'waiting' }])
  })
})
