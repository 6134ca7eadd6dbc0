import { useEffect, useRef, useState } from 'react'
import { toast, type ToastTexts } from '../ui/toast'
import { useAction } from './useAction'

interface ProblemTexts {
  failed: ToastTexts
  /** The server refuses for this many seconds. Without it, the failure's own sentence is shown. */
  busy?: (seconds: number) => string
}

/**
 * As `useAction`, for a card that shows a failure itself: `problem` is its sentence. If the card is gone by
 * then, a toast shows it.
 */
export function useCardAction({ failed, busy }: ProblemTexts) {
  const [problem, setProblem] = useState<string>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const { pending, run } = useAction(failed, (texts, { code, details }) => {
    const { description } = texts
    if (!isShown.current) {
      toast(texts)
      return
    }
    const seconds = code === 'SERVICE_UNAVAILABLE' ? details.retryAfter : undefined
    setProblem(seconds === undefined || !busy ? description : busy(seconds))
  })

  function runAnew(...work: Parameters<typeof run>) {
    setProblem(undefined)
    return run(...work)
  }

  return { pending, problem, run: runAnew }
}
