import { useState } from 'react'
import { dayTexts } from '../../../content/admin/day'
import { courtDateTime } from '../../../format/dates'
import { Dialog } from '../../../ui/Dialog'
import { BookingForm } from './BookingForm'
import { FindMember, type Member } from './FindMember'
import type { DayView } from './dayView'
import { type FreeHour, freeHourButtonId, slotId } from './freeHour'

const texts = dayTexts.book

interface BookForMemberProps {
  hour: FreeHour
  onClose: () => void
  onBooked: DayView['onDone']
}

/** Books the hour for a member: asks for the member first, then for the guests. */
export function BookForMember({ hour, onClose, onBooked }: BookForMemberProps) {
  const { court, startsAt } = hour
  const [member, setMember] = useState<Member>()
  return (
    <Dialog
      title={texts.title(court.name, courtDateTime(startsAt))}
      subject={member?.id ?? startsAt}
      opener={freeHourButtonId('book', court.id, startsAt)}
      around={slotId(court.id, startsAt)}
      focusesField={!member}
      onClose={onClose}
    >
      {member ? (
        <BookingForm
          hour={hour}
          member={member}
          onBooked={onBooked}
          onOther={() => setMember(undefined)}
        />
      ) : (
        <FindMember onChoose={setMember} />
      )}
    </Dialog>
  )
}
