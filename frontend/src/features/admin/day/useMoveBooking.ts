import type { ChargeDetail } from '@shared/errors'
import { useState } from 'react'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { failureOf } from '../../../api/apollo/errors'
import { invalidate } from '../../../api/apollo/invalidate'
import { sendOrFind } from '../../../api/apollo/sendOrFind'
import { useAction } from '../../../api/useAction'
import { dayTexts } from '../../../content/admin/day'
import { courtDateTime } from '../../../format/dates'
import { nameOrEmail } from '../entry/personNames'
import { orUnanswered } from '../list/orUnanswered'
import { useMoveForMemberMutation } from './day.generated'
import type { DayView } from './dayView'
import { findBooking } from './findBooking'
import { type FreeHour, slotId } from './freeHour'

const texts = dayTexts.move

/** A booking that is being moved. */
export interface Moving {
  /** It is where the move bar shows it; the server refuses to move it from anywhere else. */
  booking: DeskBookingRowFragment
  /** The hour that was chosen, if it costs extra, and what it costs. */
  offer?: { hour: FreeHour; charges: readonly ChargeDetail[] }
  failure?: string
}

/**
 * Moves a booking: `begin` chooses it, and `moveTo` sends it to a free hour of any day. If that costs
 * extra, `moving.offer` has the charges, which `accept` accepts.
 */
export function useMoveBooking({ onStart, onDone }: Pick<DayView, 'onStart' | 'onDone'>) {
  const [moving, setMoving] = useState<Moving>()
  const [moveForMember] = useMoveForMemberMutation()
  /** Shows what has become of a move, unless the desk has stopped it meanwhile. */
  const show = ({ id }: DeskBookingRowFragment, next: Moving | undefined) =>
    setMoving(current => (current?.booking.id === id ? next : current))
  const { pending, run } = useAction(texts.failed, ({ description }, { code, details }) => {
    // Where another desk has moved it.
    const place = code === 'CONFLICT' ? details.place : undefined
    setMoving(
      current => current && { booking: { ...current.booking, ...place }, failure: description },
    )
  })

  async function send({ booking }: Moving, hour: FreeHour, acceptsCharges: boolean) {
    const place = { courtId: hour.court.id, startsAt: hour.startsAt }
    const before = { courtIdBefore: booking.court.id, startsAtBefore: booking.startsAt }
    const input = { id: booking.id, ...place, ...before, acceptsCharges }
    try {
      const notTold = await sendOrFind(
        async () => (await moveForMember({ variables: { input } })).data?.moveForMember?.notTold,
        ['courtSchedule'],
        async () => (await findBooking(hour, ({ id }) => id === booking.id)) && [],
      )
      show(booking, undefined)
      const name = nameOrEmail(booking.person)
      const where = texts.place(hour.court.name, courtDateTime(hour.startsAt))
      await onDone(texts.done(name, where), notTold)
      document.getElementById(slotId(hour.court.id, hour.startsAt))?.focus()
    } catch (error) {
      const { code, details } = failureOf(error)
      if (code !== 'CHARGE_REQUIRED' || !details.charges) throw error
      show(booking, { booking, offer: { hour, charges: details.charges } })
    }
  }

  const move = (hour: FreeHour, acceptsCharges: boolean) => {
    if (!moving) return
    onStart()
    void run(
      () =>
        orUnanswered(send(moving, hour, acceptsCharges), () => {
          show(moving.booking, { booking: moving.booking, failure: dayTexts.unanswered })
        }),
      () => invalidate('courtSchedule'),
    )
  }
  return {
    moving,
    pending,
    begin: (booking: DeskBookingRowFragment) => {
      onStart()
      setMoving({ booking })
    },
    moveTo: (hour: FreeHour) => move(hour, false),
    accept: () => {
      if (moving?.offer) move(moving.offer.hour, true)
    },
    stop: () => setMoving(undefined),
  }
}
