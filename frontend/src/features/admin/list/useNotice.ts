import { useCallback, useEffect, useRef, useState } from 'react'
import type { NotToldRowFragment } from '../../../api/operationTypes'

/** What the latest change has done. */
interface Outcome {
  /** A sentence for the team; empty without a change. */
  texts: string
  /** The people whom the change could not tell. */
  notTold: readonly NotToldRowFragment[]
}

const none: Outcome = { texts: '', notTold: [] }

/** Shows what a change has done. Called with an empty sentence, it hides the previous change. */
export type ShowNotice = (texts: string, notTold?: Outcome['notTold'] | null) => void

/**
 * Keeps the outcome of the latest change until `key` changes. If the returned ref has an element, the
 * focus moves to it with each outcome, because the pressed button is gone.
 */
export function useNotice(key: string) {
  const shown = useRef<HTMLDivElement>(null)
  const [latest, setLatest] = useState({ key, outcome: none })
  if (latest.key !== key) setLatest({ key, outcome: none })
  const show: ShowNotice = useCallback(
    (texts, notTold) => setLatest({ key, outcome: { texts, notTold: notTold ?? [] } }),
    [key],
  )
  // Runs when the page has its new height, and closed dialogs have moved the focus.
  useEffect(() => {
    if (latest.outcome.texts && shown.current) focusInView(shown.current)
  }, [latest])
  return [latest.outcome, show, shown] as const
}

/** Focuses the element. A bar that sticks to the top of the window is in view, so the list stays in place. */
function focusInView(element: HTMLElement) {
  element.focus({ preventScroll: true })
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight)
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
