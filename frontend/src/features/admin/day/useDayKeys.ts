import { useDocumentKeys } from '../section/useDocumentKeys'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Calls `onStep` with -1 or 1 for the left and right arrow keys, and `onToday` for the key T, unless a
 * field or a dialog has the focus.
 */
export function useDayKeys(onStep: (days: number) => void, onToday: () => void): void {
  useDocumentKeys(event => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const step = STEPS[key]
    const isToday = key.toLowerCase() === 't'
    if ((step === undefined && !isToday) || altKey || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return
    event.preventDefault()
    if (step === undefined) onToday()
    else onStep(step)
  })
}
