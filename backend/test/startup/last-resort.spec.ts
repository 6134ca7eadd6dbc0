import { writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { cleanUp, freshFolder, run, until } from './processes'

const MAIN = resolve(__dirname, '../../dist/main.js')
const SENT = 'a quiet drop shot'

/** Loaded into the site: fails three times while the site starts, as a library might. */
const PRELOAD = `
  const error = () => Object.assign(new Error('${SENT}'), { parameters: ['${SENT}'] })
  setTimeout(() => {
    console.error('a library:', error())
    Promise.reject(error())
    setTimeout(() => { throw error() }, 50)
  }, 100)`

afterEach(cleanUp)

test('main: logs uncaught errors without input, and exits only when it must', async () => {
  // Accepts connections and never responds, so that the site does not finish starting.
  const silent = createServer()
  await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
  // A server that listens on a port has an address.
  const { port } = silent.address() as AddressInfo
  const preload = join(freshFolder(), 'preload.cjs')
  writeFileSync(preload, PRELOAD)
  const site = run(['--require', preload, MAIN], {
    PORT: '0',
    DATABASE_URL: `postgres://nobody@127.0.0.1:${String(port)}/nothing`,
    SESSION_SECRET: 'a secret for tests that is long enough',
    ADMIN_PASSWORD: 'a password of the team',
  })
  expect(await until('it ends', () => site.ended())).toBe(1)
  silent.close()
  const said = site.said()
  expect(said).not.toContain(SENT)
  const lines = said.trim().split('\n')
  // Each line is a JSON object.
  const told = lines.map(line => JSON.parse(line) as Record<string, string>)
  const at = / at /
  expect(told.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(/^a library: Error\n {4}at /) }),
    expect.objectContaining({ msg: 'unhandled rejection', error: expect.stringMatching(at) }),
    expect.objectContaining({ msg: 'uncaught exception', error: expect.stringMatching(at) }),
  ])
})

test('log: an unbuffered line is written immediately, after earlier lines', async () => {
  const file = JSON.stringify(resolve(__dirname, '../../dist/core/log.js'))
  const writer = run([
    '--eval',
    `const { openLog, log, logInfo } = require(${file})
     openLog()
     log.info({}, 'request')
     for (const line of ['first', 'second', 'third']) logInfo(line)
     setInterval(() => undefined, 1_000)`,
  ])
  const words = (): string[] => writer.said().match(/(?<="msg":")\w+/g) ?? []
  await until('the last line', () => words().includes('third'))
  expect(words()).toEqual(['request', 'first', 'second', 'third'])
  expect(writer.ended()).toBeUndefined()
})
