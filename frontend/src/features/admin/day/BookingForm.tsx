import { useState } from 'react'
import { sendOrFind } from '../../../api/apollo/sendOrFind'
import type { BookForMemberInput, DeskBookingRowFragment } from '../../../api/operationTypes'
import { useBookForMemberMutation } from './day.generated'
import { dayTexts } from '../../../content/admin/day'
import { courtHour } from '../../../format/dates'
import { planNameOf } from '../../../format/planNames'
import { ChargeAgreement } from '../../../form/ChargeAgreement'
import { Form } from '../../../form/Form'
import { blankGuests, GuestFields, guestsOf, guestsSchema } from '../../../form/GuestFields'
import type { GuestValues } from '../../../form/guests.schema'
import { useChargeAgreement } from '../../../form/useChargeAgreement'
import { Button } from '../../../ui/Button'
import { Problem } from '../../../ui/Problem'
import { Stack } from '../../../ui/Stack'
import { nameOrEmail } from '../entry/personNames'
import { orUnanswered } from '../list/orUnanswered'
import { useSendsMail } from '../section/useSendsMail'
import type { Member } from './FindMember'
import type { DayView } from './dayView'
import { findBooking } from './findBooking'
import type { FreeHour } from './freeHour'

const texts = dayTexts.book

type Booking = Omit<BookForMemberInput, 'acceptsCharges' | 'submissionKey'>

interface BookingFormProps {
  hour: FreeHour
  member: Member
  onBooked: DayView['onDone']
  onOther: () => void
}

/** The guests of the booking, and the charges that the team accepts for the member. */
export function BookingForm({ hour, member, onBooked, onOther }: BookingFormProps) {
  const { court, startsAt } = hour
  const { number, plan, person, id: membershipId } = member
  const name = nameOrEmail(person)
  const [bookForMember] = useBookForMemberMutation()
  const [isUnanswered, setIsUnanswered] = useState(false)
  const sendsMail = useSendsMail()
  // A court that was released can be booked again, also for the member who did not come.
  const isOfMember = (booking: DeskBookingRowFragment) =>
    booking.holdsCourt && booking.person.email === person.email
  const { chargesFor, book } = useChargeAgreement(
    (booking: Booking, { acceptsCharges, submissionKey = '' }) =>
      sendOrFind(
        async () => {
          const input = { ...booking, acceptsCharges, submissionKey }
          return (await bookForMember({ variables: { input } })).data?.bookForMember?.notTold
        },
        ['courtSchedule'],
        async () => (await findBooking(hour, isOfMember)) && [],
      ),
  )

  async function submit(values: GuestValues) {
    const guests = guestsOf(values)
    const booking = { membershipId, courtId: court.id, startsAt, guests }
    const done = texts.done(name, court.name, courtHour(startsAt))
    setIsUnanswered(false)
    const booked = book(booking, chargesFor(guests.length) ?? [])
    await orUnanswered(
      booked.then(notTold => onBooked(done, notTold)),
      () => setIsUnanswered(true),
    )
  }

  return (
    <Stack gap="s5">
      <p>
        <b translate="no">{name}</b>
        <span>{`, ${dayTexts.number(number)}, ${planNameOf(plan)}`}</span>
      </p>
      <Form
        label={texts.choose(name)}
        schema={guestsSchema}
        blank={blankGuests}
        submit={submit}
        withoutToast
        failed={texts.failed}
      >
        <GuestFields />
        <ChargeAgreement
          texts={texts}
          chargesFor={guests => chargesFor(guests) ?? []}
          other={
            <Button tone="secondary" onClick={onOther}>
              {texts.other}
            </Button>
          }
        >
          <p>{texts.follows(sendsMail)}</p>
        </ChargeAgreement>
      </Form>
      <Problem>{isUnanswered ? dayTexts.unanswered : undefined}</Problem>
    </Stack>
  )
}
