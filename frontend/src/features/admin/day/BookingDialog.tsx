import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import { useCardAction } from '../../../api/useCardAction'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts as texts } from '../../../content/admin/day'
import { courtDateTime, courtHour } from '../../../format/dates'
import { Button } from '../../../ui/Button'
import { ButtonRow } from '../../../ui/ButtonRow'
import { Dialog } from '../../../ui/Dialog'
import { Notice } from '../../../ui/Notice'
import { Stack } from '../../../ui/Stack'
import { useRestoreFocus } from '../../../ui/useRestoreFocus'
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
import { Players } from './Players'
import { QuietButton } from './QuietButton'

interface BookingDialogProps extends Pick<
  DayView,
  'now' | 'onOpen' | 'onMove' | 'onStart' | 'onDone'
> {
  booking: DeskBookingRowFragment
  onClose: () => void
}

/** What belongs to a booking, and everything that the desk can do with it. */
export function BookingDialog({ booking, onClose, ...desk }: BookingDialogProps) {
  const { now, onOpen, onMove, onStart, onDone } = desk
  const { id, person, court, startsAt, status, holdsCourt, charges } = booking
  const name = nameOrEmail(person)
  const possible = possibleAt(now, booking)
  const open = openCharges(booking)
  useRestoreFocus(bookingId(id))
  return (
    <Dialog title={texts.booking.title(name)} subject={id} onClose={onClose}>
      <Stack gap="s4">
        <p>
          <PersonLink person={person} />
          <span>{`, ${texts.move.place(court.name, courtDateTime(startsAt))}`}</span>
        </p>
        {booking.guests.length > 0 && <p>{texts.guests(booking.guests)}</p>}
        {charges.length > 0 && <p>{chargeTexts.list(charges)}</p>}
        <Attendance booking={booking} now={now} onStart={onStart} />
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
            <Button
              tone="secondary"
              size="small"
              onClick={() => {
                onClose()
                onMove(booking)
              }}
            >
              {texts.move.action}
            </Button>
          )}
          {status === 'no_show' && holdsCourt && <Release booking={booking} onDone={onDone} />}
        </ButtonRow>
        {possible.guests && status === 'confirmed' && (
          <ChangeGuests booking={booking} onDone={onDone} />
        )}
        {possible.cancel && <CancelBooking booking={booking} now={now} onDone={onDone} />}
      </Stack>
    </Dialog>
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
      <Button
        tone="secondary"
        size="small"
        pending={pending && texts.saving}
        onClick={() => void run(release, () => invalidate('courtSchedule'))}
      >
        {texts.release.label}
      </Button>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
    </>
  )
}

/** Takes back that charges of the booking were settled or waived. */
function Reopen({ booking }: Pick<BookingDialogProps, 'booking'>) {
  const [reopenCharge] = useReopenChargeMutation(refetches('courtSchedule', ...moneyFields))
  const { pending, problem, run } = useCardAction(texts.reopen)
  const decided = booking.charges.filter(({ state }) => state === 'settled' || state === 'waived')
  if (decided.length === 0) return null
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
              () => reopenCharge({ variables: { input: { id: charge.id } } }),
              () => invalidate('courtSchedule'),
            )
          }
        />
      ))}
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
    </div>
  )
}
