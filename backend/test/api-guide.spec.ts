import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { QUERY_LIMITS } from '../src/query-limits'
import { downloads } from '../src/rest/exports'
import { routes } from '../src/rest/routes'
import { club } from '../src/shared/club'
import { ERRORS } from '../src/shared/errors'
import { db } from '../src/db'
import { Role, User } from '../src/members/user.entity'
import { examplesIn, readCurl, saySame, type CurlRequest } from './curl'
import { PASSWORD, booking, person } from './factories'
import { Caller, startApi } from './harness'

const api = startApi()
const page = readFileSync(resolve(__dirname, '../../docs/api.md'), 'utf8')
const examples = examplesIn(page)

/** What the page does not do itself: bookings are made by the club. */
async function afterwards(line: string): Promise<void> {
  if (!line.includes('/auth/register')) return
  const ana = await db.getRepository(User).findOneByOrFail({ email: 'ana@example.com' })
  const day = new Date(api.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  await booking(ana, { bookingDate: day })
}

/** JSON as what it says; a table as its lines. */
function readable(text: string): unknown {
  return /^[[{]/.test(text)
    ? JSON.parse(text)
    : text
        .replace(/^\ufeff/, '')
        .trim()
        .split(/\r?\n/)
}

test('every example of the guide is answered as the guide says', async () => {
  await person({ email: club.email, role: Role.ADMIN })
  const jars: Record<string, Caller> = {}
  for (const { curl, status, answer } of examples) {
    const { jar, url, init } = readCurl(curl, { CLUB: '', TEAM_PASSWORD: PASSWORD })
    const caller = jar === undefined ? api.visitor : (jars[jar] ??= api.visitor)
    const response = await caller.send(url, init)
    const said = readable(await response.text())
    const same = response.status === status && saySame(said, readable(answer))
    // Shown whole, so that the page can be put right by copying.
    if (!same) expect({ curl, status: response.status, said }).toBe(answer)
    await afterwards(curl)
  }
})

const calls = [...routes, ...downloads.map(({ path }) => ({ method: 'GET', path }))]
test.each(calls.map(({ method, path }) => `${method} /api${path}`))('%s is in the guide', call => {
  expect(page).toContain(`### ${call}\n`)
  const [method, path] = call.split(' ')
  const shown = examples.map(({ curl }) => readCurl(curl, { CLUB: '' }))
  const isShown = ({ url, init }: CurlRequest) =>
    url.split('?')[0] === path && init.method === method
  expect(shown.some(isShown)).toBe(true)
})

test.each(Object.entries(ERRORS))('the guide knows %s', (code, { status }) => {
  expect(page).toMatch(new RegExp(`^\\| \`${code}\` +\\| ${status} `, 'm'))
})

test('the guide has today’s limits', () => {
  const { depth, introspectionDepth, aliases, typenames, directives, tokens, cost } = QUERY_LIMITS
  const rows = [
    `${depth} levels, ${introspectionDepth} of introspection`,
    `${aliases}, and \`__typename\` ${typenames} times`,
  ]
  for (const row of rows) expect(page).toContain(row)
  for (const [what, most] of Object.entries({ directives, tokens, cost }))
    expect(page).toMatch(new RegExp(`^\\| ${what} +\\| ${most} +\\|$`, 'm'))
})
