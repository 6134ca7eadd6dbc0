import { useState } from 'react'
import { failureOf } from '../api/errors'
import { toast, type ToastWords } from '../ui/toast'

/**
 * What a button does. A failure is shown once, as a toast in the server's words if it had any; of a
 * lost session the page's guard tells (decision R3).
 */
export function useAction(failed: ToastWords) {
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
      toast({ title: failed.title, description, variant: 'destructive' })
      await refused?.().catch(console.error)
    } finally {
      setPending(false)
    }
  }

  return { pending, run }
}
