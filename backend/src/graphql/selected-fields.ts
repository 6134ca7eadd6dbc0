import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'
import { createParameterDecorator } from 'type-graphql'
import type { SelectedFields } from '../pagination/rows'

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** Hands a list's resolver what the operation selects of its rows. */
export const Selected = () => createParameterDecorator(({ info }) => selectedFields(info))

/** Above the fields of a row. */
const ROW = 'edges.node.'

const known = new WeakMap<FieldNode, SelectedFields>()

/** On a condition too. The same for the same operation, so that it is looked through once. */
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
