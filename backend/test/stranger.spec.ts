import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { SCHEMA_VERSION } from '../src/version/schema-version'
import { startApi } from './harness'

const api = startApi()
const run = promisify(execFile)
const modules = resolve(__dirname, '../../node_modules')

/** What another team would write against the client it has generated. */
const program = `
import { createClient } from './club/index'

export async function tour(url: string) {
  const jar: { cookie?: string } = {}
  const client = createClient({
    url,
    fetcher: async operation => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...jar },
        body: JSON.stringify(operation),
      })
      jar.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? jar.cookie ?? ''
      return response.json()
    },
  })
  const { schemaVersion, waitlistStats } = await client.query({
    schemaVersion: true,
    waitlistStats: { capacity: true, resetsAt: true },
  })
  const capacity: number = waitlistStats.capacity
  const account = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', password: 'a third shot' }
  const { register } = await client.mutation({ register: { __args: { input: account }, role: true } })
  const { joinWaitlist } = await client.mutation({
    joinWaitlist: { __args: { input: {} }, entry: { position: true, status: true } },
  })
  const status: 'invited' | 'joined' | 'waiting' | undefined = joinWaitlist?.entry.status
  // @ts-expect-error the API has no such field
  await client.query({ nothing: true }).catch(() => undefined)
  // @ts-expect-error an account needs a password
  await client.mutation({ register: { __args: { input: { email: '' } }, id: true } }).catch(() => undefined)
  return { schemaVersion, capacity, role: register?.role, position: joinWaitlist?.entry.position, status }
}
`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coral-way-stranger-'))
  symlinkSync(modules, join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('another team’s tool makes a typed client from the served schema, and the client works', async () => {
  const tool = join(dirname(require.resolve('@genql/cli/package.json')), 'dist/cli.js')
  const endpoint = `${api.base}/graphql`
  await run(process.execPath, [tool, '--endpoint', endpoint, '--output', join(folder, 'club')])
  const file = join(folder, 'program.ts')
  writeFileSync(file, program)
  const strict = ['--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'node20']
  const compiler = [join(modules, 'typescript/bin/tsc'), ...strict, '--types', 'node', file]
  await run(process.execPath, compiler, { cwd: folder }).catch((error: unknown) => {
    throw new Error((error as { stdout: string }).stdout)
  })
  const { tour } = (await import(join(folder, 'program.js'))) as { tour: (url: string) => unknown }
  expect(await tour(endpoint)).toEqual({
    schemaVersion: SCHEMA_VERSION,
    capacity: 225,
    role: 'MEMBER',
    position: 1,
    status: 'waiting',
  })
})
