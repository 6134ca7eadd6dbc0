import { silenceErrors } from '../../test/captured-log'
import fc from 'fast-check'
import { getNamedType, isLeafType, type GraphQLField } from 'graphql'
import { arbitraryValues } from '../../test/arbitrary-arguments'
import { everythingOf } from '../../test/everything-of'
import { booking } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { keepRows } from '../../test/kept-rows'
import { rounds } from '../../test/rounds'
import { NAMES_SECRETS, SECRETS, createRowsInEveryTable } from '../../test/rows-in-every-table'
import type { Values } from '../../test/sample-arguments'
import { registry } from '../../test/registry'
import { createSchema } from '../schema'
import { createSemaphore } from '../core/semaphore'
import { declarationOf } from './operation.decorators'

const api = startApi()
const rowsInEveryTable = keepRows(async now => {
  const people = await createRowsInEveryTable(now)
  for (const startTime of ['08:00', '09:00']) await booking(people.member, { startTime })
  return people
})
const schema = createSchema(registry)

type Field = GraphQLField<unknown, unknown>

const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const lists = queries.filter(({ args }) => args.some(({ name }) => name === 'after'))

/** Internal messages of the app, its libraries and the database, which must not reach clients. */
const UNMASKED =
  /node_modules|\.ts:\d|QueryFailed|relation "|violates|syntax error at|invalid input syntax|undefined|Maximum call stack/

const logged = silenceErrors()

const isLeaf = ({ type }: Field) => isLeafType(getNamedType(type))
/** In all rounds everything is selected, and else the lists and their own columns: access.spec.ts selects all. */
const isSelected = (field: Field) =>
  field.name !== 'notTold' &&
  rounds(isLeaf(field) || ['edges', 'node', 'pageInfo'].includes(field.name), true)

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

/** Fewer calls at once than a server has connections, so that none waits too long for one. */
const inTurn = createSemaphore({ runningMax: () => 10 })

async function prepare() {
  const people = await rowsInEveryTable(api.now())
  const { id, email } = people.other
  /** Returns a new caller, because calls end sessions: one with the fewest rights that suffice. */
  const callerFor = async (field: Field, isVisitor: boolean): Promise<Caller> => {
    const { who } = declarationOf(field)
    if (who === 'everyone' && isVisitor) return api.visitor
    return api.as(isOfTeam(field) ? people.team : people.member)
  }
  const isLeak = (field: Field, data: string) =>
    (SECRETS.test(data) && !NAMES_SECRETS.has(field.name)) ||
    (!isOfTeam(field) && (data.includes(email) || data.includes(id)))
  return { people, callerFor, isLeak }
}

const isOfTeam = (field: Field) => typeof declarationOf(field).who === 'object'

/* access.spec.ts calls the fields without arguments, and each field with valid ones. */
test.each([
  ['queries', queries.filter(({ args }) => args.length > 0), rounds(1, 12)],
  ['mutations', mutations.filter(({ args }) => args.length > 0), rounds(1, 15)],
] as const)(
  'generated inputs: %s accept or refuse them',
  async (_, fields, runs) => {
    const { people, callerFor, isLeak } = await prepare()
    const known = fc.constantFrom(people.member.id, people.member.email, people.team.email)
    const calls = fc.tuple(...fields.map(({ args }) => arbitraryValues(args, known)))
    let run = 0
    const property = fc.asyncProperty(calls, async generated => {
      run += 1
      await Promise.all(
        fields.map(async (field, index) => {
          const values = generated[index] ?? {}
          const { status, data, codes, words } = await inTurn(async () =>
            ask(await callerFor(field, run % 2 === 1), documentOf(field), values),
          )
          const isOurs = codes.some(code => /^(INTERNAL|SERVICE)/.test(code))
          if (status >= 500 || isOurs || UNMASKED.test(words) || isLeak(field, data))
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
  const names = lists.map(({ name }) => name)
  /** Reads all lists with one operation. */
  const query = `query (${names.map(name => `$${name}: String`).join(', ')}) {
    ${names.map(name => `${name}(first: 1, after: $${name}) { pageInfo { endCursor } }`).join('\n')}
  }`
  const { data } = await ask(team, query, {})
  const pages = JSON.parse(data) as Record<string, { pageInfo: { endCursor: string } }>
  const property = fc.asyncProperty(changes, async change => {
    const after: Record<string, string> = {}
    for (const name of names) {
      const cursor = pages[name]?.pageInfo.endCursor ?? ''
      const changed =
        typeof change === 'string'
          ? change
          : cursor.slice(0, change[0]) + change[1] + cursor.slice(change[0] + 1)
      after[name] = changed === cursor || changed === '' ? 'x' : changed
    }
    const { words } = await ask(team, query, after)
    const errors = JSON.parse(words) as { path: string[]; extensions: { code: string } }[]
    const refused = errors.map(({ path: [name = ''], extensions }) => [name, extensions.code])
    expect({ after, refused: Object.fromEntries(refused) }).toEqual({
      after,
      refused: Object.fromEntries(names.map(name => [name, 'BAD_USER_INPUT'])),
    })
  })
  await fc.assert(property, { numRuns: rounds(3, 12), seed: 1, endOnFailure: true })
  expect(logged).not.toHaveBeenCalled()
})
