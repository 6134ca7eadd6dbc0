import { registerEnumType } from 'type-graphql'

/** What GraphQL calls a stored name that this version does not know: of a feature that is gone, or of a newer version. */
export const UNKNOWN_NAME = 'other'

/**
 * An enum of the schema whose values features declare. It has one value of its own; the others are added when the schema is
 * built (graphql/open-enums.ts).
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
