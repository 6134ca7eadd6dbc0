import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type DirectiveNode,
  type SelectionNode,
  type ValidationContext,
} from 'graphql'

/**
 * Refuses `@skip` and `@include` at or around the root field of a subscription, as GraphQL does since
 * September 2025. graphql-js throws for a condition that it cannot evaluate without variables, and for a
 * subscription whose field is left out. Its rules read the document after this function, which therefore
 * takes the conditions out of the refused document; a variable of theirs is then reported as unused, too.
 */
export function rootConditionsRule(context: ValidationContext): ASTVisitor {
  const found: DirectiveNode[] = []
  const seen = new Set<SelectionNode>()

  function visit(selection: SelectionNode): void {
    // Fragments can be circular; another rule refuses those.
    if (seen.has(selection)) return
    seen.add(selection)
    found.push(...(selection.directives ?? []))
    Object.assign(selection, { directives: [] })
    if (selection.kind === Kind.FIELD) return
    const { selectionSet } =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : (context.getFragment(selection.name.value) ?? {})
    selectionSet?.selections.forEach(visit)
  }

  for (const definition of context.getDocument().definitions)
    if (
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.SUBSCRIPTION
    )
      definition.selectionSet.selections.forEach(visit)
  if (found.length > 0) context.reportError(new GraphQLError(MESSAGE, { nodes: found[0] }))
  return {}
}

const MESSAGE = 'The root field of a subscription can have no directives, such as @skip.'
