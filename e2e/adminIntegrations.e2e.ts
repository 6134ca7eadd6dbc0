import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { openAdmin, statusMessage } from './adminHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, test } from './fixtures'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Another system; it refuses everything while `isBroken`. */
const other = {
  server: undefined as Server | undefined,
  bodies: [] as string[],
  isBroken: false,
}

test.beforeEach(async () => {
  Object.assign(other, { bodies: [], isBroken: false })
  other.server = createServer((req, res) => {
    void text(req).then(body => {
      other.bodies.push(body)
      res.writeHead(other.isBroken ? 500 : 200).end(other.isBroken ? 'Out of memory' : 'Thanks')
    })
  })
  await new Promise<void>(resolve => other.server?.listen(0, '127.0.0.1', resolve))
})
test.afterEach(async () => {
  await new Promise(resolve => other.server?.close(resolve))
})

test('admin integrations: the team adds a webhook, tests it, and sends a failed event again', async ({
  page,
  club,
  site,
}) => {
  const address = other.server?.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}/hooks`
  await openAdmin(page, club, { view: 'integrations' })
  await expect(page.getByText('There is no webhook yet.')).toBeVisible()
  await page.getByRole('textbox', { name: 'URL' }).fill(url)
  await page.getByRole('checkbox', { name: 'A message arrives' }).check()
  await press(page, 'Add the webhook')
  const secret = page.getByRole('textbox', { name: 'Secret' })
  await expect(secret).toHaveValue(/^whsec_/)
  await expectAccessibleOnEveryScreen(page)
  await press(page, 'Hide it')
  await expect(secret).toHaveCount(0)

  await press(page, `Send a test: ${url}`)
  await expect(statusMessage(page, 'The test arrived. The response was 200.')).toBeVisible()
  expect(JSON.parse(other.bodies[0] ?? '')).toMatchObject({ type: 'webhook.test' })

  other.isBroken = true
  const message = { name: 'Camila', email: 'camila@example.com', message: 'Lessons?' }
  const headers = { 'content-type': 'application/json' }
  await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers,
    body: JSON.stringify(message),
  })
  await expect.poll(() => other.bodies.length).toBe(2)
  expect(other.bodies[1]).not.toMatch(/camila|lessons/i)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('The endpoint responded with 500.')).toBeVisible()
  }).toPass()
  await expect(page.getByText('The last try failed.')).toBeVisible()
  await page.getByText('Details').first().click()
  await expect(page.getByText('Out of memory')).toBeVisible()

  other.isBroken = false
  await page.getByRole('button', { name: /^Send again: A message arrives/ }).click()
  await expect(statusMessage(page, 'The delivery arrived.')).toBeVisible()
  expect(other.bodies[2]).toBe(other.bodies[1])

  await press(page, `Delete: ${url}`)
  await press(page, 'Yes, delete it')
  await expect(page.getByText('There is no webhook yet.')).toBeVisible()
  await expect(page.getByText('No delivery in the last 30 days')).toBeVisible()
})
