import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'
import { createParameterDecorator } from 'type-graphql'
import type { SelectedFields } from '../pagination/rows'

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** Injects the fields that the operation selects of a list's rows into the resolver. */
export const Selected = () => createParameterDecorator(({ info }) => selectedFields(info))

/** The path prefix of a row's fields. */
const ROW = 'edges.node.'

const known = new WeakMap<FieldNode, SelectedFields>()

/** Returns the selected fields, including conditional ones. Cached per operation. */
export function selectedFields(info: Info): SelectedFields {
  const [field, ...others] = info.fieldNodes
  const before = field && others.length === 0 ? known.get(field) : undefined
  if (before) return before
  const paths = info.fieldNodes.flatMap(({ selectionSet }) => pathsIn(selectionSet, info, ''))
  const rows = paths.filter(path => path.startsWith(ROW)).map(path => path.slice(ROW.length))
  const fields = new Set(rows)
  if (field && others.length === 0) known.set(field, fields)
  return fields
}

function pathsIn(selectionSet: SelectionSetNode | undefined, info: Info, above: string): string[] {
  return (selectionSet?.selections ?? []).flatMap(selection => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return pathsIn(selection.selectionSet, info, above)
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return pathsIn(info.fragments[selection.name.value]?.selectionSet, info, above)
    const path = above + selection.name.value
    return [path, ...pathsIn(selection.selectionSet, info, `${path}.`)]
  })
}
