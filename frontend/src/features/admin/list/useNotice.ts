import { useCallback, useState } from 'react'
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

/** Keeps the outcome of the latest change until `key` changes. */
export function useNotice(key: string) {
  const [latest, setLatest] = useState({ key, outcome: none })
  if (latest.key !== key) setLatest({ key, outcome: none })
  const show: ShowNotice = useCallback(
    (texts, notTold) => setLatest({ key, outcome: { texts, notTold: notTold ?? [] } }),
    [key],
  )
  return [latest.outcome, show] as const
}
