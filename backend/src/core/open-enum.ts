import { registerEnumType } from 'type-graphql'

/**
 * The GraphQL value for a stored name that this version does not know: of a removed feature or a
 * newer version.
 */
export const UNKNOWN_NAME = 'other'

/**
 * Creates a schema enum whose values features declare. It starts with one value; the schema build
 * adds the others (graphql/enum-values.ts).
 */
export function createOpenEnum(name: string, description: string): Record<string, string> {
  const openEnum = { [UNKNOWN_NAME]: UNKNOWN_NAME }
  registerEnumType(openEnum, {
    name,
    description,
    valuesConfig: {
      [UNKNOWN_NAME]: { description: 'A name that this version does not know.' },
    },
  })
  return openEnum
}
