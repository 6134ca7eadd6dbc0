import { useState } from 'react'

interface Identified {
  id: string
}

/**
 * The rows that have been chosen among those shown. A choice goes with what it was made over: another
 * page, filter or order begins without one, and a row that has left the list is chosen no more.
 */
export function useSelection<Row extends Identified>(rows: readonly Row[], over: string) {
  const [choice, setChoice] = useState({ over, ids: new Set<string>(), latest: '' })
  if (choice.over !== over) setChoice({ over, ids: new Set(), latest: '' })

  const change = (changed: readonly Row[], chosen: boolean, latest: string) => {
    const ids = new Set(choice.ids)
    for (const { id } of changed)
      if (chosen) ids.add(id)
      else ids.delete(id)
    setChoice({ over, ids, latest })
  }

  return {
    chosen: rows.filter(({ id }) => choice.ids.has(id)),
    isChosen: ({ id }: Row) => choice.ids.has(id),
    choose: (row: Row, chosen: boolean, upTo: boolean) =>
      change(upTo ? between(rows, choice.latest, row.id) : [row], chosen, row.id),
    chooseAll: (chosen: boolean) => change(rows, chosen, ''),
  }
}

/** The rows from one to the other, whichever comes first; the latter alone when the former is gone. */
function between<Row extends Identified>(rows: readonly Row[], from: string, to: string): Row[] {
  const [one, other] = [from, to].map(id => rows.findIndex(row => row.id === id))
  const start = one === undefined || one < 0 ? other : one
  return rows.slice(Math.min(start ?? 0, other ?? 0), Math.max(start ?? 0, other ?? 0) + 1)
}
