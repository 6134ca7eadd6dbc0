import { useState } from 'react'

interface Identified {
  id: string
}

/**
 * Which of the rows shown are selected. A selection goes with what it was made over: another page, filter
 * or order (another key) begins without one, and a row that has left the list is selected no more.
 */
export function useSelection<Row extends Identified>(rows: readonly Row[], key: string) {
  const [selection, setSelection] = useState({ key, ids: new Set<string>(), latest: '' })
  if (selection.key !== key) setSelection({ key, ids: new Set(), latest: '' })

  const change = (changed: readonly Row[], selected: boolean, latest: string) => {
    const ids = new Set(selection.ids)
    for (const { id } of changed)
      if (selected) ids.add(id)
      else ids.delete(id)
    setSelection({ key, ids, latest })
  }

  return {
    selected: rows.filter(({ id }) => selection.ids.has(id)),
    isSelected: ({ id }: Row) => selection.ids.has(id),
    onSelect: (row: Row, selected: boolean, upTo: boolean) =>
      change(upTo ? between(rows, selection.latest, row.id) : [row], selected, row.id),
    onSelectAll: (selected: boolean) => change(rows, selected, ''),
  }
}

/** The rows from one to the other, whichever comes first; the latter alone when the former is gone. */
function between<Row extends Identified>(rows: readonly Row[], from: string, to: string): Row[] {
  const [one, other] = [from, to].map(id => rows.findIndex(row => row.id === id))
  const start = one === undefined || one < 0 ? other : one
  return rows.slice(Math.min(start ?? 0, other ?? 0), Math.max(start ?? 0, other ?? 0) + 1)
}
