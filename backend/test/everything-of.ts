import { getNamedType, isObjectType, type GraphQLField, type GraphQLOutputType } from 'graphql'

type IsSelected = (field: GraphQLField<unknown, unknown>) => boolean

/** Returns a selection of all these fields of a type, and of the types below it. */
export function everythingOf(type: GraphQLOutputType, isSelected: IsSelected): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(isSelected)
  const inner = fields.map(field => field.name + everythingOf(field.type, isSelected))
  return ` { ${inner.join(' ') || '__typename'} }`
}
