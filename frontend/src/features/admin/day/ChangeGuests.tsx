import { useState } from 'react'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { failureOf } from '../../../api/apollo/errors'
import { invalidate } from '../../../api/apollo/invalidate'
import { dayTexts } from '../../../content/admin/day'
import { ChargeAgreement } from '../../../form/ChargeAgreement'
import { Form } from '../../../form/Form'
import { GuestFields, guestsOf, guestsSchema } from '../../../form/GuestFields'
import type { GuestValues } from '../../../form/guests.schema'
import { useChargeAgreement } from '../../../form/useChargeAgreement'
import { Box } from '../../../ui/Box'
import { Button } from '../../../ui/Button'
import { SmallButton } from '../../../ui/SmallButton'
import { focusOnMount } from '../../../ui/focusOnMount'
import { useDisclosure } from '../../../ui/useDisclosure'
import { nameOrEmail } from '../entry/personNames'
import { useChangeGuestsMutation } from './day.generated'
import type { DayView } from './dayView'

const texts = dayTexts.changeGuests

interface ChangeGuestsProps extends Pick<DayView, 'onDone'> {
  booking: DeskBookingRowFragment
}

/** Adds and removes guests; what a guest costs is shown before it is written down. */
export function ChangeGuests({ booking, onDone }: ChangeGuestsProps) {
  const { id, guests, person } = booking
  const name = nameOrEmail(person)
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure()
  /** The guests that the form began with; after a refusal, those of the booking count. */
  const [seen, setSeen] = useState<string[]>()
  const [changeGuests] = useChangeGuestsMutation()
  const { chargesFor, book } = useChargeAgreement(
    (change: { guests: string[] }, { acceptsCharges }) =>
      changeGuests({
        variables: { input: { id, ...change, guestsBefore: seen ?? guests, acceptsCharges } },
      }),
  )
  if (!isOpen)
    return (
      <div>
        <SmallButton
          ref={buttonRef}
          onClick={() => {
            setSeen(guests)
            open()
          }}
        >
          {texts.label}
        </SmallButton>
      </div>
    )

  async function submit(values: GuestValues) {
    const change = { guests: guestsOf(values) }
    try {
      await book(change, chargesFor(change.guests.length) ?? [])
    } catch (error) {
      if (failureOf(error).code === 'CONFLICT') {
        setSeen(undefined)
        await invalidate('courtSchedule')
      }
      throw error
    }
    await onDone(texts.done(name, change.guests.length))
  }
  const [guest1 = '', guest2 = '', guest3 = ''] = guests
  return (
    <Box fill="card" tabIndex={-1} ref={focusOnMount} onKeyDown={onKeyDown}>
      <Form
        label={texts.named(name)}
        schema={guestsSchema}
        blank={{ guest1, guest2, guest3 }}
        submit={submit}
        withoutToast
        failed={texts.failed}
      >
        <GuestFields />
        <ChargeAgreement
          texts={texts}
          chargesFor={count => chargesFor(count) ?? []}
          other={
            <Button tone="secondary" onClick={close}>
              {texts.keep}
            </Button>
          }
        />
      </Form>
    </Box>
  )
}
