import type { ChargeDetail } from '@shared/errors'
import { useState } from 'react'
import styled from 'styled-components'
import { failureOf } from '../../../api/apollo/errors'
import { useBookForMemberMutation } from './day.generated'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts } from '../../../content/admin/day'
import { courtHour } from '../../../format/dates'
import { planNameOf } from '../../../format/planNames'
import { Field } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { useSubmissionKey } from '../../../form/useSubmissionKey'
import { chunk } from '../../../hydration/chunk'
import { Button } from '../../../ui/Button'
import { ButtonRow } from '../../../ui/ButtonRow'
import { Stack } from '../../../ui/Stack'
import { rem } from '../../../ui/theme'
import { nameOrEmail } from '../entry/personNames'
import { useSendsMail } from '../section/useSendsMail'
import type { GuestValues } from './bookForMember.schema'
import type { Member } from './ChooseMember'
import type { DayView } from './dayView'
import type { FreeHour } from './freeHour'

const texts = dayTexts.book
const schema = chunk(() => import('./bookForMember.schema').then(m => m.bookForMemberSchema))
const blank: GuestValues = { guest1: '', guest2: '', guest3: '' }

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
  const withKey = useSubmissionKey()
  const sendsMail = useSendsMail()
  /* The charges that the server has listed, and the guests that they are for. */
  const [asked, setAsked] = useState<{ charges: ChargeDetail[]; guests: string }>()

  async function book({ guest1, guest2, guest3 }: GuestValues) {
    const guests = [guest1, guest2, guest3].map(guest => guest.trim()).filter(Boolean)
    const acceptsCharges = asked?.guests === guests.join('\n')
    const booking = { membershipId, courtId: court.id, startsAt, guests, acceptsCharges }
    try {
      const { data } = await withKey(booking, ({ submissionKey = '', ...input }) =>
        bookForMember({ variables: { input: { ...input, submissionKey } } }),
      )
      const notTold = data?.bookForMember?.notTold
      await onBooked(texts.done(name, court.name, courtHour(startsAt)), notTold)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code !== 'CHARGE_REQUIRED' || !failure.details.charges) throw error
      setAsked({ charges: failure.details.charges, guests: guests.join('\n') })
    }
  }

  return (
    <Stack gap="s5">
      <p>
        <b translate="no">{name}</b>
        <span>{`, ${dayTexts.number(number)}, ${planNameOf(plan)}`}</span>
      </p>
      <Form
        label={texts.choose(name)}
        schema={schema}
        blank={blank}
        submit={book}
        withoutToast
        failed={{ ...texts.failed, guardTellsOfLostSession: true }}
      >
        <Guests>
          {[1, 2, 3].map(index => (
            <Field
              key={index}
              name={`guest${String(index)}`}
              label={texts.guest(index)}
              autoComplete="off"
              optional
            />
          ))}
        </Guests>
        <div role="status">{asked && <Charges charges={asked.charges} />}</div>
        <p>{texts.follows(sendsMail)}</p>
        <ButtonRow>
          <SubmitButton
            label={asked ? texts.accept(chargeTexts.sum(asked.charges)) : texts.submit}
            pending={texts.pending}
          />
          <Button tone="secondary" onClick={onOther}>
            {texts.other}
          </Button>
        </ButtonRow>
      </Form>
    </Stack>
  )
}

function Charges({ charges }: { charges: ChargeDetail[] }) {
  return (
    <>
      <p>
        <b>{texts.charges}</b>
      </p>
      <ul role="list">
        {charges.map((charge, index) => (
          // The charges of one kind are equal.
          <li key={index}>{chargeTexts.one(charge)}</li>
        ))}
      </ul>
      <p>{texts.note}</p>
    </>
  )
}

const Guests = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(16)};
`
