import { Suspense, useEffect, useState } from 'react'
import type { CourtDayFieldsFragment, StandbyRowFragment } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import { guestDraft } from '../../form/GuestFields'
import { lazyComponent } from '../../hydration/lazyComponent'
import { clearDraft } from '../../session/drafts'
import { type Allowance, ownBookingAt } from './allowance'
import { OwnBooking } from './OwnBooking'
import type { Court, Slot } from './slots'
import type { OpenedSlot } from './useOpenedSlot'

/* The panels are loaded while the member chooses an hour. */
const BookingPanel = lazyComponent(() => import('./BookingPanel').then(m => m.BookingPanel))
void BookingPanel.prefetch()

const StandbyPanel = lazyComponent(() => import('./StandbyPanel').then(m => m.StandbyPanel))
void StandbyPanel.prefetch()

interface SlotPanelProps {
  opened: OpenedSlot
  day: CourtDayFieldsFragment
  court: Court
  slot: Slot
  allowance: Allowance
  /** The member's own place in line for the hour. */
  inLine: StandbyRowFragment | undefined
  onClose: () => void
}

/** The panel of the chosen hour: the member's booking, the line for it, or the form that books it. */
export function SlotPanel({
  opened,
  day,
  court,
  slot,
  allowance,
  inLine,
  onClose,
}: SlotPanelProps) {
  // It stays as it was sent until there is an answer: then it closes, or says why it was refused.
  const [sent, setSent] = useState<{ slot: Slot; allowance: Allowance }>()
  const shown = sent ?? { slot, allowance }
  const onSending = (isSending: boolean) => {
    setSent(isSending ? { slot, allowance } : undefined)
  }
  const { state } = shown.slot
  const booking = ownBookingAt(shown.allowance, court, shown.slot)
  const isFormOver = booking !== undefined && opened.isOpen
  useEffect(() => {
    if (isFormOver) clearDraft(guestDraft)
  }, [isFormOver])

  if (booking)
    return (
      <OwnBooking
        booking={booking}
        isNew={!opened.isOwn}
        day={day}
        court={court}
        slot={slot}
        onSending={onSending}
        onClose={onClose}
      />
    )
  const isTaken = ['taken', 'closed', 'offered'].includes(state)
  // An offer has just been taken; the booking is still being loaded.
  const isTaking = state === 'mine' && !opened.isOwn
  const note = opened.isOwn && state !== 'mine' && state !== 'past' ? courts.panel.gone : undefined
  return (
    <Suspense>
      {(isTaken || isTaking) && !opened.isOpen ? (
        <StandbyPanel.Component
          day={day}
          court={court}
          slot={slot}
          own={inLine}
          note={note}
          onClose={onClose}
        />
      ) : (
        <BookingPanel.Component
          day={day}
          court={court}
          slot={shown.slot}
          allowance={shown.allowance}
          note={note}
          onSending={onSending}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
