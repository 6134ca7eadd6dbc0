import { silenceErrors } from '../../test/captured-log'
import fc from 'fast-check'
import type { GraphQLField } from 'graphql'
import { arbitraryValues } from '../../test/arbitrary-arguments'
import { everythingOf } from '../../test/everything-of'
import { booking } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { rounds } from '../../test/rounds'
import { NAMES_SECRETS, SECRETS, createRowsInEveryTable } from '../../test/rows-in-every-table'
import type { Values } from '../../test/sample-arguments'
import { registry } from '../../test/registry'
import { createSchema } from '../schema'
import { createSemaphore } from '../core/semaphore'

const api = startApi()
const schema = createSchema(registry)

type Field = GraphQLField<unknown, unknown>

const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const lists = queries.filter(({ args }) => args.some(({ name }) => name === 'after'))
/** These mutations are slow because each hashes a password. */
const SLOW = new Set(['login', 'register'])

/** Internal messages of the app, its libraries and the database, which must not reach clients. */
const UNMASKED =
  /node_modules|\.ts:\d|QueryFailed|relation "|violates|syntax error at|invalid input syntax|undefined|Maximum call stack/

const logged = silenceErrors()

const isSelected = ({ name }: Field) => name !== 'notTold'

function documentOf({ name, args, type }: Field): string {
  const verb = mutations.some(one => one.name === name) ? 'mutation' : 'query'
  const declared = args.map(arg => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const given = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  // Aliased, because an operation's name may contain a word that responses must not contain.
  return `${verb} ${declared && `(${declared})`} { answer: ${name}${given && `(${given})`}${everythingOf(type, isSelected)} }`
}

interface Answer {
  status: number
  data: string
  codes: string[]
  words: string
}

async function ask(caller: Caller, query: string, variables: Values): Promise<Answer> {
  const response = await caller.post('/graphql', { query, variables })
  const { data, errors = [] } = (await response.json()) as {
    data?: unknown
    errors?: { message: string; extensions: { code: string } }[]
  }
  return {
    status: response.status,
    data: JSON.stringify(data ?? null),
    codes: errors.map(({ extensions }) => extensions.code),
    words: JSON.stringify(errors),
  }
}

/** As many calls at once as a server has connections, so that none waits too long for one. */
const inTurn = createSemaphore({ runningMax: () => 20 })

async function prepare() {
  const people = await createRowsInEveryTable(api.now())
  for (const startTime of ['08:00', '09:00']) await booking(people.member, { startTime })
  const { id, email } = people.other
  /** Creates new callers each time, because calls end sessions. */
  const callers = async (): Promise<[Caller, isTeam: boolean][]> => [
    [api.visitor, false],
    [await api.as(people.member), false],
    [await api.as(people.team), true],
  ]
  const isLeak = ({ name }: Field, data: string) =>
    (SECRETS.test(data) && !NAMES_SECRETS.has(name)) || data.includes(email) || data.includes(id)
  return { people, callers, isLeak }
}

test.each([
  ['queries', queries, rounds(2, 12)],
  ['mutations', mutations.filter(({ name }) => !SLOW.has(name)), rounds(2, 15)],
  ['sign-ins and accounts', mutations.filter(({ name }) => SLOW.has(name)), rounds(2, 3)],
] as const)(
  'generated inputs: %s accept or refuse them',
  async (_, fields, runs) => {
    const { people, callers, isLeak } = await prepare()
    const known = fc.constantFrom(people.member.id, people.member.email, people.team.email)
    const calls = fc.tuple(...fields.map(({ args }) => arbitraryValues(args, known)))
    const property = fc.asyncProperty(calls, async generated => {
      for (const [caller, isTeam] of await callers())
        await Promise.all(
          fields.map(async (field, index) => {
            const values = generated[index] ?? {}
            const { status, data, codes, words } = await inTurn(() =>
              ask(caller, documentOf(field), values),
            )
            const isOurs = codes.some(code => /^(INTERNAL|SERVICE)/.test(code))
            if (status >= 500 || isOurs || UNMASKED.test(words) || (!isTeam && isLeak(field, data)))
              expect({ field: field.name, values, status, data, words }).toBe('an answer')
          }),
        )
      expect(logged).not.toHaveBeenCalled()
    })
    await fc.assert(property, { numRuns: runs, seed: 1, endOnFailure: true })
  },
  120_000,
)

test('generated inputs: a changed cursor is refused in every list', async () => {
  const { people } = await prepare()
  await booking(people.team, { bookingDate: '2099-01-01' })
  const team = await api.as(people.team)
  const changes = fc.oneof(
    fc.base64String(),
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.json().map(text => Buffer.from(text).toString('base64url')),
    fc.tuple(fc.nat(60), fc.constantFrom('A', '-', '=', ' ', 'é', '')),
  )
  const queryOf = (name: string) =>
    `query ($after: String) { list: ${name}(first: 1, after: $after) { pageInfo { endCursor } } }`
  const cursors = new Map<string, string>()
  for (const { name } of lists) {
    const { data } = await ask(team, queryOf(name), {})
    const { list } = JSON.parse(data) as { list: { pageInfo: { endCursor: string } } }
    cursors.set(name, list.pageInfo.endCursor)
  }
  const refused: Record<string, number> = {}
  const property = fc.asyncProperty(changes, async change => {
    await Promise.all(
      lists.map(async ({ name }) => {
        const cursor = cursors.get(name) ?? ''
        const after =
          typeof change === 'string'
            ? change
            : cursor.slice(0, change[0]) + change[1] + cursor.slice(change[0] + 1)
        if (after === cursor || after === '') return
        const { codes } = await ask(team, queryOf(name), { after })
        expect({ name, after, codes }).toEqual({ name, after, codes: ['BAD_USER_INPUT'] })
        refused[name] = (refused[name] ?? 0) + 1
      }),
    )
  })
  await fc.assert(property, { numRuns: rounds(4, 12), seed: 1, endOnFailure: true })
  expect(Object.keys(refused).sort()).toEqual(lists.map(({ name }) => name).sort())
  expect(logged).not.toHaveBeenCalled()
})
