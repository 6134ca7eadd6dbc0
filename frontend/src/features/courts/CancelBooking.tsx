import { useState } from 'react'
import { MemberBookingsDocument, useCancelBookingMutation } from './memberBookings.generated'
import type { OwnBookingFragment } from '../../api/operationTypes'
import { failureOf } from '../../api/apollo/errors'
import { bookingFields } from '../../api/apollo/invalidate'
import { requestAgain, sendOrFind } from '../../api/apollo/sendOrFind'
import { useCardAction } from '../../api/useCardAction'
import { memberBookings } from '../../content/memberBookings'
import { problems } from '../../content/problems'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Problem } from '../../ui/Problem'
import { focusOrTitle } from '../../ui/focusOrTitle'
import { toast } from '../../ui/toast'
import { invalidateBookings, refetchBookings } from './refetchBookings'

const texts = memberBookings.cancel

interface CancelBookingProps {
  booking: OwnBookingFragment
  /** Called when the request is sent, and again when the booking stays. */
  onSending?: (isSending: boolean) => void
  /** Called when the booking is cancelled: what had the focus is gone. */
  onDone?: () => void
}

/** Cancels a booking, after saying what that costs. The server decides whether it is late. */
export function CancelBooking({ booking, onSending, onDone = focusOrTitle }: CancelBookingProps) {
  const { id, startsAt, freeUntil, court, charges } = booking
  const openFees = charges.filter(({ state }) => state === 'open')
  const [cancelBooking] = useCancelBookingMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)
  const stays = () => Promise.resolve(onSending?.(false))
  const [isLate, setIsLate] = useState(() => new Date() > new Date(freeUntil))

  async function cancel() {
    let lateCents = 0
    onSending?.(true)
    try {
      const fees = await sendOrFind(
        async () => {
          const input = { id, acceptsCharges: isLate }
          return (await cancelBooking({ variables: { input } })).data?.cancelBooking?.charges ?? []
        },
        bookingFields,
        () => findFees(booking),
      )
      lateCents = fees.find(({ kind }) => kind === 'late_cancellation')?.cents ?? 0
    } catch (error) {
      const { code, message } = failureOf(error)
      if (code === 'CHARGE_REQUIRED') {
        onSending?.(false)
        setIsLate(true)
        return
      }
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') throw error
      // It was cancelled elsewhere. A toast, because the booking leaves the page.
      await invalidateBookings()
      const { title, description } = problems.failed
      toast({ title, description: message ?? description, variant: 'destructive' })
      onDone()
      return
    }
    toast(texts.done(court.name, startsAt, lateCents))
    onDone()
  }

  return (
    <>
      <ConfirmButton
        texts={{
          ...texts,
          name: texts.name(court.name, startsAt),
          question: isLate
            ? texts.late(court.name, startsAt, openFees)
            : texts.free(court.name, startsAt),
          yes: isLate ? texts.yesLate : texts.yes,
        }}
        pending={pending}
        onConfirm={() => void run(cancel, stays)}
      />
      <Problem>{problem}</Problem>
    </>
  )
}

/**
 * Returns the open fees of a booking that is cancelled; undefined if it is not. A booking that has begun
 * is not to come any more, cancelled or not.
 */
async function findFees({ id, court, startsAt }: OwnBookingFragment) {
  const allowance = (await requestAgain(MemberBookingsDocument))?.bookingAllowance
  if (new Date() >= new Date(startsAt)) return undefined
  if (!allowance || allowance.upcoming.some(one => one.id === id)) return undefined
  return allowance.openCharges.filter(
    charge => charge.courtName === court.name && charge.startsAt === startsAt,
  )
}
