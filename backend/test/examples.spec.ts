import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { clubDayAfter } from '../src/core/club-day'
import { db } from '../src/database/data-source'
import { CourtBooking } from '../src/features/bookings/court-booking.entity'
import {
  BIN,
  EXAMPLES,
  isInstalled,
  runProgram,
  startBusyProxy,
  type Command,
} from './example-programs'
import { person } from './factories'
import { startApi } from './harness'
import { JoinWaitlistDocument } from './operations'

/** Runs the examples of API clients as their readers do: as programs, on the real server. */
const api = startApi()

const CREATE_TOKEN = parse(
  'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
) as TypedDocumentNode<{ createApiToken: { token: string } }, { input: object }>

/** Creates a member with bookings, and returns the settings of the examples. */
async function member({ scopes, bookings = 0 }: { scopes: string[]; bookings?: number }) {
  const user = await person()
  const caller = await api.as(user)
  const input = { name: 'Example', scopes }
  const { createApiToken } = await caller.ok(CREATE_TOKEN, { input })
  const one = { userId: user.id, courtName: 'Court 1', startTime: '18:00', duration: 60 }
  const days = Array.from({ length: bookings }, (_, index) => dayAfter(index + 1))
  await db.getRepository(CourtBooking).insert(days.map(bookingDate => ({ ...one, bookingDate })))
  return { caller, env: { BASE_URL: api.base, CLUB_TOKEN: createApiToken.token } }
}

const dayAfter = (days: number) => clubDayAfter(api.now(), days)

const node = (file: string): Command => [process.execPath, file]
const PYTHON: Command = ['python3', '-W', 'error', 'python_urllib.py']
const CURL: Command = ['sh', 'curl.sh']

async function expectInvalidTokenReported(program: Command, folder?: string): Promise<void> {
  const env = { BASE_URL: api.base, CLUB_TOKEN: 'wrong' }
  expect(await runProgram(program, env, folder)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/UNAUTHENTICATED|unknown, revoked or expired/),
  })
}

/** Skips a test if its runtime is not installed; `npm test` names the test. */
function testWith(command: string): jest.It {
  return isInstalled(command) ? test : test.skip
}

testWith('curl')(
  'examples: curl reads figures and own data, and notices each refusal',
  async () => {
    const { caller, env } = await member({
      scopes: ['BOOKINGS_READ', 'WAITLIST_READ'],
      bookings: 1,
    })
    await caller.ok(JoinWaitlistDocument, { input: {} })
    const { status, stdout, stderr } = await runProgram(CURL, env)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('{"dailySignups":1,"spotsRemaining":79}')
    expect(stdout).toContain(`"bookingDate":"${dayAfter(1)}"`)
    expect(stdout).toContain('{"data":{"myWaitlistEntry":{"position":1,"status":"waiting"}}}')
    expect(stdout).toContain('Refused: status 401, code UNAUTHENTICATED')
    const { env: other } = await member({ scopes: ['BOOKINGS_READ'] })
    expect(await runProgram(CURL, other)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Refused: status 200, code FORBIDDEN'),
    })
  },
)

test('examples: graphql-request joins once, and explains a missing scope', async () => {
  const { env } = await member({ scopes: ['WAITLIST_WRITE'] })
  const program = node('graphql-request.mjs')
  expect((await runProgram(program, env)).stdout).toMatch(
    /^Joined at position 1\nReferral code: \w{10}\n$/,
  )
  expect((await runProgram(program, env)).stdout).toMatch(/^Already at position 1\n/)
  const { env: other } = await member({ scopes: ['WAITLIST_READ'] })
  expect(await runProgram(program, other)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The token needs the scope WAITLIST_WRITE.\n',
  })
  await expectInvalidTokenReported(program)
})

test('examples: urql reads several things with one query', async () => {
  const { env: all } = await member({ scopes: ['WAITLIST_READ', 'PROFILE_READ'] })
  const { status, stdout, stderr } = await runProgram(node('urql.mjs'), all)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^0 of 225 places are taken\nNo place\nFirst name: .+\n$/)
  const { env } = await member({ scopes: ['WAITLIST_READ'] })
  expect(await runProgram(node('urql.mjs'), env)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'me: FORBIDDEN: The access token lacks the scope PROFILE_READ.\n',
  })
})

test('examples: Apollo Client reads every page of a list', async () => {
  const { env } = await member({ scopes: ['BOOKINGS_READ'], bookings: 51 })
  const rows = [51, 50, 49].map(day => `${dayAfter(day)} 18:00 confirmed\n`)
  expect(await runProgram(node('apollo-client.mjs'), env)).toEqual({
    status: 0,
    stdout: `51 bookings, the latest first\n${rows.join('')}`,
    stderr: '',
  })
  await expectInvalidTokenReported(node('apollo-client.mjs'))
})

testWith('python3')(
  'examples: Python reads every page, and retries after 429 and 503',
  async () => {
    const { env } = await member({ scopes: ['BOOKINGS_READ'], bookings: 51 })
    const proxy = await startBusyProxy(api.base, [
      { status: 429, retryAfter: 1 },
      { status: 503, retryAfter: 0 },
    ])
    const rows = [51, 50, 49].map(day => `${dayAfter(day)} 18:00 confirmed\n`)
    expect(await runProgram(PYTHON, { ...env, BASE_URL: proxy.url })).toEqual({
      status: 0,
      stdout: `places left today: 80\nbookings: 51\n${rows.join('')}`,
      stderr: 'status 429: trying again in 1 s\nstatus 503: trying again in 0 s\n',
    })
    await proxy.stop()
    // The figures, refused twice, and two pages.
    const [refused = 0, repeated = 0, ...others] = proxy.times
    expect(repeated - refused).toBeGreaterThanOrEqual(1000)
    expect(others).toHaveLength(3)
    await expectInvalidTokenReported(PYTHON)
  },
)

const readme = readFileSync(join(EXAMPLES, 'README.md'), 'utf8')

describe('genql', () => {
  const [, commands = ''] = /```sh\n(npx genql[^`]*)```/.exec(readme) ?? []
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'coral-way-genql-'))
    symlinkSync(resolve(BIN, '..'), join(folder, 'node_modules'))
    copyFileSync(join(EXAMPLES, 'genql.ts'), join(folder, 'genql.ts'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('examples: genql generates, compiles and runs as the README says', async () => {
    const { env } = await member({ scopes: ['BOOKINGS_READ', 'WAITLIST_READ'], bookings: 1 })
    // npx takes seconds to find what PATH finds at once.
    const script = commands.replaceAll('npx ', '')
    const path = { PATH: `${BIN}:${String(process.env['PATH'])}` }
    const { status, stdout } = await runProgram(['sh', '-ec', script], { ...env, ...path }, folder)
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        `80 places are free until \\S+Z\nNo place\n1 bookings to come\n${dayAfter(1)} 18:00 .+\n$`,
      ),
    })
    await expectInvalidTokenReported(node('genql.js'), folder)
  })
})

test('examples: the guide links every file', () => {
  const guide = readFileSync(resolve(EXAMPLES, '../api.md'), 'utf8')
  const linked = [...guide.matchAll(/\(\/graphql\/examples\/([^)]+)\)/g)].map(([, file]) => file)
  expect(linked.toSorted()).toEqual(readdirSync(EXAMPLES).toSorted())
})

test('examples: the README lists every file', () => {
  const listed = [...readme.matchAll(/^\| \[(\S+)\]\(\1\) \|/gm)].map(([, file]) => file)
  expect([...listed, 'README.md'].sort()).toEqual(readdirSync(EXAMPLES).sort())
})
