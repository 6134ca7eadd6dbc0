import { useCallback, useState } from 'react'
import type { NotToldRowFragment } from '../../../api/operationTypes'

/** What the latest change has done. */
interface Outcome {
  /** A sentence for the team; empty without a change. */
  words: string
  /** The people whom the change could not tell. */
  notTold: readonly NotToldRowFragment[]
}

const none: Outcome = { words: '', notTold: [] }

/** Shows what a change has done. Called with an empty sentence, it hides the previous change. */
export type ShowNotice = (words: string, notTold?: Outcome['notTold'] | null) => void

/** Keeps the outcome of the latest change until `key` changes. */
export function useNotice(key: string) {
  const [latest, setLatest] = useState({ key, outcome: none })
  if (latest.key !== key) setLatest({ key, outcome: none })
  const show: ShowNotice = useCallback(
    (words, notTold) => setLatest({ key, outcome: { words, notTold: notTold ?? [] } }),
    [key],
  )
  return [latest.outcome, show] as const
}
