import { Kind, parse, type DefinitionNode } from 'graphql'
import { memoize } from '../core/memoize'

/** Twice the length of the site's own operations of this kind. */
const TEXT_MAX = 300

/**
 * Returns the root fields of each operation in a text, by their schema names. Returns an empty list
 * for a text that is long, invalid or has fragments: the text is read before it is validated.
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
