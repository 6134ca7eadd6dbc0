import { useState } from 'react'
import type { ToastWords } from '../ui/toast'
import { useAction } from './useAction'

interface ProblemWords {
  failed: ToastWords
  /** The server refuses for this many seconds. */
  busy: (seconds: number) => string
}

/** As `useAction`, for a card that shows a failure itself: `problem` is its sentence. */
export function useCardAction({ failed, busy }: ProblemWords) {
  const [problem, setProblem] = useState<string>()
  const { pending, run } = useAction(failed, ({ description }, { code, details }) => {
    const seconds = code === 'SERVICE_UNAVAILABLE' ? details.retryAfter : undefined
    setProblem(seconds === undefined ? description : busy(seconds))
  })

  function runAnew(...work: Parameters<typeof run>) {
    setProblem(undefined)
    return run(...work)
  }

  return { pending, problem, run: runAnew }
}
