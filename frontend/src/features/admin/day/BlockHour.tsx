import { dayTexts } from '../../../content/admin/day'
import { clubDateOf } from '../../../format/courtDays'
import { courtDateTime } from '../../../format/dates'
import { Dialog } from '../../../ui/Dialog'
import type { ClosureValues } from '../closures/closure.schema'
import { blankClosure, type Court } from '../closures/ClosureForm'
import { outcomeInWords } from '../closures/closureWords'
import { NewClosure } from '../closures/NewClosure'
import { clubTimeAt } from './days'
import type { DayView } from './dayView'
import { type FreeHour, freeHourButtonId, slotId } from './freeHour'

interface BlockHourProps {
  hour: FreeHour
  courts: readonly Court[]
  onClose: () => void
  onBlocked: DayView['onDone']
}

/** The form that closes courts, with the hour already filled in. */
export function BlockHour({ hour, courts, onClose, onBlocked }: BlockHourProps) {
  const { court, startsAt, endsAt } = hour
  const date = clubDateOf(new Date(startsAt))
  const values: ClosureValues = {
    ...blankClosure,
    courts: [court.id],
    from: date,
    until: date,
    startTime: clubTimeAt(startsAt),
    endTime: clubTimeAt(endsAt),
  }

  return (
    <Dialog
      title={dayTexts.book.title(court.name, courtDateTime(startsAt))}
      subject={startsAt}
      opener={freeHourButtonId('block', court.id, startsAt)}
      around={slotId(court.id, startsAt)}
      onClose={onClose}
    >
      <NewClosure
        courts={courts}
        blank={values}
        onDone={outcome => onBlocked(outcomeInWords(outcome), outcome.notTold)}
      />
    </Dialog>
  )
}
