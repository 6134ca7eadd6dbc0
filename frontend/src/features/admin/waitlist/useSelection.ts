import { useCallback, useReducer } from 'react'

interface Identified {
  id: string
}

interface SelectionChange {
  /** The id of the row; without it the change applies to all rows. */
  id?: string
  selected: boolean
  /** The change applies to all rows from the last changed one to this one. */
  upTo?: boolean
}

interface State<Row> {
  key: string
  ids: ReadonlySet<string>
  latest: string
  /** The selected rows of other pages too; undefined while only shown rows are selected. */
  all?: readonly Row[] | undefined
}

/**
 * Keeps the selected rows: of the shown ones or, after `selectRows`, also of other pages. Another page, filter or order (another key) clears the
 * selection, and a row that has left the list is no longer selected. The functions keep their
 * identity between renders, so a change in one row does not render the others again.
 */
export function useSelection<Row extends Identified>(rows: readonly Row[], key: string) {
  const [selection, change] = useReducer(
    (
      before: State<Row>,
      { id, selected, upTo, all }: SelectionChange & { all?: readonly Row[] },
    ) => {
      if (all) return { key, ids: new Set(all.map(row => row.id)), latest: '', all }
      if (id === undefined && !selected) return { key, ids: new Set<string>(), latest: '' }
      const kept = before.key === key ? before : { ids: [], all: undefined }
      const ids = new Set(kept.ids)
      for (const row of rowsMeant(rows, upTo ? before.latest : id, id))
        if (selected) ids.add(row.id)
        else ids.delete(row.id)
      return { key, ids, latest: id ?? '', all: kept.all }
    },
    { key, ids: new Set<string>(), latest: '' },
  )
  if (selection.key !== key) change({ selected: false })

  return {
    selected: withShown(selection.all ?? rows, rows).filter(({ id }) => selection.ids.has(id)),
    isSelected: ({ id }: Row) => selection.ids.has(id),
    onSelect: useCallback(({ id }: Row, selected: boolean, upTo: boolean) => {
      change({ id, selected, upTo })
    }, []),
    onSelectAll: useCallback((selected: boolean) => change({ selected }), []),
    /** Selects exactly these rows; they may be on other pages. */
    selectRows: useCallback((all: readonly Row[]) => change({ selected: true, all }), []),
  }
}

/** Returns the rows, and each shown one as it is shown: it may have changed since. */
function withShown<Row extends Identified>(all: readonly Row[], shown: readonly Row[]) {
  if (all === shown) return shown
  const current = new Map(shown.map(row => [row.id, row]))
  return all.map(row => current.get(row.id) ?? row)
}

/**
 * Returns the rows from one to the other, in either order. Returns only `to` if `from` has left the
 * list, and all rows without `to`.
 */
function rowsMeant<Row extends Identified>(
  rows: readonly Row[],
  from: string | undefined,
  to: string | undefined,
): readonly Row[] {
  if (to === undefined) return rows
  const last = rows.findIndex(row => row.id === to)
  const found = rows.findIndex(row => row.id === from)
  const first = found < 0 ? last : found
  return rows.slice(Math.min(first, last), Math.max(first, last) + 1)
}
