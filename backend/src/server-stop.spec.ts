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

/** Sends one request to /readyz, and half of the next, which the server receives before its response. */
async function probeTwice(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  let answered = ''
  socket.on('data', text => (answered += String(text)))
  const untilAnswered = async (words: RegExp) => {
    while (!words.test(answered)) await new Promise(resolve => socket.once('data', resolve))
  }
  const get = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n'
  socket.write(`${get}\r\n${get}`)
  await untilAnswered(/"status":"ready"/)
  return {
    /** Sends the rest; returns the status and connection header of each response. */
    end: async () => {
      socket.write('\r\n')
      await untilAnswered(/(?:"status":"[^]*){2}/)
      const statuses = answered.match(/HTTP\/1\.1 \d+/g)
      return { statuses, connections: answered.match(/(?<=Connection: ).*/g) }
    },
  }
}

test('server: once it is told to stop, /readyz says so at once; it answers what is under way and sees to what it has answered, and cuts nobody off (SEC-L7, SEC-R1)', async () => {
  const database = await createDatabase()
  const said: string[] = []
  const sent = JSON.stringify({ email: 'who@example.com', password: 'a quiet drop shot' })
  const env = readEnv({
    PORT: '0',
    DATABASE_URL: database,
    SESSION_SECRET: 'a secret for tests that is long enough',
    ADMIN_PASSWORD: 'a password for the team',
    SHUTDOWN_DELAY: '1',
  })
  const running = await start(env, line => {
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
  const probes = await probeTwice(running.url)
  const stopping = running.stop()
  // The server still accepts connections.
  const late = fetch(`${running.url}/readyz`)
  const { statuses, connections } = await probes.end()
  await release()
  await stopping
  expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
  expect(connections).toEqual(['keep-alive', expect.stringContaining('close')])
  expect((await late).status).toBe(503)
  await expect(fetch(`${running.url}/healthz`)).rejects.toThrow()
  expect((await registering).status).toBe(201)
  await loginEnded
  expect(told.join('')).toMatch(/^HTTP\/1\.1 401 /)
  expect(said.filter(line => line.startsWith('stop'))).toEqual([
    'stopping: not ready any more; listening for 1 s',
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
