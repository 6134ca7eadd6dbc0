import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../../api/apollo/errors'
import type { CourtDayFieldsFragment } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import { ChargeAgreement } from '../../form/ChargeAgreement'
import { Form } from '../../form/Form'
import {
  blankGuests,
  guestDraft,
  GuestFields,
  guestsOf,
  guestsSchema,
} from '../../form/GuestFields'
import type { GuestValues } from '../../form/guests.schema'
import { Dialog } from '../../ui/Dialog'
import { Notice } from '../../ui/Notice'
import { notConnected } from '../../ui/notConnected'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import {
  type Allowance,
  freeGuestsTexts,
  lateTexts,
  monthOf,
  refusalOf,
  usedTexts,
} from './allowance'
import { previewCharges } from './charges'
import { type Court, type Slot, slotId, whenOf } from './slots'
import { useBookCourt } from './useBookCourt'

const texts = courts.panel

interface BookingPanelProps {
  day: CourtDayFieldsFragment
  court: Court
  slot: Slot
  allowance: Allowance
  /** What has become of the booking that the panel was opened for. */
  note?: string | undefined
  /** It is being booked, or was refused. Until then, the hour and the allowance must not change. */
  onSending: (isSending: boolean) => void
  onClose: () => void
}

/** Shows what one hour costs, and books it. */
export function BookingPanel({
  day,
  court,
  slot,
  allowance,
  note,
  onSending,
  onClose,
}: BookingPanelProps) {
  const when = whenOf(day, slot)
  const [openedAt] = useState(() => new Date())
  const { chargesFor, book } = useBookCourt()
  const month = monthOf(allowance, day.date)
  const free = freeGuestsTexts(allowance, month)
  const id = slotId(court, slot)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  function chargesOf(guests: number) {
    return chargesFor(guests) ?? (month ? previewCharges(month, guests) : [])
  }
  async function submit(values: GuestValues) {
    const guests = guestsOf(values)
    const booking = { courtId: court.id, startsAt: slot.startsAt, guests }
    onSending(true)
    try {
      await book(booking, chargesOf(guests.length))
    } catch (error) {
      onSending(false)
      // The form says it, unless the panel was closed meanwhile.
      if (!isShown.current)
        toast({
          title: courts.problem.title,
          description: failureOf(error).message ?? notConnected,
          variant: 'destructive',
        })
      throw error
    }
    onClose()
    toast(courts.booked(court.name, when))
  }

  return (
    <Dialog title={court.name} subject={id} opener={id} hasOwnEntry isBeside onClose={onClose}>
      {note && <Notice done>{note}</Notice>}
      <Stack gap="s2">
        <Text size="strong" weight="semibold">
          {when}
        </Text>
        <Text tone="muted">{usedTexts(allowance, month)}</Text>
        {free && <Text tone="muted">{free}</Text>}
      </Stack>
      <Form
        schema={guestsSchema}
        blank={blankGuests}
        draft={guestDraft}
        submit={submit}
        withoutToast
        failed={{ ...courts.problem, preferServer: true }}
      >
        <GuestFields />
        <ChargeAgreement
          texts={texts}
          chargesFor={chargesOf}
          note={lateTexts(slot, openedAt)}
          refusal={refusalOf(allowance, day, slot)}
        />
      </Form>
    </Dialog>
  )
}
