import {
  Kind,
  parse,
  type DefinitionNode,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
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

const known = new WeakMap<OperationDefinitionNode, readonly string[]>()

/**
 * Returns the root fields of a valid operation, each once, in alphabetical order. The log uses them
 * instead of the operation's name, because the client chooses that name.
 */
export function operationFields(
  operation: OperationDefinitionNode,
  document: DocumentNode,
): readonly string[] {
  const before = known.get(operation)
  if (before) return before
  const fields = [...new Set(fieldsIn(operation.selectionSet, document))].sort()
  known.set(operation, fields)
  return fields
}

function fieldsIn({ selections }: SelectionSetNode, document: DocumentNode): string[] {
  return selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, document)
    const fragment = document.definitions.find(
      it => it.kind === Kind.FRAGMENT_DEFINITION && it.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fieldsIn(fragment.selectionSet, document)
      : []
  })
}
