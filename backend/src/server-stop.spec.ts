import { connect } from 'node:net'
import { Client } from 'pg'
import { createDatabase } from '../test/database'
import { person } from '../test/factories'
import { db } from './database/data-source'
import { readEnv } from './env'
import { start } from './server'

const startOn = (url: string) =>
  start(
    readEnv({
      PORT: '0',
      DATABASE_URL: url,
      SESSION_SECRET: 'a secret for tests that is long enough',
      ADMIN_PASSWORD: 'a password for the team',
    }),
    () => undefined,
  )

test('server: once it is told to stop, /readyz says so at once, and what is under way is answered', async () => {
  const running = await startOn(await createDatabase())
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1').setEncoding('utf8')
  let answered = ''
  socket.on('data', text => (answered += String(text)))
  const until = async (words: RegExp) => {
    while (!words.test(answered)) await new Promise(resolve => socket.once('data', resolve))
  }
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`
  // Half of a second request is with the server before the first one's answer is here.
  socket.write(`${get('/readyz')}\r\n${get('/readyz')}`)
  await until(/"status":"ready"/)
  const stopping = running.stop()
  socket.write('Connection: close\r\n\r\n')
  await until(/"not ready"/)
  expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
  await stopping
  await expect(fetch(`${running.url}/healthz`)).rejects.toThrow()
})

test('server: before it stops it sees to what it has answered', async () => {
  const database = await createDatabase()
  const running = await startOn(database)
  const members = [await person(), await person()]
  // Until it is committed, nobody is looked up.
  const holder = db.createQueryRunner()
  await holder.startTransaction()
  await holder.query('LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE')
  for (const { email } of members) {
    const query = `mutation { requestPasswordReset(input: { email: "${email}" }) }`
    const answer = await fetch(`${running.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    expect(await answer.json()).toEqual({ data: { requestPasswordReset: true } })
  }
  const stopping = running.stop()
  await holder.commitTransaction()
  await holder.release()
  await stopping
  const client = new Client(database)
  await client.connect()
  const { rows } = await client.query<{ to: string }>('SELECT "to" FROM mail')
  await client.end()
  expect(rows.map(({ to }) => to).sort()).toEqual(members.map(({ email }) => email).sort())
})
