import { getMetadataStorage, validateSync } from 'class-validator'
import {
  GraphQLInputObjectType,
  coerceInputValue,
  getNamedType,
  type GraphQLInputType,
} from 'graphql'
import { person } from '../../test/factories'
import type { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { registry } from '../../test/registry'
import { rounds } from '../../test/rounds'
import { createSchema } from '../schema'

const api = startApi()

/** Valid values, so that the tested value is the only invalid one. */
const wellFormed = { name: 'N', email: 'n@example.com', message: 'Hi', preferredLocation: 'miami' }

/* Texts that a column of texts can store. Each group breaks the same mistakes. */
const storable: unknown[][] = [
  ['%', "'; --", '$1'],
  ['{}', '__proto__', '\u202e'],
  ['NaN', '99999999999999999999', 'infinity'],
]

/* Values that an attacker may send but a form never does. */
const nasty: unknown[] = [
  ...[null, true, 0, -1, 1e308, '', ' ', '\u0000', '\ud800'],
  ...['x'.repeat(6000), '🏓'.repeat(3000)],
  ...[[], [null], [[]], [{}], ['x', 1], {}, { length: 1 }, { toString: 'x' }, { $ne: null }],
  ...storable.flat(),
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

/** Returns whether the slot's type accepts the value, and then the rules of the input. */
function isAccepted(slot: Slot, input: string, value: unknown): boolean {
  const errors: unknown[] = []
  const coerced = coerceInputValue(value, slot.type, (...error) => errors.push(error))
  const Input = classes.get(input)
  if (errors.length > 0 || !Input) return errors.length === 0
  const options = { skipMissingProperties: true, forbidUnknownValues: false }
  return validateSync(Object.assign(new Input(), { [slot.name]: coerced }), options).length === 0
}

let turn = 0

/**
 * Returns the values for a slot. What checks types and rules is the same for all slots, so of the
 * values that it refuses, and of each group of storable texts, a slot has a share, and the next slot
 * another one.
 */
function valuesFor(slot: Slot, input = ''): unknown[] {
  turn += 1
  const shares = rounds(9, 1)
  return nasty.filter((value, at) => {
    const group = storable.find(texts => texts.includes(value))
    if (!isAccepted(slot, input, value)) return (at + turn) % shares === 0
    return !group || (group.indexOf(value) + turn) % rounds(group.length, 1) === 0
  })
}

/** Returns the valid values of the call's own members. */
const wellFormedFor = (fields: readonly Slot[]) =>
  Object.fromEntries(
    Object.entries(wellFormed).filter(([key]) => fields.some(({ name }) => name === key)),
  )

async function statusesOf(caller: Caller, call: string, body: object): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const { status, body: answer } = await caller.rest(method, path, body)
  if (status >= 400) expect(typeof answer.message).toBe('string')
  expect(JSON.stringify(answer)).not.toMatch(/SELECT|INSERT|node_modules|at \//)
  return status
}

test.each(Object.entries(inputs))(
  'malformed input: %s answers no 500 to any value in any field (SEC-I1)',
  async (call, input) => {
    const caller = await api.as(await person())
    const fields = fieldsOf(input)
    const rest = wellFormedFor(fields)
    for (const field of fields) {
      const statuses = await Promise.all(
        valuesFor(field, input).map(value =>
          statusesOf(caller, call, { ...rest, [field.name]: value }),
        ),
      )
      expect(statuses.filter(status => status >= 500)).toEqual([])
    }
  },
)

const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
  args.some(({ name }) => name === 'after'),
)
test.each(lists.map(({ name }) => name))(
  'malformed input: %s returns no 500 for any page or search',
  async name => {
    const caller = await api.team()
    const args = lists.find(list => list.name === name)?.args ?? []
    const cursors = [['x'], ['1e999'], ['2026-99-99', 'x'], ['infinity', 'x'], ['', '', '']]
    const made = cursors.map(key => Buffer.from(JSON.stringify(key)).toString('base64url'))
    for (const arg of args) {
      const survives = async (value: unknown) => {
        const response = await caller.post('/graphql', {
          query: `query ($v: ${String(arg.type)}) { ${name}(${arg.name}: $v) { totalCount } }`,
          variables: { v: value },
        })
        expect(await response.text()).not.toMatch(/INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE/)
      }
      const values = valuesFor(arg)
      await Promise.all([...values, ...(arg.name === 'after' ? made : [])].map(survives))
    }
  },
)

/* Inputs already tested through REST, which uses the same resolvers. */
const throughRest = new Set(Object.values(inputs))
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ args: [input] }) => input && !throughRest.has(getNamedType(input.type).name),
)
test.each(mutations.map(({ name }) => name))(
  'malformed input: %s answers no 500 in GraphQL (SEC-G16)',
  async name => {
    const caller = await api.team()
    const type = mutations.find(mutation => mutation.name === name)?.args[0]?.type
    const input = getNamedType(type)
    if (!type || !(input instanceof GraphQLInputObjectType)) throw new Error(name)
    const send = (value: unknown) =>
      caller.post('/graphql', {
        query: `mutation ($v: ${String(type)}) { ${name}(input: $v) { __typename } }`,
        variables: { v: value },
      })
    const fields = fieldsOf(input.name)
    const rest = wellFormedFor(fields)
    const survives = async (value: unknown) => {
      const response = await send(value)
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).not.toMatch(/INTERNAL_|SERVICE_UNAVAILABLE|SELECT|node_modules/)
    }
    await Promise.all(valuesFor({ name: 'input', type }).map(survives))
    for (const field of fields)
      await Promise.all(
        valuesFor(field, input.name).map(value => survives({ ...rest, [field.name]: value })),
      )
  },
)
