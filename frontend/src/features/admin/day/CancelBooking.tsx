import { useState } from 'react'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts } from '../../../content/admin/day'
import { courtHour } from '../../../format/dates'
import { Tiles } from '../../../ui/Tiles'
import { ReasonForm } from '../confirm/ReasonForm'
import { nameOrEmail } from '../entry/personNames'
import { useSendsMail } from '../section/useSendsMail'
import { useCancelForMemberMutation } from './day.generated'
import { possibleAt } from './days'
import type { DayView } from './dayView'
import { slotId } from './freeHour'

const texts = dayTexts.cancel

interface CancelBookingProps extends Pick<DayView, 'now' | 'onDone'> {
  booking: DeskBookingRowFragment
}

/** Cancels a booking with a reason; in its last 2 hours the late fee can be written down. */
export function CancelBooking({ booking, now, onDone }: CancelBookingProps) {
  const { id, startsAt, court } = booking
  const name = nameOrEmail(booking.person)
  const [cancelForMember] = useCancelForMemberMutation()
  const sendsMail = useSendsMail()
  const [writesLateFee, setWritesLateFee] = useState(false)
  const canBeLate = possibleAt(now, booking).lateFee

  async function cancel(reason: string) {
    const input = { id, reason, writesLateFee: canBeLate && writesLateFee }
    const { data } = await cancelForMember({ variables: { input } })
    const { charges = [], notTold } = data?.cancelForMember ?? {}
    const settled = input.writesLateFee ? [] : charges.filter(({ state }) => state === 'settled')
    const sum = settled.length > 0 ? chargeTexts.sum(settled) : undefined
    await onDone(texts.done(name, courtHour(startsAt), sum), notTold)
    document.getElementById(slotId(court.id, startsAt))?.focus({ preventScroll: true })
  }

  return (
    <ReasonForm
      name={texts.named(name)}
      texts={{ ...texts, hint: texts.hint(sendsMail) }}
      onSubmit={cancel}
    >
      {canBeLate && (
        <Tiles
          type="checkbox"
          columns={2}
          tiles={[
            { name: 'lateFee', value: 'lateFee', label: texts.lateFee, checked: writesLateFee },
          ]}
          onChange={({ target }) => setWritesLateFee(target.checked)}
        />
      )}
    </ReasonForm>
  )
}
