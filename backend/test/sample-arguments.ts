import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
} from 'graphql'

/**
 * The position of a value: an argument's name, then members of inputs and the first item of lists.
 */
export type ValuePath = [name: string, ...rest: (string | 0)[]]
export type Values = Record<string, unknown>
/** Values for arguments or members whose type does not determine one; undefined omits the value. */
export type Samples = Record<string, () => unknown>

interface Slot {
  name: string
  type: GraphQLInputType
}

const SCALARS: Values = {
  ID: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
  String: 'words',
  Boolean: true,
  Int: 5,
  Float: 5,
  DateTimeISO: '2026-11-21T12:00:00.000Z',
  LocalDate: '2026-11-21',
  LocalTime: '18:00',
}

/** Returns a value for every argument, with every member of every input. */
export function valuesOf(slots: readonly Slot[], samples: Samples): Values {
  return Object.fromEntries(slots.map(({ name, type }) => [name, sample(type, name, samples)]))
}

function sample(type: GraphQLInputType, name: string, samples: Samples): unknown {
  const own = samples[name]
  if (own) return own()
  const nullable = getNullableType(type)
  if (isListType(nullable)) return [sample(nullable.ofType, name, samples)]
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name
  if (isInputObjectType(nullable)) return valuesOf(Object.values(nullable.getFields()), samples)
  const named = getNamedType(type).name
  if (!(named in SCALARS)) throw new Error(`add a value for ${named} to SCALARS or to the samples`)
  return SCALARS[named]
}

/** Returns every position within an argument that can have a value. */
export function valuePathsIn({ type, name }: Slot): ValuePath[] {
  const nullable = getNullableType(type)
  if (isListType(nullable))
    return [[name], ...valuePathsIn({ type: nullable.ofType, name: '' }).map(inItem(name))]
  if (!isInputObjectType(nullable)) return [[name]]
  const members = Object.values(nullable.getFields()).flatMap(valuePathsIn)
  return [[name], ...members.map((place): ValuePath => [name, ...place])]
}

const inItem =
  (name: string) =>
  ([, ...rest]: ValuePath): ValuePath => [name, 0, ...rest]

/** Returns the type at a position within a type. */
export function typeAt(type: GraphQLInputType, [step, ...rest]: (string | 0)[]): GraphQLInputType {
  if (step === undefined) return type
  const nullable = getNullableType(type)
  if (isListType(nullable)) return typeAt(nullable.ofType, rest)
  const field = isInputObjectType(nullable) ? nullable.getFields()[step] : undefined
  if (!field) throw new Error(`there is no ${step}`)
  return typeAt(field.type, rest)
}

/** Returns the value at a position within a value. */
export function valueAt(value: unknown, place: (string | 0)[]): unknown {
  return place.reduce((within, step) => (within as Values | undefined)?.[step], value)
}

/** Returns the value with another one at a position. */
export function withValueAt(
  value: unknown,
  [step, ...rest]: (string | 0)[],
  other: unknown,
): unknown {
  if (step === undefined) return other
  if (step === 0) return [withValueAt((value as unknown[])[0], rest, other)]
  const members = value as Values
  return { ...members, [step]: withValueAt(members[step], rest, other) }
}

/** Represents a variable of that name within a value. */
export class Variable {
  constructor(readonly name: string) {}
}

/** Formats a value as a GraphQL literal. */
export function literal(type: GraphQLInputType, value: unknown): string {
  if (value instanceof Variable) return `$${value.name}`
  const nullable = getNullableType(type)
  if (isListType(nullable) && Array.isArray(value))
    return `[${value.map(item => literal(nullable.ofType, item)).join(', ')}]`
  if (isInputObjectType(nullable) && value)
    return `{ ${literals(Object.values(nullable.getFields()), value as Values)} }`
  return isEnumType(nullable) ? String(value) : JSON.stringify(value)
}

/** Formats arguments, or an input's members, as GraphQL literals. */
export function literals(slots: readonly Slot[], values: Values): string {
  return slots
    .filter(({ name }) => values[name] !== undefined)
    .map(({ name, type }) => `${name}: ${literal(type, values[name])}`)
    .join(', ')
}
