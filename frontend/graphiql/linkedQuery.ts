import { Kind, OperationTypeNode, parse } from 'graphql'

/**
 * Returns the query of a link: /graphql?query=... Returns undefined for anything but queries: a link
 * of somebody else must not put a mutation before a person who is signed in.
 */
export function linkedQuery(search: string): string | undefined {
  const text = new URLSearchParams(search).get('query')
  return text && isQuery(text) ? text : undefined
}

function isQuery(text: string): boolean {
  try {
    return parse(text).definitions.every(
      one =>
        one.kind === Kind.FRAGMENT_DEFINITION ||
        (one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY),
    )
  } catch {
    return false
  }
}
