import { useState } from 'react'
import type { ToastTexts } from '../ui/toast'
import { useAction } from './useAction'

interface ProblemTexts {
  failed: ToastTexts
  /** The server refuses for this many seconds. Without it, the failure's own sentence is shown. */
  busy?: (seconds: number) => string
}

/** As `useAction`, for a card that shows a failure itself: `problem` is its sentence. */
export function useCardAction({ failed, busy }: ProblemTexts) {
  const [problem, setProblem] = useState<string>()
  const { pending, run } = useAction(failed, ({ description }, { code, details }) => {
    const seconds = code === 'SERVICE_UNAVAILABLE' ? details.retryAfter : undefined
    setProblem(seconds === undefined || !busy ? description : busy(seconds))
  })

  function runAnew(...work: Parameters<typeof run>) {
    setProblem(undefined)
    return run(...work)
  }

  return { pending, problem, run: runAnew }
}
