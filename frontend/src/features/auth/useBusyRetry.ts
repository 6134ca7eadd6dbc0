import { useEffect, useRef, useState } from 'react'
import { loadFailure } from '../../form/loadFailure'

const RETRIES_MAX = 5

/**
 * Sends again by itself what a busy server has put off: after its `retryAfter` seconds, longer with each
 * retry and a little apart from everyone else's, five times within about a minute; then the failure stands
 * (decision T12). A wait ends for good with the form.
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
