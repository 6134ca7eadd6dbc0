import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'
import { holdApplication, holdRequests } from './network'

test('contact form: a message sent before hydration reaches the club; two clicks send one, and the focus stays on the button', async ({
  page,
  site,
}) => {
  const sendButton = page.getByRole('button', { name: 'SEND MESSAGE' })
  const write = async (message: string) => {
    await page.getByLabel('Name').fill('Camila Alvarez')
    await page.getByRole('main').getByLabel('Email').fill('camila@example.com')
    await page.getByLabel('Message').fill(message)
  }
  const releaseApplication = await holdApplication(page)
  await page.goto(paths.home())
  await write('Is the training court lit?')
  await sendButton.click()
  releaseApplication()
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')

  await write('Is there a waitlist?')
  // Both clicks happen before the response, however fast the server is.
  const release = await holdRequests(page, /\/graphql$/)
  await sendButton.dblclick()
  release()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(sendButton).toBeFocused()
  const { rows } = await site.database.query(
    'SELECT name, email, phone, message, status FROM contact_submission ORDER BY "createdAt"',
  )
  const sent = { name: 'Camila Alvarez', email: 'camila@example.com', phone: null, status: 'new' }
  expect(rows).toEqual([
    { ...sent, message: 'Is the training court lit?' },
    { ...sent, message: 'Is there a waitlist?' },
  ])
})
