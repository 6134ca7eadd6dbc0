import { useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { invalidate } from '../../../api/apollo/invalidate'
import { useCardAction } from '../../../api/useCardAction'
import { dayTexts as texts } from '../../../content/admin/day'
import { Notice } from '../../../ui/Notice'
import { rem, theme } from '../../../ui/theme'
import { nameOrEmail } from '../entry/personNames'
import {
  useCheckInMutation,
  useMarkNoShowMutation,
  useUndoCheckInMutation,
  useUndoNoShowMutation,
} from './day.generated'
import { possibleAt } from './days'
import type { DayView } from './dayView'
import { keepFocusAround } from './keepFocusAround'
import { Mark } from './Mark'
import { onlyWide } from './onlyWide'
import { QuietButton } from './QuietButton'

interface AttendanceProps extends Pick<DayView, 'now' | 'isOpen' | 'onStart'> {
  booking: DeskBookingRowFragment
  /**
   * The buttons are in a cell: only the dialog has the one that takes the mark back, and on a tablet the one
   * for absent members.
   */
  inCell?: boolean
}

type Change = (options: { variables: { input: { id: string } } }) => Promise<unknown>

/**
 * Says whether the member has arrived or is absent, marks that, and takes it back. A refusal of the
 * server, which says who was faster, is shown at the booking, and the day is read again.
 */
export function Attendance({ booking, now, isOpen, onStart, inCell = false }: AttendanceProps) {
  const { id, status, checkedInAt, holdsCourt } = booking
  const name = nameOrEmail(booking.person)
  const group = useRef<HTMLDivElement>(null)
  const { pending, problem, run } = useCardAction(texts.checkIn)
  const [checkIn] = useCheckInMutation()
  const [undoCheckIn] = useUndoCheckInMutation()
  const [markNoShow] = useMarkNoShowMutation()
  const [undoNoShow] = useUndoNoShowMutation()
  const possible = possibleAt(now, booking)
  /* A failure is shown until the mark changes. */
  const current = `${status} ${checkedInAt ?? ''}`
  const [failedAt, setFailedAt] = useState(current)

  async function mark(change: Change) {
    onStart()
    setFailedAt(current)
    await run(
      () => change({ variables: { input: { id } } }),
      () => invalidate('courtSchedule'),
    )
    // The pressed button disappears with the state.
    group.current?.focus({ preventScroll: true })
  }
  const button = (label: string, named: string, change: Change) => (
    <QuietButton
      key={named}
      label={pending ? texts.saving : label}
      name={named}
      disabled={pending}
      ref={keepFocusAround}
      onClick={() => void mark(change)}
    />
  )
  const isAbsent = status === 'no_show'
  const isMarked = isAbsent || checkedInAt !== null
  const canUndo = !inCell && isMarked && (isAbsent ? possible.noShow : possible.checkIn)

  return (
    <>
      {problem && failedAt === current && (
        <Problem role="alert" $inCell={inCell}>
          <Notice>{problem}</Notice>
        </Problem>
      )}
      <Group
        ref={group}
        role="group"
        aria-label={texts.attendance(name)}
        tabIndex={-1}
        $inCell={inCell}
      >
        {(isMarked || (isOpen && possible.checkIn)) && (
          <Place $inCell={inCell}>
            {checkedInAt && <Mark>{texts.arrived}</Mark>}
            {isAbsent && <Mark>{holdsCourt ? texts.absent : texts.released}</Mark>}
            {!isMarked && button(texts.checkIn.label, texts.checkIn.named(name), checkIn)}
            {!isMarked && possible.noShow && (
              <Absent $inCell={inCell}>
                {button(texts.noShow.label, texts.noShow.named(name), markNoShow)}
              </Absent>
            )}
          </Place>
        )}
        {canUndo &&
          (isAbsent
            ? button(texts.undo.label, texts.undo.absent(name), undoNoShow)
            : button(texts.undo.label, texts.undo.arrived(name), undoCheckIn))}
      </Group>
    </>
  )
}

interface Look {
  $inCell: boolean
}

const Absent = styled.span<Look>`
  ${({ $inCell }) => $inCell && onlyWide}
`

/* In a cell, a row of its own below the booking's line (BookingEntry). */
const Problem = styled.div<Look>`
  ${({ $inCell }) =>
    $inCell &&
    css`
      grid-area: 2 / 1 / 3 / -1;

      ${theme.media.phone} {
        flex: 1 0 100%;
        order: 2;
      }
    `}
`

const Group = styled.div<Look>`
  display: contents;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(4)} ${rem(14)};

  &:not(:empty) {
    display: flex;
  }
  ${({ $inCell }) =>
    $inCell &&
    css`
      ${theme.media.phone} {
        order: 2;
      }
    `}
  ${theme.media.print} {
    &:not(:empty) {
      display: inline;
    }
  }
`

/*
 * In the dialog, the mark has the place of both buttons, so that the second press of a double press does not
 * meet the button that takes the first one back.
 */
const Place = styled.span<Look>`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(4)} ${rem(14)};
  min-width: ${({ $inCell }) => ($inCell ? 0 : `min(${rem(158)}, 100%)`)};

  ${theme.media.print} {
    display: inline;
  }
`
