import { useEffect, useRef, useState } from 'react'
import { loadFailure } from '../../form/loadFailure'

const RETRIES_MAX = 5

/**
 * Retries requests that a busy server has refused (API-12): after the response's `retryAfter`
 * seconds, longer with each retry and with a random delay. After five retries within about a minute
 * the failure is thrown. Unmounting the form cancels the wait.
 */
export function useBusyRetry() {
  const [isWaiting, setWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasLeft = useRef(false)

  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      clearTimeout(timer.current)
    }
  }, [])

  async function retryWhenBusy<Answer>(send: () => Promise<Answer>, retry = 1): Promise<Answer> {
    try {
      const answer = await send()
      setWaiting(false)
      return answer
    } catch (error) {
      const { code, details } = await loadFailure(error)
      const retryAfter = code === 'SERVICE_UNAVAILABLE' ? details.retryAfter : undefined
      if (retryAfter === undefined || retry > RETRIES_MAX || hasLeft.current) {
        setWaiting(false)
        throw error
      }
      setWaiting(true)
      const delay = retryAfter * 1000 * retry * (1 + Math.random())
      await new Promise(resolve => (timer.current = setTimeout(resolve, delay)))
    }
    return retryWhenBusy(send, retry + 1)
  }

  return { isWaiting, retryWhenBusy }
}
