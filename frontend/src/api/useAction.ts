import { useState } from 'react'
import { failureOf } from './apollo/errors'
import { toast, type ToastRequest, type ToastWords } from '../ui/toast'

/**
 * What a button does. A failure is told once, as a toast unless the caller tells it, in the server's
 * words if it had any; of a lost session the page's guard tells (decision R3).
 */
export function useAction(failed: ToastWords, show: (words: ToastRequest) => unknown = toast) {
  const [pending, setPending] = useState(false)

  /** Does the work; when it is refused, says so and lets the caller look again. */
  async function run(work: () => Promise<unknown>, refused?: () => Promise<unknown>) {
    setPending(true)
    try {
      await work()
    } catch (error) {
      const { code, message } = failureOf(error)
      if (code === 'UNAUTHENTICATED') return
      const description = message ?? failed.description
      show({ title: failed.title, description, variant: 'destructive' })
      await refused?.().catch(console.error)
    } finally {
      setPending(false)
    }
  }

  return { pending, run }
}
