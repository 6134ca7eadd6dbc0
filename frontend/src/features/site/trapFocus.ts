import type { KeyboardEvent } from 'react'

/** Keeps Tab inside an element: at either end, the focus moves to the other end. */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled')
  const first = stops[0]
  const last = stops[stops.length - 1]
  const [end, otherEnd] = event.shiftKey ? [first, last] : [last, first]
  if (event.target !== end) return
  event.preventDefault()
  otherEnd?.focus()
}
