import fc, { type Arbitrary } from 'fast-check'
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql'
import type { Values } from './sample-arguments'

interface Slot {
  name: string
  type: GraphQLInputType
}

/** Unexpected values for any position of a JSON value. */
const nasty: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u200b',
    'ﷺ'.repeat(60),
    'x'.repeat(5_001),
    '\'; DROP TABLE "user" --',
    '%_\\',
    '__proto__',
    JSON.parse('{"__proto__":{"role":"ADMIN"}}'),
    { constructor: { prototype: {} } },
    null,
    NaN,
    -0,
    1e308,
    2 ** 31,
    [],
    [[[]]],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Strings that are almost valid, and some that are valid. */
const texts: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.emailAddress(),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

const integers = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.constantFrom(-(2 ** 31), -1, 0, 101, 2 ** 31 - 1),
)

/**
 * Values for arguments or members: mostly of the right types, some from `known` texts, some
 * omitted.
 */
export function arbitraryValues(
  slots: readonly Slot[],
  known: Arbitrary<string>,
): Arbitrary<Values> {
  const entries = slots.map(({ name, type }) => [name, arbitraryValue(type, known)] as const)
  const requiredKeys = slots.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)
  const values = fc.record<Values>(Object.fromEntries(entries), { requiredKeys })
  return fc.oneof({ weight: 9, arbitrary: values }, { weight: 1, arbitrary: partly(entries) })
}

const partly = (entries: readonly (readonly [string, Arbitrary<unknown>])[]) =>
  fc.record<Values>(Object.fromEntries(entries), { requiredKeys: [] })

function arbitraryValue(type: GraphQLInputType, known: Arbitrary<string>): Arbitrary<unknown> {
  const typed = ofType(type, known)
  return fc.oneof({ weight: 12, arbitrary: typed }, { weight: 1, arbitrary: nasty })
}

function ofType(type: GraphQLInputType, known: Arbitrary<string>): Arbitrary<unknown> {
  const nullable = getNullableType(type)
  if (isListType(nullable))
    return fc.array(arbitraryValue(nullable.ofType, known), { maxLength: 5 })
  if (isInputObjectType(nullable))
    return arbitraryValues(Object.values(nullable.getFields()), known)
  if (isEnumType(nullable)) return fc.constantFrom(...nullable.getValues().map(({ name }) => name))
  if (nullable.name === 'Int') return integers
  if (nullable.name === 'Boolean') return fc.boolean()
  return fc.oneof(known, texts)
}
