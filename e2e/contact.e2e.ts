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
  await expect(page.getByLabel('Message')).toHaveValue('')
  const { rows } = await site.database.query(
    'SELECT name, email, phone, message, status FROM contact_submission',
  )
  expect(rows).toEqual([
    {
      name: 'Ana Diaz',
      email: 'ana@example.com',
      phone: null,
      message: 'Is there a waitlist?',
      status: 'new',
    },
  ])
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
