import { useEffect, useEffectEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Calls `onStep` with -1 or 1 for the left and right arrow keys, unless a field or a dialog has the focus. */
export function useDayKeys(onStep: (days: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const step = STEPS[key]
    if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return
    event.preventDefault()
    onStep(step)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
