import { useEffect, useRef, useState } from 'react'
import { share } from '../../content/share'
import { toast } from '../../ui/toast'
import { copyText } from './copyText'

const RESET_AFTER_MS = 3000

/** Copies, tells how it went (`done` when it went well), and says "copied" for three seconds (checklist 81, 298, 308). */
export function useCopied(done: { title: string; description: string }) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )

  async function copy(text: string) {
    clearTimeout(timer.current)
    try {
      await copyText(text)
    } catch {
      setCopied(false)
      toast({ ...share.invite.copyFailed, variant: 'destructive' })
      return
    }
    setCopied(true)
    toast(done)
    timer.current = setTimeout(() => {
      setCopied(false)
    }, RESET_AFTER_MS)
  }

  return { copied, copy }
}
