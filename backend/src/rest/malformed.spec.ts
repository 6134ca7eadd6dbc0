import { getMetadataStorage, validateSync } from 'class-validator'
import {
  GraphQLInputObjectType,
  coerceInputValue,
  getNamedType,
  isLeafType,
  type GraphQLInputType,
} from 'graphql'
import { PASSWORD, person } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { registry } from '../../test/registry'
import { rounds } from '../../test/rounds'
import { valuesOf } from '../../test/sample-arguments'
import { createSchema } from '../schema'

const api = startApi()

/** Valid values, so that the tested value is the only invalid one. */
const wellFormed = { name: 'N', email: 'n@example.com', message: 'Hi', preferredLocation: 'miami' }
const samples = {
  email: () => wellFormed.email,
  password: () => PASSWORD,
  newPassword: () => PASSWORD,
}

/* Values of which a slot has one, because each group breaks the same mistakes. */
const alike: unknown[][] = [
  // Texts that a column of texts can store.
  ['%', "'; --", '$1', '{}', '__proto__', '\u202e'],
  ['NaN', '99999999999999999999', 'infinity', '', ' '],
  ['x'.repeat(6000), '🏓'.repeat(3000)],
  [0, -1],
]

/* Values that an attacker may send but a form never does. */
const nasty: unknown[] = [
  ...[null, true, 1e308, '\u0000', '\ud800'],
  ...[[], [null], [[]], [{}], ['x', 1], {}, { length: 1 }, { toString: 'x' }, { $ne: null }],
  ...alike.flat(),
]

const inputs: Record<string, string> = {
  'POST /auth/login': 'LoginInput',
  'POST /auth/register': 'RegisterInput',
  'PUT /auth/profile': 'UpdateProfileInput',
  'POST /waitlist': 'JoinWaitlistInput',
  'POST /contact': 'SubmitContactInput',
  'POST /survey': 'SubmitMemberSurveyInput',
  'POST /pricing-surveys': 'SubmitPricingSurveyInput',
  'POST /amenities-surveys': 'SubmitAmenitiesSurveyInput',
  'POST /location-surveys': 'SubmitLocationSurveyInput',
}
const schema = createSchema(registry)

interface Slot {
  name: string
  type: GraphQLInputType
}

/** Returns the fields of an input; only the first and the last of its many Boolean ones. */
function fieldsOf(input: string): Slot[] {
  const type = schema.getType(input)
  if (!(type instanceof GraphQLInputObjectType)) throw new Error(input)
  const fields = Object.values(type.getFields())
  const flags = fields.filter(field => String(field.type) === 'Boolean')
  const left = new Set(flags.slice(1, -1))
  return fields.filter(field => !left.has(field))
}

/** The classes of the inputs with rules, by name. */
const classes = new Map(
  [...getMetadataStorage()['validationMetadatas'].keys()].map(one => [one.name, one] as const),
)

/** The values that a type accepts, by the type; the same few types have many slots. */
const acceptedByType = new Map<string, unknown[]>()

function acceptedBy(type: GraphQLInputType): unknown[] {
  const name = String(type)
  const isAccepted = (value: unknown) => {
    let errors = 0
    coerceInputValue(value, type, () => (errors += 1))
    return errors === 0
  }
  const accepted = acceptedByType.get(name) ?? nasty.filter(isAccepted)
  acceptedByType.set(name, accepted)
  return accepted
}

/** Returns whether the rules of the input accept a value that the slot's type accepts. */
function isAllowed(slot: Slot, input: string, value: unknown): boolean {
  const Input = classes.get(input)
  if (!Input) return true
  const options = { skipMissingProperties: true, forbidUnknownValues: false }
  const coerced = coerceInputValue(value, slot.type)
  return validateSync(Object.assign(new Input(), { [slot.name]: coerced }), options).length === 0
}

let turn = 0

/**
 * Returns the values for a slot that its type and its rules accept, and a share of those that they
 * refuse: what refuses them is the same for all slots.
 */
function valuesFor(slot: Slot, input = '') {
  turn += 1
  const accepted = acceptedBy(slot.type).filter(value => isAllowed(slot, input, value))
  const refused = nasty.filter(value => !accepted.includes(value))
  const isChosen = (value: unknown) => {
    const group = alike.find(values => values.includes(value))
    return !group || (group.indexOf(value) + turn) % rounds(group.length, 1) === 0
  }
  return {
    accepted: accepted.filter(isChosen),
    refused: refused.filter((_, at) => (at + turn) % rounds(4 * refused.length, 1) === 0),
  }
}

/** Returns the valid values of the call's own members. */
const wellFormedFor = (fields: readonly Slot[]) =>
  Object.fromEntries(
    Object.entries(wellFormed).filter(([key]) => fields.some(({ name }) => name === key)),
  )

/**
 * Returns members with the values that are accepted: as many as the slot with the most of them has, each with a value
 * of every slot; in all rounds, each value alone.
 */
function membersOf(values: readonly { name: string; accepted: unknown[] }[]): object[] {
  const most = Math.max(...values.map(({ accepted }) => accepted.length))
  const together = Array.from({ length: most }, (_, at) =>
    Object.fromEntries<unknown>(
      values.flatMap(({ name, accepted }) => (at < accepted.length ? [[name, accepted[at]]] : [])),
    ),
  )
  const alone = values.flatMap(({ name, accepted }) => accepted.map(value => ({ [name]: value })))
  return rounds(together, alone)
}

