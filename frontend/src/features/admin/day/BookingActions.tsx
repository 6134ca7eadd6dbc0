import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import {
  useCancelForMemberMutation,
  useCheckInMutation,
  useMarkNoShowMutation,
  useUndoCheckInMutation,
  useUndoNoShowMutation,
} from './day.generated'
import { useAction } from '../../../api/useAction'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts as texts } from '../../../content/admin/day'
import { courtHour } from '../../../format/dates'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { rem, theme } from '../../../ui/theme'
import { ReasonForm } from '../confirm/ReasonForm'
import { nameOrEmail } from '../entry/personNames'
import { useSendsMail } from '../section/useSendsMail'
import { possibleAt } from './days'
import type { DayView } from './dayView'
import { slotId } from './freeHour'

interface BookingActionsProps extends Pick<DayView, 'now' | 'onStart' | 'onDone'> {
  booking: DeskBookingRowFragment
}

/** The buttons of a booking. A refusal of the server is shown above them. */
export function BookingActions({ booking, now, onStart, onDone }: BookingActionsProps) {
  const { id, startsAt, court } = booking
  const name = nameOrEmail(booking.person)
  const [cancelForMember] = useCancelForMemberMutation()
  const sendsMail = useSendsMail()
  const [asks, setAsks] = useState(false)

  async function cancel(reason: string) {
    onStart()
    const { data } = await cancelForMember({ variables: { input: { id, reason } } })
    const { charges = [], notTold } = data?.cancelForMember ?? {}
    const settled = charges.filter(({ state }) => state === 'settled')
    const sum = settled.length > 0 ? chargeTexts.sum(settled) : undefined
    await onDone(texts.cancel.done(name, courtHour(startsAt), sum), notTold)
    document.getElementById(slotId(court.id, startsAt))?.focus({ preventScroll: true })
  }

  return (
    <Actions data-asks={asks || undefined}>
      <Attendance booking={booking} now={now} name={name} onStart={onStart} />
      {possibleAt(now, booking).cancel && (
        <ReasonForm
          name={texts.cancel.named(name)}
          texts={{ ...texts.cancel, hint: texts.cancel.hint(sendsMail) }}
          onSubmit={cancel}
          onToggle={setAsks}
        />
      )}
    </Actions>
  )
}

interface AttendanceProps extends Omit<BookingActionsProps, 'onDone'> {
  name: string
}

type Change = (options: { variables: { input: { id: string } } }) => Promise<unknown>

/** Marks the member as arrived or absent, and takes that back. */
function Attendance({ booking, now, name, onStart }: AttendanceProps) {
  const { id, status, checkedInAt } = booking
  const group = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string>()
  const { pending, run } = useAction(texts.checkIn.failed, ({ description }) =>
    setFailure(description),
  )
  const [checkIn] = useCheckInMutation()
  const [undoCheckIn] = useUndoCheckInMutation()
  const [markNoShow] = useMarkNoShowMutation()
  const [undoNoShow] = useUndoNoShowMutation()
  const possible = possibleAt(now, booking)

  async function mark(change: Change) {
    onStart()
    setFailure(undefined)
    await run(() => change({ variables: { input: { id } } }))
    // The pressed button disappears with the state.
    group.current?.focus({ preventScroll: true })
  }
  const button = (label: string, named: string, change: Change) => (
    <Button
      tone="secondary"
      size="small"
      compact
      aria-label={named}
      pending={pending && texts.saving}
      onClick={() => void mark(change)}
    >
      {label}
    </Button>
  )

  return (
    <Buttons ref={group} role="group" aria-label={texts.attendance(name)} tabIndex={-1}>
      {failure && (
        <Failure role="alert">
          <Notice>{failure}</Notice>
        </Failure>
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
          {possible.noShow && button(texts.noShow.label, texts.noShow.named(name), markNoShow)}
        </>
      )}
    </Buttons>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)};

  &[data-asks],
  &[data-asks] > :last-child {
    flex: 1 0 100%;
    min-width: 0;
  }
  ${theme.media.print} {
    display: none;
  }
`

const Buttons = styled.div`
  display: contents;
  flex-wrap: wrap;
  gap: ${rem(8)};

  &:not(:empty) {
    display: flex;
  }
`

const Failure = styled.div`
  flex: 1 0 100%;
`
