import { once } from 'node:events'
import { connect } from 'node:net'
import { Client } from 'pg'
import { createDatabase } from '../test/database'
import { holdLocks } from '../test/lock-waits'
import { person } from '../test/factories'
import { until } from '../test/startup/processes'
import { db } from './database/data-source'
import { readEnv } from './settings/env'
import { start } from './server'

const startOn = (
  url: string,
  log: (line: string) => void = () => undefined,
  settings: NodeJS.ProcessEnv = {},
) =>
  start(
    readEnv({
      ...settings,
      PORT: '0',
      DATABASE_URL: url,
      SESSION_SECRET: 'a secret for tests that is long enough',
      ADMIN_PASSWORD: 'a password for the team',
    }),
    log,
  )

test('server: once it is told to stop, /readyz says so at once, and what is under way is answered (SEC-R1)', async () => {
  const running = await startOn(await createDatabase(), () => undefined, { SHUTDOWN_DELAY: '1' })
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1').setEncoding('utf8')
  let answered = ''
  socket.on('data', text => (answered += String(text)))
  const untilAnswered = async (words: RegExp) => {
    while (!words.test(answered)) await new Promise(resolve => socket.once('data', resolve))
  }
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`
  // The server receives half of a second request before the response to the first.
  socket.write(`${get('/readyz')}\r\n${get('/readyz')}`)
  await untilAnswered(/"status":"ready"/)
  const stopping = running.stop()
  // The server still accepts connections.
  const late = fetch(`${running.url}/readyz`)
  socket.write('\r\n')
  await untilAnswered(/"not ready"/)
  expect((await late).status).toBe(503)
  await stopping
  expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
  expect(answered.match(/Connection: .*/g)).toEqual([
    'Connection: keep-alive',
    expect.stringContaining('close'),
  ])
  await expect(fetch(`${running.url}/healthz`)).rejects.toThrow()
})

test('server: before it stops it answers what is under way and sees to what it has answered, and cuts nobody off (SEC-L7)', async () => {
  const database = await createDatabase()
  const said: string[] = []
  const sent = JSON.stringify({ email: 'who@example.com', password: 'a quiet drop shot' })
  const running = await startOn(database, line => {
    said.push(line)
    if (line.startsWith('stopping: no new')) login.write(sent.slice(9))
  })
  // The first half arrives before the stop, the second half after it.
  const login = connect(Number(new URL(running.url).port), '127.0.0.1').setEncoding('utf8')
  const told: string[] = []
  login.on('data', text => told.push(String(text)))
  const loginEnded = once(login, 'close')
  login.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${sent.length}\r\n\r\n${sent.slice(0, 9)}`,
  )
  // An unused connection, like a browser's preconnect.
  const silent = connect(Number(new URL(running.url).port), '127.0.0.1')
  await new Promise(resolve => silent.once('connect', resolve))
  const members = [await person(), await person()]
  // The lock blocks the password resets until the commit.
  const release = await holdLocks('LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE')
  for (const { email } of members) {
    const query = `mutation { requestPasswordReset(input: { email: "${email}" }) }`
    const answer = await fetch(`${running.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    expect(await answer.json()).toEqual({ data: { requestPasswordReset: true } })
  }
  // The client would keep this connection alive.
  const registering = fetch(`${running.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      password: 'a quiet drop shot',
    }),
  })
  await until('the registration waits for the table', async () => {
    const sql = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'WITH person%'`
    return (await db.query<unknown[]>(sql)).length > 0
  })
  const stopping = running.stop()
  await release()
  await stopping
  expect((await registering).status).toBe(201)
  await loginEnded
  expect(told.join('')).toMatch(/^HTTP\/1\.1 401 /)
  expect(said.filter(line => line.startsWith('stop'))).toEqual([
    'stopping: not ready any more; listening for 0 s',
    'stopping: no new connections; finishing requests, closing sockets',
    'stopping: requests, mail and webhooks have ended; closing the database',
    'stopped',
  ])
  const client = new Client(database)
  await client.connect()
  const { rows } = await client.query<{ to: string }>('SELECT "to" FROM mail')
  await client.end()
  expect(rows.map(({ to }) => to).sort()).toEqual(
    ['ana@example.com', ...members.map(({ email }) => email)].sort(),
  )
})
