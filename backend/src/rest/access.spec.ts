import { PASSWORD, staffPerson } from '../../test/factories'
import { startApi } from '../../test/harness'
import { keepRows } from '../../test/kept-rows'
import { SECRETS, createRowsInEveryTable } from '../../test/rows-in-every-table'
import { csvRoutes } from './csv-routes'
import { routes } from './routes'

const api = startApi()
const rowsInEveryTable = keepRows(createRowsInEveryTable)

/** The statuses for a visitor, a member and the team, and the request body. */
type Row = [visitor: number, member: number, team: number, body?: object]

const signUp = { firstName: 'N', lastName: 'N', email: 'n@example.com', password: PASSWORD }

/** The access rights of each call. A new call needs a row here. */
const access: Record<string, Row> = {
  'GET /auth/user': [401, 200, 200],
  'POST /auth/login': [401, 401, 401, { email: 'n@example.com', password: PASSWORD }],
  'POST /auth/login/second-factor': [401, 401, 401, { challenge: 'made up', code: '123456' }],
  'POST /auth/register': [201, 201, 201, signUp],
  'POST /auth/logout': [200, 200, 200],
  'PUT /auth/profile': [401, 200, 200, { firstName: 'New' }],
  'GET /bookings': [401, 200, 200],
  'GET /bookings/upcoming': [401, 200, 200],
  'GET /bookings/:bookingId/booking.ics': [401, 400, 400],
  'GET /calendar/:token.ics': [404, 404, 404],
  'GET /my-data.json': [401, 200, 200],
  'POST /waitlist': [401, 200, 403, {}],
  'GET /waitlist/stats': [200, 200, 200],
  'GET /admin/waitlist': [401, 403, 200],
  'GET /admin/waitlist.csv': [401, 403, 200],
  'GET /admin/memberships.csv': [401, 403, 200],
  'GET /admin/charges.csv': [401, 403, 200],
  'GET /admin/audit.csv': [401, 403, 200],
  'GET /admin/dues.csv': [401, 403, 200],
  'GET /admin/bookings.csv': [401, 403, 200],
  'GET /admin/till.csv': [401, 403, 200],
  'GET /admin/newsletter.csv': [401, 403, 200],
  'POST /contact': [201, 201, 201, { name: 'N', email: 'n@example.com', message: 'Hi' }],
  'POST /survey': [201, 201, 201, {}],
  'POST /pricing-surveys': [201, 201, 201, {}],
  'POST /amenities-surveys': [201, 201, 201, {}],
  'POST /newsletter/leave': [200, 200, 200],
  'POST /location-surveys': [201, 201, 201, { preferredLocation: 'miami' }],
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test('REST access: every call has a row (SEC-Z1)', () => {
  const calls = [...routes, ...csvRoutes.map(({ path }) => ({ method: 'GET', path }))].map(nameOf)
  expect(calls.sort()).toEqual(Object.keys(access).sort())
})

test.each([
  ['MANAGER', 200],
  ['DESK', 403],
] as const)('as %s, each export answers %i (SEC-Z1, SEC-Z3)', async (role, status) => {
  const caller = await api.as(await staffPerson(role))
  const exports = Object.keys(access).filter(call => call.startsWith('GET /admin/'))
  const statuses = exports.map(async call => (await caller.rest('GET', call.slice(4))).status)
  expect(await Promise.all(statuses)).toEqual(exports.map(() => status))
})

const rows = Object.entries(access)

test.each([
  ['visitor', 0],
  ['member', 1],
  ['team', 2],
] as const)(
  'REST access: as %s, each call answers as its row says, and nothing of others (SEC-S11, SEC-Z1, SEC-P5)',
  async (who, column) => {
    const people = await rowsInEveryTable(api.now())
    const statuses: Record<string, number> = {}
    const wrong: unknown[] = []
    for (const [call, row] of rows) {
      const [method = '', path = ''] = call.split(' ')
      // Anew for each call: some end the session.
      const caller = who === 'visitor' ? api.visitor : await api.as(people[who])
      const answer = await caller.rest(method, path, row[3])
      statuses[call] = answer.status
      const maxAge = routes.find(one => nameOf(one) === call)?.maxAge
      const kept = maxAge === undefined ? /^no-store$/ : new RegExp(`, max-age=${maxAge}$`)
      const cached = answer.headers.get('cache-control') ?? ''
      const text = JSON.stringify(answer.body)
      // The copy has sentences about what it leaves out.
      const mayName = answer.status >= 400 || path === '/my-data.json'
      const ofOthers = who === 'team' ? [] : [people.other.email, people.other.id]
      const isWrong =
        !kept.test(cached) ||
        (!mayName && SECRETS.test(text)) ||
        ofOthers.some(words => text.includes(words))
      if (isWrong) wrong.push({ call, cached, text })
    }
    expect(statuses).toEqual(Object.fromEntries(rows.map(([call, row]) => [call, row[column]])))
    expect(wrong).toEqual([])
  },
)
