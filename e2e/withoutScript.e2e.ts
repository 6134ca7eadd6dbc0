/// <reference lib="dom" />
import { club as facts } from '../backend/src/shared/club'
import { paths } from '../frontend/src/paths'
import { publicUrls } from './builtPages'
import { narrowest, overflow, phone } from './expectAccessible'
import { camila, expect, test } from './fixtures'

const notSent = 'Nothing was sent'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header of a small screen has links instead of the menu’s button', async ({ page }) => {
    for (const size of [phone, narrowest, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size)
      await page.goto(paths.home())
      const header = page.getByRole('navigation', { name: 'Main' })
      for (const [name, url] of [
        ['About', paths.about()],
        ['Membership', paths.membership()],
        ['Surveys', paths.surveys()],
        ['FAQ', paths.faq()],
        ['Contact', paths.contact()],
      ] as const)
        await expect(header.getByRole('link', { name })).toHaveAttribute('href', url)
      await expect(header.getByRole('button')).toHaveCount(0)
      expect(await overflow(page), `${size.width} px`).toBe(0)
      await header.getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL(paths.faq())
      await expect(header.getByRole('link', { name: 'FAQ' })).toBeVisible()
    }
  })

  // A spec reads the forms of every page.
  test('a form says that it needs JavaScript and where to write, and sending one ends on a page, with its input in no address (FORM-40)', async ({
    page,
    site,
  }) => {
    const notSentUrl = `${site.url}${paths.formNotSent()}`
    for (const url of [paths.home(), paths.auth(), paths.contact(), paths.survey()]) {
      await test.step(url, async () => {
        await page.goto(url)
        const forms = page.locator('form')
        await expect(forms).not.toHaveCount(0)
        for (const form of await forms.all()) {
          // Playwright finds no text inside <noscript>.
          expect(await form.innerText()).toContain('This form needs JavaScript')
          await expect(form.getByRole('link', { name: facts.email })).toBeVisible()
          await expect(form.getByRole('link', { name: facts.phone })).toBeVisible()
        }
        // A password goes into no address.
        if (url === paths.auth()) {
          await page.getByLabel('Email', { exact: true }).fill(camila.email)
          await page.getByLabel('Password', { exact: true }).fill(camila.password)
        }
        await forms.first().locator('[type=submit]').click()
        await expect(page).toHaveURL(notSentUrl)
        await expect(page.getByRole('heading', { level: 1, name: notSent })).toBeVisible()
      })
    }
    await test.step('every answer of the FAQ is readable', async () => {
      await page.goto(paths.faq())
      await expect(page.getByText('We cap membership at 250')).toBeVisible()
      await expect(page.getByText('late cancellation fee of up to $10')).toBeVisible()
    })
    for (const url of [...publicUrls, '/nowhere']) {
      const sent = await page.request.post(url, { form: { email: camila.email } })
      expect(sent.url(), url).toBe(notSentUrl)
    }
  })
})

test('a form on a page whose scripts fail is led to a page, and Back returns to what was typed (FORM-40)', async ({
  page,
  browserLog,
}) => {
  const scripts = /\/assets\/.*\.js$/
  await page.route(scripts, route => route.abort())
  await page.goto(paths.contact())
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill(camila.email)
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await expect(page).toHaveURL(paths.formNotSent())
  await expect(page.getByRole('heading', { level: 1, name: notSent })).toBeVisible()
  // The browser logs the scripts that have failed.
  browserLog.errors.length = 0
  await page.unrouteAll()
  await page.goBack()
  await expect(email).toHaveValue(camila.email)
})
