import { Kind, parse, type DefinitionNode } from 'graphql'
import { memoize } from '../core/memoize'

/** Our own client's operations of this kind take half of it. */
const TEXT_MAX = 300

/**
 * The root fields of each operation of a text, by their names in the schema. Empty for a text that is long, is no GraphQL
 * or has fragments: it is read before it is validated or known to be worth anything.
 */
export const readRootFields = (text: unknown): readonly (readonly string[])[] =>
  typeof text === 'string' && text.length <= TEXT_MAX ? readKnown(text) : []

const readKnown = memoize((text: string): string[][] => {
  try {
    const operations = parse(text, { noLocation: true }).definitions.map(fieldsOf)
    return operations.includes(undefined)
      ? []
      : operations.flatMap(fields => (fields ? [fields] : []))
  } catch {
    return []
  }
})

function fieldsOf(definition: DefinitionNode): string[] | undefined {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return undefined
  const names = definition.selectionSet.selections.map(selection =>
    selection.kind === Kind.FIELD ? selection.name.value : undefined,
  )
  return names.includes(undefined) ? undefined : names.flatMap(name => name ?? [])
}
