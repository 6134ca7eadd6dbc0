import { useState } from 'react'
import { invalidate } from '../../../api/apollo/invalidate'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts } from '../../../content/admin/day'
import { courtHour } from '../../../format/dates'
import { Tiles } from '../../../ui/Tiles'
import { ReasonForm } from '../confirm/ReasonForm'
import { nameOrEmail } from '../entry/personNames'
import { orRefresh } from '../list/orRefresh'
import { useSendsMail } from '../section/useSendsMail'
import { useCancelForMemberMutation } from './day.generated'
import { possibleAt } from './days'
import type { DayView } from './dayView'

const texts = dayTexts.cancel

interface CancelBookingProps extends Pick<DayView, 'now' | 'onDone'> {
  booking: DeskBookingRowFragment
}

/** Cancels a booking with a reason; in its last 2 hours the late fee can be written down. */
export function CancelBooking({ booking, now, onDone }: CancelBookingProps) {
  const { id, startsAt } = booking
  const name = nameOrEmail(booking.person)
  const [cancelForMember] = useCancelForMemberMutation()
  const sendsMail = useSendsMail()
  const [isLate, setIsLate] = useState(false)
  const canBeLate = possibleAt(now, booking).lateFee
  const writesLateFee = canBeLate && isLate

  async function cancel(reason: string) {
    const { data } = await orRefresh(
      cancelForMember({ variables: { input: { id, reason, writesLateFee } } }),
      () => invalidate('courtSchedule'),
    )
    const { charges = [], notTold } = data?.cancelForMember ?? {}
    const fees = charges.filter(({ kind, state }) =>
      writesLateFee ? kind === 'late_cancellation' : state === 'settled',
    )
    const sum = fees.length > 0 ? chargeTexts.sum(fees) : undefined
    const done = texts.done(name, courtHour(startsAt))
    await onDone(sum ? `${done} ${texts[writesLateFee ? 'late' : 'settled'](sum)}` : done, notTold)
  }

  return (
    <ReasonForm
      name={texts.named(name)}
      texts={{ ...texts, hint: texts[writesLateFee ? 'lateHint' : 'hint'](sendsMail) }}
      onSubmit={cancel}
    >
      {canBeLate && (
        <Tiles
          type="checkbox"
          columns={2}
          tiles={[{ name: 'lateFee', value: 'lateFee', label: texts.lateFee, checked: isLate }]}
          onChange={({ target }) => setIsLate(target.checked)}
        />
      )}
    </ReasonForm>
  )
}
