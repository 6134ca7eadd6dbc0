import fc from 'fast-check'
import { GraphQLInputObjectType } from 'graphql'
import { person } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { registry } from '../../test/registry'
import { rounds } from '../../test/rounds'
import { createSchema } from '../schema'

const api = startApi()
const schema = createSchema(registry)

/** The calls with a body, and their input types. */
const calls: [string, string][] = [
  ['POST /auth/login', 'LoginInput'],
  ['POST /auth/register', 'RegisterInput'],
  ['POST /auth/logout', 'LoginInput'],
  ['PUT /auth/profile', 'UpdateProfileInput'],
  ['POST /waitlist', 'JoinWaitlistInput'],
  ['POST /contact', 'SubmitContactInput'],
  ['POST /survey', 'SubmitMemberSurveyInput'],
  ['POST /pricing-surveys', 'SubmitPricingSurveyInput'],
  ['POST /amenities-surveys', 'SubmitAmenitiesSurveyInput'],
  ['POST /location-surveys', 'SubmitLocationSurveyInput'],
]

function membersOf(input: string): string[] {
  const type = schema.getType(input)
  if (!(type instanceof GraphQLInputObjectType)) throw new Error(input)
  return Object.keys(type.getFields())
}

/** Texts of forms, and unusual ones: lone surrogates, control characters, other scripts. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('a@b.example', 'miami', 'other', '', '\u0000', '\ud800', "'; DROP TABLE x; --"),
  fc.constantFrom('__proto__', 'constructor', 'f3b0c442-98fc-4c14-9afb-f4c8996fb924', '$1', '{}'),
)
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** A JSON body with members of the call and some unknown members. */
const bodyOf = (input: string) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...membersOf(input)) },
          { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'id') },
          { weight: 1, arbitrary: text },
        ),
        value,
      ),
      { maxLength: 6 },
    )
    .map(members => {
      const pairs = members.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`)
      return `{${pairs.join(',')}}`
    })

/** JSON and malformed JSON. */
const sent = (input: string) =>
  fc.oneof(
    { weight: 8, arbitrary: bodyOf(input) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map(one => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  )

const LEAK = /SELECT|INSERT|node_modules|at \/|\$argon|"sess|QueryFailed|violates/

async function expectGoodAnswer(caller: Caller, call: string, body: string): Promise<void> {
  const [method = '', path = ''] = call.split(' ')
  const response = await caller.send(`/api${path}`, {
    method,
    body,
    headers: { 'content-type': 'application/json' },
  })
  const answer = (await response.json()) as { message?: unknown; code?: unknown }
  expect(response.status).toBeLessThan(500)
  if (response.status >= 400)
    expect(answer).toMatchObject({ message: expect.any(String), code: expect.any(String) })
  expect(JSON.stringify(answer)).not.toMatch(LEAK)
}

test.each(calls)(
  'generated bodies: %s answers each as an API does (SEC-I1, SEC-I5, SEC-O2)',
  async (call, input) => {
    const caller = await api.as(await person())
    await fc.assert(
      fc.asyncProperty(sent(input), body => expectGoodAnswer(caller, call, body)),
      { numRuns: rounds(8, 60) },
    )
    expect({}).not.toHaveProperty('polluted')
    expect(Object.keys(Object.prototype)).toEqual([])
  },
)

/*
 * Cookies are Latin-1 without control characters, because Node refuses other characters in a
 * header.
 */
const cookieText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map(code => String.fromCharCode(code)),
  maxLength: 60,
})
const cookie = fc.oneof(
  cookieText,
  cookieText.map(one => `sid=${one}`),
  cookieText.map(one => `sid=s%3A${one}`),
  cookieText.map(one => `sid=s%3A${one}.${'A'.repeat(43)}; sid=${one}`),
  fc.integer({ min: 1, max: 8_000 }).map(size => `sid=${'%41'.repeat(size / 3)}`),
)

test('generated cookies: each is a visitor’s (SEC-S10)', async () => {
  await fc.assert(
    fc.asyncProperty(cookie, async one => {
      const caller = api.visitor
      caller.cookie = one.replace(/\u007f/g, '')
      const response = await caller.send('/api/auth/user')
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ message: 'Unauthorized', code: 'UNAUTHENTICATED' })
    }),
    { numRuns: rounds(20, 300) },
  )
})
