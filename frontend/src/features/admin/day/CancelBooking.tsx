import { useState } from 'react'
import { invalidate } from '../../../api/apollo/invalidate'
import type { DeskBookingRowFragment, NotToldRowFragment } from '../../../api/operationTypes'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts } from '../../../content/admin/day'
import { courtHour } from '../../../format/dates'
import { Tiles } from '../../../ui/Tiles'
import { ReasonForm } from '../confirm/ReasonForm'
import { nameOrEmail } from '../entry/personNames'
import { orFindDone } from '../list/orFindDone'
import { useSendsMail } from '../section/useSendsMail'
import { useCancelForMemberMutation } from './day.generated'
import { possibleAt } from './days'
import type { DayView } from './dayView'
import { findSchedule } from './findSchedule'

const texts = dayTexts.cancel

interface CancelBookingProps extends Pick<DayView, 'now' | 'onDone'> {
  booking: DeskBookingRowFragment
}

/** The charges of a cancelled booking, and whom the cancellation could not tell. */
interface Cancelled {
  charges: DeskBookingRowFragment['charges']
  notTold?: readonly NotToldRowFragment[] | null
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
    const { result, isAnswered } = await orFindDone<Cancelled | null | undefined>(
      cancelForMember({ variables: { input: { id, reason, writesLateFee } } }).then(
        ({ data }) => data?.cancelForMember,
      ),
      () => invalidate('courtSchedule'),
      () => findCancelled(booking),
    )
    const { charges = [], notTold } = result ?? {}
    const fees = charges.filter(({ kind, state }) =>
      writesLateFee ? kind === 'late_cancellation' : state === 'settled',
    )
    const sum = fees.length > 0 ? chargeTexts.sum(fees) : undefined
    const done = (isAnswered ? texts.done : texts.doneUnanswered)(name, courtHour(startsAt))
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

/**
 * Returns the charges from before the cancellation if the booking is cancelled: a settled one stays settled,
 * and a late fee is unknown without the server's response.
 */
async function findCancelled({
  id,
  startsAt,
  charges,
}: DeskBookingRowFragment): Promise<Cancelled | undefined> {
  const schedule = await findSchedule(startsAt)
  return schedule?.cancelled.some(booking => booking.id === id) ? { charges } : undefined
}
