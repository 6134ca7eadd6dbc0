import type { Page } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'
import { holdRequests, holdApplication } from './network'

async function write(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Camila Alvarez')
  await page.getByRole('main').getByLabel('Email').fill('camila@example.com')
  await page.getByLabel('Message').fill('Is the training court lit?')
}

const send = (page: Page) => page.getByRole('button', { name: 'SEND MESSAGE' }).click()

test('contact form: keeps a message that failed to send, sends it on retry, and is then empty', async ({
  page,
  club,
  site,
  browserLog,
}) => {
  await club.open(page, paths.contact())
  await page.route('**/graphql', route => route.abort())
  await write(page)
  await send(page)
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to send message' })
  await expect(failure).toContainText('Error')
  await expect(failure).toContainText('Failed to send message. Please try again.')
  await expect(page.getByLabel('Name')).toHaveValue('Camila Alvarez')
  await expect(page.getByLabel('Message')).toHaveValue('Is the training court lit?')
  // The browser logs the failed request.
  browserLog.errors.length = 0
  await page.unroute('**/graphql')
  await send(page)
  const toast = page.getByRole('status').filter({ hasText: 'Message Sent!' })
  await expect(toast).toContainText("Thank you for your message. We'll get back to you soon!")
  await expect(page.getByLabel('Message')).toHaveValue('')
  const { rows } = await site.database.query(
    'SELECT name, email, phone, message, status FROM contact_submission',
  )
  expect(rows).toEqual([
    {
      name: 'Camila Alvarez',
      email: 'camila@example.com',
      phone: null,
      message: 'Is the training court lit?',
      status: 'new',
    },
  ])
})

test('contact form: two clicks send one message, and the focus stays on the button', async ({
  page,
  club,
  site,
}) => {
  await club.open(page, paths.contact())
  await page.getByLabel('Name').fill('Ana Diaz')
  await page.getByLabel('Message').fill('Is there a waitlist?')
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('ana@club')
  const send = page.getByRole('main').getByRole('button', { name: 'SEND MESSAGE' })
  await send.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('ana@example.com')
  // Both clicks happen before the response, however fast the server is.
  const release = await holdRequests(page, /\/graphql$/)
  await send.dblclick()
  release()
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible()
  await expect(send).toBeFocused()
  const { rows } = await site.database.query('SELECT name FROM contact_submission')
  expect(rows).toEqual([{ name: 'Ana Diaz' }])
})

test('contact form: shows an error at each missing value, and focuses the first', async ({
  page,
  club,
  site,
}) => {
  await club.open(page, paths.contact())
  await send(page)
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Message is required')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  const { rows } = await site.database.query('SELECT id FROM contact_submission')
  expect(rows).toEqual([])
})

test('newsletter form: shows a failure, keeps the address, and succeeds on retry', async ({
  page,
  club,
  site,
  browserLog,
}) => {
  await club.open(page, paths.about())
  await page.route('**/graphql', route => route.abort())
  const footer = page.getByRole('contentinfo')
  const email = footer.getByRole('textbox', { name: 'Newsletter' })
  await email.fill('reader@example.com')
  await footer.getByRole('button', { name: 'JOIN' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to join the newsletter' }),
  ).toContainText('Error')
  await expect(email).toHaveValue('reader@example.com')
  browserLog.errors.length = 0
  await page.unroute('**/graphql')
  await footer.getByRole('button', { name: 'JOIN' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toContainText(
    'a mail asks you to confirm it',
  )
  const { rows } = await site.database.query('SELECT email FROM newsletter_subscription')
  expect(rows).toEqual([{ email: 'reader@example.com' }])
})

for (const path of [paths.contact(), paths.home()]) {
  test(`hydration: a message sent on ${path} before hydration reaches the club`, async ({
    page,
    site,
  }) => {
    await site.database.query('TRUNCATE contact_submission')
    const release = await holdApplication(page)
    await page.goto(path)
    await write(page)
    await send(page)
    release()
    await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible()
    const { rows } = await site.database.query('SELECT name, message FROM contact_submission')
    expect(rows).toEqual([{ name: 'Camila Alvarez', message: 'Is the training court lit?' }])
  })
}
