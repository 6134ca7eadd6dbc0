import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type CourtSlots, slotId } from './slots'

/** A slot by the index of its court and of its hour. */
interface Position {
  court: number
  hour: number
}

const steps: Record<string, Position> = {
  ArrowUp: { court: 0, hour: -1 },
  ArrowDown: { court: 0, hour: 1 },
  ArrowLeft: { court: -1, hour: 0 },
  ArrowRight: { court: 1, hour: 0 },
  Home: { court: 0, hour: -Infinity },
  End: { court: 0, hour: Infinity },
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index))

/** Keeps one slot in the tab order and moves it with the arrow keys, Home and End. */
export function useRovingSlot(courts: readonly CourtSlots[]) {
  const [at, setAt] = useState(() => firstOpen(courts))
  const isMoving = useRef(false)

  // After the render, because a phone shows the court of the focused slot only.
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    const shown = courts[at.court]
    const slot = shown?.slots[at.hour]
    if (shown && slot) document.getElementById(slotId(shown.court, slot))?.focus()
  }, [at, courts])

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    isMoving.current = true
    setAt(({ court, hour }) => ({
      court: clamp(court + step.court, courts.length),
      hour: clamp(hour + step.hour, courts[court]?.slots.length ?? 0),
    }))
  }

  // The hours that are past leave the list.
  const hour = clamp(at.hour, courts[at.court]?.slots.length ?? 0)
  return { at: { ...at, hour }, setAt, onKeyDown }
}

/** Returns the earliest free slot, or the first one. */
function firstOpen(courts: readonly CourtSlots[]): Position {
  const first = courts
    .map(({ slots }, court) => ({ court, hour: slots.findIndex(({ state }) => state === 'open') }))
    .filter(({ hour }) => hour >= 0)
    .sort((one, other) => one.hour - other.hour)[0]
  return first ?? { court: 0, hour: 0 }
}
