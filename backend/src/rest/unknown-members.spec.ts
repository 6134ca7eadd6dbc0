import { PASSWORD, createPeople, person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { db } from '../database/data-source'
import { joinWaitlist } from '../features/waitlist/waitlist.service'
import { csvRoutes } from './csv-routes'
import { routes } from './routes'

const api = startApi()

const contact = { name: 'N', email: 'n@example.com', message: 'Hi' }
/** A valid body for each call. */
const bodies: Record<string, object> = {
  'POST /auth/login/second-factor': { challenge: 'made up', code: '123456' },
  'POST /auth/login': { email: 'nobody@example.com', password: PASSWORD },
  'POST /auth/register': {
    firstName: 'N',
    lastName: 'N',
    email: 'n@example.com',
    password: PASSWORD,
  },
  'POST /contact': contact,
  'POST /location-surveys': { preferredLocation: 'miami' },
}
// The call for mail clients accepts any body.
const strict = routes.filter(row => !('isOpenToOtherSites' in row))
const calls = [...strict, ...csvRoutes.map(({ path }) => ({ method: 'GET', path }))].map(
  ({ method, path }) => [method, path] as const,
)
/** Creates the people who call; returns the caller of a call. */
async function createCallers() {
  const [team, member] = [await api.team(), await api.as(await person())]
  return (path: string) => (path.startsWith('/admin') ? team : member)
}

const message = 'This field is not known here'
const unknown = (field: string) => ({
  status: 400,
  body: { code: 'BAD_USER_INPUT', message, errors: [{ field, message, path: [field] }] },
})

// Calendar programs add parameters of their own.
const isStrict = ([, path]: readonly [string, string]) => !path.startsWith('/calendar/')

test('unknown members: each call refuses an unknown query parameter', async () => {
  const callerFor = await createCallers()
  const words = 'This query parameter is not known here'
  for (const [method, path] of calls.filter(isStrict)) {
    const body = method === 'GET' ? undefined : bodies[`${method} ${path}`]
    const answer = await callerFor(path).rest(method, `${path}?statuss=joined`, body)
    expect({ method, path, ...answer }).toMatchObject({
      method,
      path,
      status: 400,
      body: {
        code: 'BAD_USER_INPUT',
        message: words,
        errors: [
          {
            field: 'statuss',
            message: words,
            path: ['statuss'],
          },
        ],
      },
    })
  }
})

const withBody = calls.filter(([method]) => method !== 'GET')
test('unknown members: each call refuses an unknown member of the body', async () => {
  const callerFor = await createCallers()
  for (const [method, path] of withBody) {
    const body = { ...bodies[`${method} ${path}`], colour: 'teal' }
    const answer = await callerFor(path).rest(method, path, body)
    expect({ method, path, ...answer }).toMatchObject({ method, path, ...unknown('colour') })
  }
  expect(await db.query('SELECT FROM contact_submission')).toEqual([])
  expect(await db.query('SELECT FROM waitlist_entry')).toEqual([])
})

test('unknown members: a CSV export refuses the page arguments', async () => {
  const team = await api.team()
  for (const [name, value] of Object.entries({ first: 5, after: 'x' })) {
    const { status, body } = await team.rest('GET', `/admin/waitlist.csv?${name}=${value}`)
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field: name }] } })
  }
})

test('unknown members: extra members of the site’s own clients are accepted and ignored', async () => {
  const member = await person()
  const caller = await api.as(member)
  const join = { userId: member.id, status: 'waiting' }
  expect(await caller.rest('POST', '/waitlist', join)).toMatchObject({ status: 201 })
  expect(await caller.rest('POST', '/survey', { userId: 'nobody' })).toMatchObject({
    status: 201,
    body: { userId: member.id },
  })
  const profile = { firstName: 'N', lastName: 'N', email: member.email, membershipPlan: 'champion' }
  expect(await caller.rest('PUT', '/auth/profile', profile)).toMatchObject({
    status: 200,
    body: { membershipPlan: null },
  })
})

const notAnObject = [[], [1], null, 5, 'name', true] as const
test('unknown members: each call refuses a body that is not an object', async () => {
  const words = 'Please send a JSON object'
  for (const [method, path] of withBody)
    for (const sent of notAnObject) {
      const { status, body } = await api.visitor.rest(method, path, sent)
      expect({ method, path, sent, status, body }).toEqual({
        method,
        path,
        sent,
        status: 400,
        body: {
          code: 'BAD_USER_INPUT',
          message: words,
          errors: [
            {
              field: 'body',
              message: words,
              path: [],
            },
          ],
        },
      })
    }
})

test('POST /api/amenities-surveys: a null flag is false', async () => {
  const answer = await api.visitor.rest('POST', '/amenities-surveys', {
    proShop: null,
    iceBaths: true,
  })
  expect(answer).toMatchObject({ status: 201, body: { proShop: false, iceBaths: true } })
})

describe('POST /api/waitlist: referredBy', () => {
  const join = async (invitation: (code: string) => object) => {
    const [referrer, friend] = await createPeople(2)
    if (!referrer || !friend) throw new Error('two people were made')
    const { entry } = await joinWaitlist(referrer, {}, api.now())
    const answer = await (
      await api.as(friend)
    ).rest('POST', '/waitlist', invitation(entry.referralCode))
    const { body } = await (await api.as(referrer)).rest('POST', '/waitlist', {})
    return { answer, rewards: body.referralRewards as number }
  }

  test('rewards the person named by it or by referralCode, in any case', async () => {
    for (const invitation of [
      (code: string) => ({ referredBy: code }),
      (code: string) => ({ referralCode: code }),
      (code: string) => ({ referredBy: ` ${code}`, referralCode: code }),
      (code: string) => ({ referredBy: `${code.toLowerCase()} ` }),
      (code: string) => ({ referredBy: code, referralCode: code.toLowerCase() }),
      (code: string) => ({ referredBy: code, referralCode: '' }),
      (code: string) => ({ referredBy: null, referralCode: code }),
    ]) {
      const { answer, rewards } = await join(invitation)
      const sent = invitation('CODE')
      expect({ sent, status: answer.status, rewards }).toEqual({ sent, status: 201, rewards: 1 })
    }
  })

  test('refuses two different codes, naming referredBy, and creates no entry', async () => {
    const { answer, rewards } = await join(code => ({ referredBy: code, referralCode: 'OTHER' }))
    const message = 'Please send only one of referredBy and referralCode'
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_USER_INPUT',
        message,
        errors: [{ field: 'referredBy', message, path: ['referredBy'] }],
      },
    })
    expect(rewards).toBe(0)
    expect(await db.query('SELECT FROM waitlist_entry')).toHaveLength(1)
  })

  test('is named in the error for a number, a list and a long text', async () => {
    const caller = await api.as(await person())
    for (const referredBy of [5, 'x'.repeat(33), ['x']])
      expect(await caller.rest('POST', '/waitlist', { referredBy })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'referredBy', path: ['referredBy'] }] },
      })
  })
})
