import PostalMime from 'postal-mime'
import { createDatabase } from '../test/database'
import { startMailServer } from '../test/mail-server'
import { until } from '../test/startup/processes'
import { db } from './database/data-source'
import { readEnv } from './settings/env'
import { start } from './server'

test('server: with SMTP_URL a registration sends a welcome mail with a link to PUBLIC_URL, and a stop closes everything', async () => {
  const mailServer = await startMailServer()
  const running = await start(
    readEnv({
      PORT: '0',
      DATABASE_URL: await createDatabase(),
      SESSION_SECRET: 'a secret for tests that is long enough',
      ADMIN_PASSWORD: 'a password for the team',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'The Club <post@club.example>',
      PUBLIC_URL: 'https://club.example',
    }),
    () => undefined,
  )
  const body = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' }
  const answer = await fetch(`${running.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
    body: JSON.stringify({ ...body, password: 'a quiet drop shot' }),
  })
  expect(answer.status).toBe(201)
  // Simulates that a minute has passed.
  await db.query(`UPDATE mail SET "dueAt" = now()`)
  await db.query(`SELECT pg_notify('mail_queued', 'due')`)
  await until('the welcome mail has arrived', () => mailServer.received.length > 0)
  await running.stop()
  await mailServer.close()
  expect(mailServer.received.map(({ to }) => to)).toEqual([['ana@example.com']])
  const { from, text } = await PostalMime.parse(mailServer.received[0]?.raw ?? '')
  expect(from).toEqual({ name: 'The Club', address: 'post@club.example' })
  expect(text).toMatch(/https:\/\/club\.example\/auth\?mode=confirm#[\w-]{54}\s/)
  expect(text).not.toContain('evil')
})
