import { useState } from 'react'
import { failureOf } from '../api/errors'
import { toast, type ToastWords } from '../ui/toast'

/**
 * What a button does. A failure is shown once, as a toast in the server's words if it had any; of a
 * lost session the page's guard tells (decision R3).
 */
export function useAction(failed: ToastWords) {
  const [pending, setPending] = useState(false)

  /** Does the work; false when it failed. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setPending(true)
    try {
      await work()
      return true
    } catch (error) {
      const { code, message } = failureOf(error)
      if (code !== 'UNAUTHENTICATED')
        toast({
          title: failed.title,
          description: message ?? failed.description,
          variant: 'destructive',
        })
      return false
    } finally {
      setPending(false)
    }
  }

  return { pending, run }
}
