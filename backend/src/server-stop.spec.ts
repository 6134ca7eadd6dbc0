import { connect } from 'node:net'
import { createDatabase } from '../test/database'
import { readEnv } from './env'
import { start } from './server'

test('server: once it is told to stop, /readyz says so at once, and what is under way is answered', async () => {
  const running = await start(
    readEnv({
      PORT: '0',
      DATABASE_URL: await createDatabase(),
      SESSION_SECRET: 'a secret for tests that is long enough',
      ADMIN_PASSWORD: 'a password for the team',
    }),
    () => undefined,
  )
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
