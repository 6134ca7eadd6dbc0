import {
  GraphQLError,
  Kind,
  isValueNode,
  visit,
  type ASTNode,
  type DocumentNode,
  type ValueNode,
} from 'graphql'
import { fieldErrorAt } from '../core/field-errors'
import type { FieldError } from '../shared/errors'

type Path = FieldError['path']

/**
 * Adds the path of the argument or input field, as the extension `fields`, to the error for an
 * invalid literal in the document. Leaves any other error alone: errors for variables have it
 * already.
 */
export function locateLiteral(error: Error, document: DocumentNode): void {
  const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined
  // The search visits the whole document, so it runs for literals only.
  const isLiteral = node && (isValueNode(node) || node.kind === Kind.OBJECT_FIELD)
  const path = isLiteral && pathTo(node, document)
  if (!(error instanceof GraphQLError) || !path) return
  error.extensions['fields'] = [fieldErrorAt(path, error.message, error.extensions['allowed'])]
}

/**
 * Returns the path to a literal from its argument, or from the variable whose default contains it;
 * undefined for any other node.
 */
function pathTo(node: ASTNode, document: DocumentNode): Path | undefined {
  let found: Path | undefined
  visit(document, {
    Argument: ({ name, value }) => {
      found ??= pathWithin(value, node, [name.value])
    },
    VariableDefinition: ({ variable, defaultValue }) => {
      if (defaultValue) found ??= pathWithin(defaultValue, node, [variable.name.value])
    },
  })
  return found
}

function pathWithin(value: ValueNode, node: ASTNode, path: Path): Path | undefined {
  if (value.kind === Kind.VARIABLE) return undefined
  if (value === node) return path
  if (value.kind === Kind.LIST)
    return firstOf(value.values.map((item, index) => pathWithin(item, node, [...path, index])))
  if (value.kind !== Kind.OBJECT) return undefined
  return firstOf(
    value.fields.map(field => {
      const below = [...path, field.name.value]
      return field === node ? below : pathWithin(field.value, node, below)
    }),
  )
}

const firstOf = (paths: (Path | undefined)[]) => paths.find(path => path !== undefined)
