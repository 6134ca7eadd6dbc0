import { Kind, parse, type DefinitionNode } from 'graphql'
import { memoize } from '../core/memoize'

/** The longest text that is parsed, in characters; our own operations need half of it. */
const TEXT_MAX = 300

/**
 * Returns the root fields of each operation in a text, by their names in the schema. Returns an
 * empty list if the text is too long, is invalid or has fragments. The text is not validated yet.
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