/** Returns bodies with the values that are accepted, and bodies with one value that is refused. */
function bodiesFor(input: string): object[] {
  const fields = fieldsOf(input)
  const rest = wellFormedFor(fields)
  const values = fields.map(field => ({ name: field.name, ...valuesFor(field, input) }))
  const alone = values.flatMap(({ name, refused }) => refused.map(value => ({ [name]: value })))
  return [...membersOf(values), ...alone].map(members => ({ ...rest, ...members }))
}

async function failureOf(caller: Caller, call: string, body: object) {
  const [method = '', path = ''] = call.split(' ')
  const { status, body: answer } = await caller.rest(method, path, body)
  const isFine =
    status < 500 &&
    (status < 400 || typeof answer.message === 'string') &&
    !/SELECT|INSERT|node_modules|at \//.test(JSON.stringify(answer))
  return isFine ? [] : [{ call, body, status, answer }]
}

test.each(Object.entries(inputs))(
  'malformed input: %s answers no 500 to any value in any field (SEC-I1)',
  async (call, input) => {
    const caller = await api.as(await person())
    const failures = bodiesFor(input).map(body => failureOf(caller, call, body))
    expect((await Promise.all(failures)).flat()).toEqual([])
  },
)

/** The values for a slot in GraphQL, where null-arguments.spec sends the nulls. */
function graphqlValuesFor(slot: Slot, input?: string) {
  const { accepted, refused } = valuesFor(slot, input)
  return { accepted: accepted.filter(value => value !== null), refused }
}

/** A root field with these arguments. */
interface RootCall {
  name: string
  selected: string
  args: readonly Slot[]
  values: Record<string, unknown>
}

/** More aliases are refused. */
const CALLS_MAX = 15

/** Sends the calls of one root field, many in one operation; returns what is not an answer. */
async function failuresOf(caller: Caller, verb: string, calls: readonly RootCall[]) {
  const failures: unknown[] = []
  for (let from = 0; from < calls.length; from += CALLS_MAX) {
    const some = calls.slice(from, from + CALLS_MAX)
    const declared: string[] = []
    const variables: Record<string, unknown> = {}
    const selected = some.map(({ name, selected, args, values }, at) => {
      const words = args.map(arg => {
        declared.push(`$${arg.name}${at}: ${String(arg.type)}`)
        variables[`${arg.name}${at}`] = values[arg.name]
        return `${arg.name}: $${arg.name}${at}`
      })
      return `a${at}: ${name}${words.length > 0 ? `(${words.join(', ')})` : ''} ${selected}`
    })
    const query = `${verb} (${declared.join(', ')}) { ${selected.join(' ')} }`
    const response = await caller.post('/graphql', { query, variables })
    const text = await response.text()
    const isFine =
      response.status < 500 &&
      !/INTERNAL_|SERVICE_UNAVAILABLE|VALIDATION_FAILED|SELECT|node_modules/.test(text)
    if (!isFine) failures.push({ query, variables, text })
  }
  return failures
}

test('malformed input: no list fails at any page or search (SEC-G16)', async () => {
  const caller = await api.team()
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ name }) => name === 'after'),
  )
  const failures: unknown[] = []
  for (const { name, args } of lists) {
    const call = (arg: Slot, value: unknown): RootCall => ({
      name,
      selected: '{ totalCount }',
      args: [arg],
      values: { [arg.name]: value },
    })
    const values = args.map(arg => ({ arg, ...graphqlValuesFor(arg) }))
    const accepted = values.flatMap(one => one.accepted.map(value => call(one.arg, value)))
    // GraphQL refuses these together, before the list is read.
    const refused = values.flatMap(one => one.refused.map(value => call(one.arg, value)))
    failures.push(...(await failuresOf(caller, 'query', accepted)))
    failures.push(...(await failuresOf(caller, 'query', refused)))
  }
  expect(failures).toEqual([])
})

test('malformed input: no mutation answers a 500 in GraphQL (SEC-G16)', async () => {
  const caller = await api.team()
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  const failures: unknown[] = []
  for (const { name, args, type } of mutations) {
    const [arg] = args
    const input = getNamedType(arg?.type)
    if (!arg || !(input instanceof GraphQLInputObjectType)) continue
    const call = (value: unknown): RootCall => ({
      name,
      selected: isLeafType(getNamedType(type)) ? '' : '{ __typename }',
      args: [arg],
      values: { [arg.name]: value },
    })
    const rest = valuesOf(Object.values(input.getFields()), samples)
    const values = fieldsOf(input.name).map(field => ({
      name: field.name,
      ...graphqlValuesFor(field, input.name),
    }))
    const accepted = membersOf(values).map(members => call({ ...rest, ...members }))
    failures.push(...(await failuresOf(caller, 'mutation', accepted)))
    const alone = values.flatMap(one =>
      one.refused.map(value => call({ ...rest, [one.name]: value })),
    )
    const refused = [...alone, ...graphqlValuesFor(arg).refused.map(call)]
    failures.push(...(await failuresOf(caller, 'mutation', refused)))
  }
  expect(failures).toEqual([])
})
