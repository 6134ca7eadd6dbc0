import { useCallback, useReducer } from 'react'

interface Identified {
  id: string
}

interface SelectionChange {
  /** Of one row; without it all are meant. */
  id?: string
  selected: boolean
  /** From the row that was changed last to this one. */
  upTo?: boolean
}

/**
 * Which of the rows shown are selected. A selection goes with what it was made over: another page, filter
 * or order (another key) begins without one, and a row that has left the list is selected no more.
 * What changes it stays the same function, so that no row is drawn again for another one's sake.
 */
export function useSelection<Row extends Identified>(rows: readonly Row[], key: string) {
  const [selection, change] = useReducer(
    (before, { id, selected, upTo }: SelectionChange) => {
      const ids = new Set(before.key === key ? before.ids : [])
      for (const row of rowsMeant(rows, upTo ? before.latest : id, id))
        if (selected) ids.add(row.id)
        else ids.delete(row.id)
      return { key, ids, latest: id ?? '' }
    },
    { key, ids: new Set<string>(), latest: '' },
  )
  if (selection.key !== key) change({ selected: false })

  return {
    selected: rows.filter(({ id }) => selection.ids.has(id)),
    isSelected: ({ id }: Row) => selection.ids.has(id),
    onSelect: useCallback(({ id }: Row, selected: boolean, upTo: boolean) => {
      change({ id, selected, upTo })
    }, []),
    onSelectAll: useCallback((selected: boolean) => change({ selected }), []),
  }
}

/** The rows from one to the other, whichever comes first; the latter alone when the former is gone. Without either, all. */
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
