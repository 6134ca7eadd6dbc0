import { useCallback, useState } from 'react'
import type { NotToldRowFragment } from '../../../api/operationTypes'

type People = readonly NotToldRowFragment[]

/** Makes a change, which returns whom it could not tell. Those of the previous one are forgotten. */
export type Track = (change: () => Promise<People | null | undefined>) => Promise<void>

/** Keeps the people whom the latest change could not tell. */
export function useNotTold() {
  const [notTold, setNotTold] = useState<People>([])

  const track: Track = useCallback(async change => {
    setNotTold([])
    setNotTold((await change()) ?? [])
  }, [])

  return { notTold, track }
}
