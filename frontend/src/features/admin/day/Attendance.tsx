import { useRef } from 'react'
import styled from 'styled-components'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { invalidate } from '../../../api/apollo/invalidate'
import { useCardAction } from '../../../api/useCardAction'
import { dayTexts as texts } from '../../../content/admin/day'
import { Notice } from '../../../ui/Notice'
import { rem } from '../../../ui/theme'
import { nameOrEmail } from '../entry/personNames'
import {
  useCheckInMutation,
  useMarkNoShowMutation,
  useUndoCheckInMutation,
  useUndoNoShowMutation,
} from './day.generated'
import { possibleAt } from './days'
import type { DayView } from './dayView'
import { onlyWide } from './onlyWide'
import { QuietButton } from './QuietButton'

interface AttendanceProps extends Pick<DayView, 'now' | 'onStart'> {
  booking: DeskBookingRowFragment
  /** The buttons are in a cell: on a tablet, only the dialog has the one for absent members. */
  inCell?: boolean
}

type Change = (options: { variables: { input: { id: string } } }) => Promise<unknown>

/**
 * Marks the member as arrived or absent, and takes that back. A refusal of the server, which says who
 * was faster, is shown beside the buttons, and the day is read again.
 */
export function Attendance({ booking, now, onStart, inCell = false }: AttendanceProps) {
  const { id, status, checkedInAt } = booking
  const name = nameOrEmail(booking.person)
  const group = useRef<HTMLDivElement>(null)
  const { pending, problem, run } = useCardAction(texts.checkIn)
  const [checkIn] = useCheckInMutation()
  const [undoCheckIn] = useUndoCheckInMutation()
  const [markNoShow] = useMarkNoShowMutation()
  const [undoNoShow] = useUndoNoShowMutation()
  const possible = possibleAt(now, booking)

  async function mark(change: Change) {
    onStart()
    await run(
      () => change({ variables: { input: { id } } }),
      () => invalidate('courtSchedule'),
    )
    // The pressed button disappears with the state.
    group.current?.focus({ preventScroll: true })
  }
  const button = (label: string, named: string, change: Change) => (
    <QuietButton
      label={pending ? texts.saving : label}
      name={named}
      disabled={pending}
      onClick={() => void mark(change)}
    />
  )

  return (
    <Buttons ref={group} role="group" aria-label={texts.attendance(name)} tabIndex={-1}>
      {problem && (
        <div role="alert">
          <Notice>{problem}</Notice>
        </div>
      )}
      {status === 'no_show' &&
        possible.noShow &&
        button(texts.undo.label, texts.undo.absent(name), undoNoShow)}
      {checkedInAt &&
        possible.checkIn &&
        button(texts.undo.label, texts.undo.arrived(name), undoCheckIn)}
      {status === 'confirmed' && !checkedInAt && (
        <>
          {possible.checkIn && button(texts.checkIn.label, texts.checkIn.named(name), checkIn)}
          {possible.noShow && (
            <Absent $inCell={inCell}>
              {button(texts.noShow.label, texts.noShow.named(name), markNoShow)}
            </Absent>
          )}
        </>
      )}
    </Buttons>
  )
}

const Absent = styled.span<{ $inCell: boolean }>`
  ${({ $inCell }) => $inCell && onlyWide}
`

const Buttons = styled.div`
  display: contents;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(4)} ${rem(14)};

  &:not(:empty) {
    display: flex;
  }
`
