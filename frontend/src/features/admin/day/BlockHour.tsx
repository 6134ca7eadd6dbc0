import { dayTexts } from '../../../content/admin/day'
import { courtDateTime } from '../../../format/dates'
import { Dialog } from '../../../ui/Dialog'
import { useRestoreFocus } from '../../../ui/useRestoreFocus'
import { BlockForm, type Court } from '../blocks/BlockForm'
import { blockNotice, BlockOutcome } from '../blocks/BlockOutcome'
import type { BlockValues } from '../blocks/block.schema'
import { useBlockCourts } from '../blocks/useBlockCourts'
import { clubDayAt, clubTimeAt } from './days'
import type { DayView } from './dayView'
import { type FreeHour, slotId } from './freeHour'

interface BlockHourProps {
  hour: FreeHour
  courts: readonly Court[]
  onClose: () => void
  onBlocked: DayView['onDone']
}

/** The form that blocks courts, with the hour already filled in. */
export function BlockHour({ hour, courts, onClose, onBlocked }: BlockHourProps) {
  const { court, startsAt, endsAt } = hour
  const { result, block, cancelConflicts } = useBlockCourts()
  useRestoreFocus(slotId(court.id, startsAt))
  const date = clubDayAt(new Date(startsAt))
  const values: BlockValues = {
    courts: [court.id],
    from: date,
    until: date,
    weekdays: [],
    startTime: clubTimeAt(startsAt),
    endTime: clubTimeAt(endsAt),
    kind: 'closed',
    title: '',
    reason: '',
  }

  async function finish(send: () => ReturnType<typeof block>) {
    const done = await send()
    if (done?.conflicts.length === 0) await onBlocked(blockNotice(done), done.notTold)
  }

  return (
    <Dialog
      title={dayTexts.book.title(court.name, courtDateTime(startsAt))}
      subject={startsAt}
      closeLabel={dayTexts.book.close}
      onClose={onClose}
    >
      <BlockForm courts={courts} values={values} onSubmit={typed => finish(() => block(typed))} />
      {result && result.conflicts.length > 0 && (
        <BlockOutcome
          result={result}
          onCancelConflicts={() => finish(cancelConflicts)}
          onKeep={() => void onBlocked(blockNotice(result), result.notTold)}
        />
      )}
    </Dialog>
  )
}
