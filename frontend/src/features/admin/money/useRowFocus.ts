import { useEffect, useState } from 'react'
import { focusOrTitle } from '../../../ui/focusOrTitle'

/**
 * Returns a function to call when a row's dialog closes after an act. The focus then moves to the
 * element of the row, or to that of the nearest row if the act has removed it from its list.
 */
export function useRowFocus(elementId: (rowId: string) => string) {
  const [nearest, setNearest] = useState<readonly string[]>([])
  // After the dialog, which returns the focus to its opener.
  useEffect(() => {
    if (nearest.length === 0) return
    const row = nearest.map(id => document.getElementById(id)).find(element => element !== null)
    focusOrTitle(row)
    // The act may have moved the row elsewhere in the list.
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [nearest])
  return (rows: readonly { id: string }[], rowId: string) => {
    const ids = rows.map(({ id }) => id)
    const place = ids.indexOf(rowId)
    setNearest([...ids.slice(place), ...ids.slice(0, place).reverse()].map(elementId))
  }
}
