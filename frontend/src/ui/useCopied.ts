import { useEffect, useRef, useState } from 'react'
import { copyText } from './copyText'
import { toast, type ToastTexts } from './toast'

const RESET_AFTER_MS = 3000

/**
 * Copies one of several texts, shows a toast with the result (`done` after success), and returns
 * for three seconds which one was copied last (SPEC-10).
 */
export function useCopied<What extends string>(done: Record<What, ToastTexts>, failed: ToastTexts) {
  const [copied, setCopied] = useState<What>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )

  async function copy(what: What, text: string) {
    try {
      await copyText(text)
    } catch {
      setCopied(undefined)
      toast({ ...failed, variant: 'destructive' })
      return
    }
    clearTimeout(timer.current)
    setCopied(what)
    toast(done[what])
    timer.current = setTimeout(() => {
      setCopied(undefined)
    }, RESET_AFTER_MS)
  }

  return { copied, copy }
}
