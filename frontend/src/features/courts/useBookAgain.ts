import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CourtDayFieldsFragment } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import { courtHour } from '../../format/dates'
import { guestDraft, guestValuesOf } from '../../form/GuestFields'
import { saveDraft } from '../../session/drafts'
import { type Court, type Slot, stateTexts, whenOf } from './slots'

/** An hour to book once more. */
export interface HourAgain {
  /** The name of the court. */
  court: string
  /** The hour on the clock: 6 PM */
  hour: string
  guests: readonly string[]
}

/**
 * Opens the hour that a member books again, when its day is shown first. Returns why it cannot be
 * booked, if it is not free.
 */
export function useBookAgain(
  day: CourtDayFieldsFragment,
  open: (court: Court, slot: Slot) => void,
): string | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const again = againIn(location.state)
  const found =
    again &&
    day.courts
      .filter(({ court }) => court.name === again.court)
      .flatMap(({ court, slots }) => slots.map(slot => ({ court, slot })))
      .find(({ slot }) => courtHour(slot.startsAt) === again.hour)
  const isOpen = found?.slot.state === 'open'

  const start = useEffectEvent(() => {
    if (!isOpen) return
    saveDraft(guestDraft, guestValuesOf(again?.guests ?? []))
    // Back closes the panel, and does not open it again.
    void navigate({ search: location.search }, { replace: true, state: { samePage: true } })
    open(found.court, found.slot)
  })
  useEffect(() => {
    start()
  }, [])

  if (!again || isOpen) return undefined
  return found
    ? courts.again.state(found.court.name, whenOf(day, found.slot), stateTexts(found.slot))
    : courts.again.missing(again.court, again.hour)
}

function againIn(state: unknown): HourAgain | undefined {
  if (typeof state !== 'object' || state === null || !('again' in state)) return undefined
  // Only BookAgain writes it.
  return state.again as HourAgain
}
