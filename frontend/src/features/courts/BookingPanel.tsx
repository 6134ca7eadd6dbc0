import { useState } from 'react'
import type { CourtDayFieldsFragment } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import { Button } from '../../ui/Button'
import { Problem } from '../../ui/Problem'
import { Dialog } from '../../ui/Dialog'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { useRestoreFocus } from '../../ui/useRestoreFocus'
import {
  type Allowance,
  freeGuestsTexts,
  lateTexts,
  monthOf,
  refusalOf,
  usedTexts,
} from './allowance'
import { previewCharges, totalCents } from './charges'
import { Costs } from './Costs'
import { Guests } from './Guests'
import { type Court, type Slot, slotId, whenOf } from './slots'
import { useBookCourt } from './useBookCourt'

const texts = courts.panel

interface BookingPanelProps {
  day: CourtDayFieldsFragment
  court: Court
  slot: Slot
  allowance: Allowance
  /** The names of the guests, as typed. They outlast the panel until something is booked. */
  guests: readonly string[]
  onGuests: (guests: readonly string[]) => void
  onClose: () => void
}

/** Shows what one hour costs, and books it. */
export function BookingPanel({
  day,
  court,
  slot,
  allowance,
  guests,
  onGuests,
  onClose,
}: BookingPanelProps) {
  const when = whenOf(day, slot)
  const [openedAt] = useState(() => new Date())
  const { pending, problem, required, book } = useBookCourt(() => {
    onGuests([])
    onClose()
    toast(courts.booked(court.name, when))
  })
  const named = guests.map(name => name.trim()).filter(Boolean)
  const month = monthOf(allowance, day.date)
  const free = freeGuestsTexts(allowance, month)
  const preview = month ? previewCharges(month, named.length) : []
  const charges = required?.guests === named.length ? required.charges : preview
  const refusal = pending ? undefined : refusalOf(allowance, day, slot)
  const failure = refusal ?? problem
  const message = { courtId: court.id, startsAt: slot.startsAt, guests: named }
  const id = slotId(court, slot)
  useRestoreFocus(id)
  return (
    <Dialog
      title={court.name}
      subject={id}
      closeLabel={texts.close}
      hasOwnEntry
      isBeside
      onClose={onClose}
    >
      <form
        method="post"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void book(message, charges)
        }}
      >
        <Stack gap="s5">
          <Stack gap="s2">
            <Text size="strong" weight="semibold">
              {when}
            </Text>
            <Text tone="muted">{usedTexts(allowance, month)}</Text>
            {free && <Text tone="muted">{free}</Text>}
          </Stack>
          <Guests names={guests} onChange={onGuests} />
          <Costs charges={charges} note={lateTexts(slot, openedAt)} />
          <div>
            <Button
              block
              type="submit"
              disabled={refusal !== undefined}
              pending={pending && texts.pending}
            >
              {charges.length > 0 ? texts.accept(totalCents(charges)) : texts.book}
            </Button>
            <Problem>{failure}</Problem>
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
