import {
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

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
