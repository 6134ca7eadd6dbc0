import { registerEnumType } from 'type-graphql'

/** A documented value that starts with a digit has a leading underscore in its name. */
type ValueOf<Name> = Name extends `_${infer Value}` ? Value : Name

/** The values of an enum of `defineEnum`. */
export type EnumValue<Enum> = Enum[keyof Enum]

/**
 * Registers a schema enum and returns its values by name. `values` has the description of each
 * name; a value equals its name, without the underscore before a digit.
 */
export function defineEnum<Values extends Record<string, string>>(
  name: string,
  description: string,
  values: Values,
): { readonly [Name in keyof Values]: ValueOf<Name> } {
  const names = Object.keys(values)
  const byName = Object.fromEntries(names.map(one => [one, one.replace(/^_/, '')]))
  const valuesConfig = Object.fromEntries(names.map(one => [one, { description: values[one] }]))
  registerEnumType<typeof byName>(byName, { name, description, valuesConfig })
  // One value per name, as the type says.
  return byName as { [Name in keyof Values]: ValueOf<Name> }
}
