import { useState } from 'react'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import { useCardAction } from '../../../api/useCardAction'
import { chargesTexts } from '../../../content/admin/charges'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts as texts } from '../../../content/admin/day'
import { courtDateTime, courtHour } from '../../../format/dates'
import { Button } from '../../../ui/Button'
import { SmallButton } from '../../../ui/SmallButton'
import { ButtonRow } from '../../../ui/ButtonRow'
import { Dialog } from '../../../ui/Dialog'
import { Notice } from '../../../ui/Notice'
import { Stack } from '../../../ui/Stack'
import { useReopenChargeMutation } from '../charges/charges.generated'
import { PersonLink } from '../entry/PersonLink'
import { nameOrEmail } from '../entry/personNames'
import { moneyFields } from '../money/moneyFields'
import { Attendance } from './Attendance'
import { bookingId, openCharges } from './BookingEntry'
import { CancelBooking } from './CancelBooking'
import { ChangeGuests } from './ChangeGuests'
import { useReleaseCourtMutation } from './day.generated'
import { possibleAt } from './days'
import type { DayView } from './dayView'
import { slotId } from './freeHour'
import { Players } from './Players'
import { QuietButton } from './QuietButton'

interface BookingDialogProps extends Pick<
  DayView,
  'now' | 'onOpen' | 'onMove' | 'onStart' | 'onDone'
> {
  booking: DeskBookingRowFragment
  /** Why the day has the booking no more. */
  gone: string | undefined
  onClose: () => void
}

/**
 * What belongs to a booking, and everything that the desk can do with it. If another desk has taken it
 * away meanwhile, only that is said.
 */
export function BookingDialog({ gone, ...desk }: BookingDialogProps) {
  const { booking, onClose } = desk
  return (
    <Dialog
      title={texts.booking.title(nameOrEmail(booking.person))}
      // The focused button is gone too.
      subject={gone ?? booking.id}
      opener={bookingId(booking.id)}
      around={slotId(booking.court.id, booking.startsAt)}
      onClose={onClose}
    >
      <div>
        <div role="status">{gone && <Notice>{gone}</Notice>}</div>
        {!gone && <Booking {...desk} />}
      </div>
    </Dialog>
  )
}

function Booking({ booking, onClose, ...desk }: Omit<BookingDialogProps, 'gone'>) {
  const { now, onOpen, onMove, onStart, onDone } = desk
  const { person, court, startsAt, endsAt, status, holdsCourt, charges } = booking
  const possible = possibleAt(now, booking)
  const open = openCharges(booking)
  return (
    <Stack gap="s6">
      <Stack gap="s4">
        <p>
          <PersonLink person={person} />
          <span>{`, ${texts.move.place(court.name, courtDateTime(startsAt))}`}</span>
        </p>
        {booking.guests.length > 0 && <p>{texts.guests(booking.guests)}</p>}
        {charges.length > 0 && <p>{chargeTexts.list(charges)}</p>}
        <Attendance booking={booking} now={now} isOpen onStart={onStart} />
        <Players booking={booking} now={now} onStart={onStart} />
        <Reopen booking={booking} />
      </Stack>
      <Stack gap="s4">
        <ButtonRow>
          {open.length > 0 && (
            <Button size="small" onClick={() => onOpen({ kind: 'settle', booking })}>
              {texts.settle.label(chargeTexts.sum(open))}
            </Button>
          )}
          {possible.move && status === 'confirmed' && (
            <SmallButton
              onClick={() => {
                onClose()
                onMove(booking)
              }}
            >
              {texts.move.action}
            </SmallButton>
          )}
          {status === 'no_show' && holdsCourt && new Date(endsAt) > now && (
            <Release booking={booking} onDone={onDone} />
          )}
        </ButtonRow>
        {possible.guests && status === 'confirmed' && (
          <ChangeGuests booking={booking} onDone={onDone} />
        )}
        {possible.cancel && <CancelBooking booking={booking} now={now} onDone={onDone} />}
      </Stack>
    </Stack>
  )
}

/** Frees the court of a member who did not come (BOOKING-27). */
function Release({ booking, onDone }: Pick<BookingDialogProps, 'booking' | 'onDone'>) {
  const { id, court, startsAt } = booking
  const [releaseCourt] = useReleaseCourtMutation()
  const { pending, problem, run } = useCardAction(texts.release)
  async function release() {
    await releaseCourt({ variables: { input: { id } } })
    await onDone(texts.release.done(court.name, courtHour(startsAt)))
  }
  return (
    <>
      <SmallButton
        pending={pending && texts.saving}
        onClick={() => void run(release, () => invalidate('courtSchedule'))}
      >
        {texts.release.label}
      </SmallButton>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
    </>
  )
}

const reopenedFields = ['courtSchedule', ...moneyFields] as const

/** Takes back that charges of the booking were settled or waived, and says so. */
function Reopen({ booking }: Pick<BookingDialogProps, 'booking'>) {
  const [reopenCharge] = useReopenChargeMutation(refetches(...reopenedFields))
  const { pending, problem, run } = useCardAction(texts.reopen)
  const [done, setDone] = useState('')
  const decided = booking.charges.filter(({ state }) => state === 'settled' || state === 'waived')

  async function reopen({ id, ...charge }: DeskBookingRowFragment['charges'][number]) {
    setDone('')
    await reopenCharge({ variables: { input: { id } } })
    setDone(chargesTexts.reopen.done(chargeTexts.one(charge), nameOrEmail(booking.person)))
  }

  // It stays for what it says of the last charge.
  if (decided.length === 0 && !pending && !done && !problem) return null
  return (
    <div>
      {decided.map(charge => (
        <QuietButton
          key={charge.id}
          label={texts.reopen.label(chargeTexts.one(charge))}
          name={texts.reopen.label(chargeTexts.one(charge))}
          disabled={pending}
          onClick={() =>
            void run(
              () => reopen(charge),
              () => invalidate(...reopenedFields),
            )
          }
        />
      ))}
      <div role="status">{done}</div>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
    </div>
  )
}
