import { useState } from 'react'
import styled from 'styled-components'
import { useCourtScheduleQuery } from './day.generated'
import { dayTexts as texts } from '../../../content/admin/day'
import { clubDateOf, parseDay } from '../../../format/courtDays'
import { clubDayInWords } from '../../../format/daysInWords'
import { Loading } from '../../../ui/Loading'
import { visuallyHidden } from '../../../ui/mixins'
import { Notice } from '../../../ui/Notice'
import { Stack } from '../../../ui/Stack'
import { rem, theme } from '../../../ui/theme'
import { NotTold } from '../entry/NotTold'
import { type ShowNotice, useNotice } from '../list/useNotice'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { NoData } from '../section/NoData'
import { BookingDialog } from './BookingDialog'
import { bookingId, openCharges } from './BookingEntry'
import { BookForMember } from './BookForMember'
import { BlockHour } from './BlockHour'
import { DayNav } from './DayNav'
import { DayTable } from './DayTable'
import { DayTotals } from './DayTotals'
import { MoveBar } from './MoveBar'
import { SettleOwed } from '../money/SettleOwed'
import { useMoveBooking } from './useMoveBooking'
import { type ClubClock, useClubClock, useNow } from '../section/useClubClock'
import { useStaffMay } from '../section/useStaffMay'
import { hourAt, isBeforeClosing, nightsOf } from './days'
import type { DayView, Opened } from './dayView'
import { OpenPlayVisitors } from './OpenPlayVisitors'
import { LiveStatus } from './LiveStatus'
import { hourId } from './freeHour'

/**
 * One day of all courts: bookings, blocks and free hours. It requests the team's data, so only the
 * team may mount it.
 */
export function Day(props: SectionProps<'date'>) {
  const clock = useClubClock()
  if (clock) return <DayAt {...props} {...clock} />
  return (
    <AdminSection title={props.title}>
      <Loading page />
    </AdminSection>
  )
}

function DayAt({ title, view, time, phase }: SectionProps<'date'> & ClubClock) {
  const now = useNow({ time })
  const date = parseDay(view.get('date')) ?? clubDateOf(now)
  // The server refuses blocks in the first phase (BOOKING-14).
  const mayBlock = useStaffMay('BLOCKS_WRITE') && phase !== 'waitlist'
  const { data, previousData, error, refetch } = useCourtScheduleQuery({
    variables: { date },
    fetchPolicy: 'cache-and-network',
  })
  const [notice, setNotice] = useNotice(date)
  const failed = data ? undefined : error
  // Until another day has loaded, the one before is shown.
  const schedule = failed ? undefined : (data ?? previousData)?.courtSchedule
  const running = schedule && hourAt(now, schedule)
  return (
    <AdminSection title={title}>
      <Bar>
        <Top>
          <DayNav
            date={date}
            onChoose={day => view.setParams({ date: day })}
            onNow={
              // Until the hours are known, the button has the room of its final label.
              date === clubDateOf(now) &&
              (running ?? (!schedule && !failed && isBeforeClosing(now)))
                ? () => running && showHour(running.startsAt)
                : undefined
            }
          />
          {schedule && <DayTotals schedule={schedule} now={now} />}
          {/* The heading is in a part that is inert while another day loads, so it cannot announce it. */}
          <Announcement role="status">
            {data?.courtSchedule && clubDayInWords(data.courtSchedule.date)}
          </Announcement>
        </Top>
        <LiveStatus key={date} date={date} />
        {(schedule ?? failed) && phase && phase !== 'booking' && (
          <Notice>{mayBlock ? texts.onlyBlocks : texts.notOpen}</Notice>
        )}
        <Stack gap="s2" role="status">
          {notice.texts && <Notice done>{notice.texts}</Notice>}
          <NotTold people={notice.notTold} />
        </Stack>
      </Bar>
      {failed ? (
        <NoData view={view} text={texts.failed} error={failed} />
      ) : schedule ? (
        <Schedule
          schedule={schedule}
          now={now}
          isOpen={!phase || phase === 'booking'}
          mayBlock={mayBlock}
          stale={!data}
          onDone={setNotice}
          refetch={refetch}
        />
      ) : (
        <Loading page />
      )}
      {/* Loads together with the day, and appears together with it. */}
      <div hidden={!schedule && !failed}>
        <Keys>{texts.keys}</Keys>
        {nightsOf(now, date).map((night, index) => (
          <OpenPlayVisitors key={night} night={night} isNext={index > 0} />
        ))}
      </div>
    </AdminSection>
  )
}

function showHour(startsAt: string): void {
  const header = document.getElementById(hourId(startsAt))
  header?.scrollIntoView()
  header?.focus({ preventScroll: true })
}

interface ScheduleProps extends Pick<DayView, 'schedule' | 'now' | 'isOpen' | 'mayBlock'> {
  /** Whether it is the previous day, while the next one loads. */
  stale: boolean
  /** Called with an empty sentence when a change begins, and then with what it has done. */
  onDone: ShowNotice
  refetch: () => Promise<unknown>
}

/** Shows the day, and what is open over it: a form for a free hour, or what can be done with a booking. */
function Schedule({ schedule, now, isOpen, mayBlock, stale, onDone, refetch }: ScheduleProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const start = () => onDone('')
  async function finish(...outcome: Parameters<ShowNotice>) {
    await refetch().catch(console.error)
    close()
    onDone(...outcome)
  }
  const move = useMoveBooking({ onStart: start, onDone: finish })
  const open = (next: Opened) => {
    start()
    setOpened(next)
  }
  const { moving } = move
  const isCancelled = schedule.cancelled.some(({ id }) => id === moving?.booking.id)

  return (
    <>
      {moving && (
        <MoveBar
          key={moving.booking.id}
          moving={isCancelled ? { ...moving, failure: texts.booking.cancelled } : moving}
          pending={move.pending}
          onAccept={move.accept}
          onStop={move.stop}
        />
      )}
      <DayTable
        schedule={schedule}
        now={now}
        isOpen={isOpen}
        mayBlock={mayBlock}
        moving={isCancelled ? undefined : moving?.booking}
        stale={stale}
        onOpen={open}
        onMove={move.begin}
        onMoveTo={move.moveTo}
        onStart={start}
        onDone={finish}
      />
      {opened && (opened.kind !== 'block' || mayBlock) && (
        <OpenedForm
          opened={opened}
          schedule={schedule}
          now={now}
          onOpen={open}
          onMove={move.begin}
          onStart={start}
          onDone={finish}
          onClose={close}
        />
      )}
    </>
  )
}

interface OpenedFormProps extends Pick<
  DayView,
  'schedule' | 'now' | 'onOpen' | 'onMove' | 'onStart' | 'onDone'
> {
  opened: Opened
  onClose: () => void
}

function OpenedForm({ opened, schedule, onClose, ...desk }: OpenedFormProps) {
  if (opened.kind === 'book')
    return <BookForMember hour={opened.hour} onClose={onClose} onBooked={desk.onDone} />
  if (opened.kind === 'block')
    return (
      <BlockHour
        hour={opened.hour}
        courts={schedule.courts}
        onClose={onClose}
        onBlocked={desk.onDone}
      />
    )
  // What another desk has changed meanwhile is shown too.
  const { id } = opened.booking
  const current = schedule.bookings.find(one => one.id === id)
  const booking = current ?? opened.booking
  if (opened.kind === 'booking')
    return (
      <BookingDialog
        booking={booking}
        gone={current ? undefined : goneText(schedule, id)}
        onClose={onClose}
        {...desk}
      />
    )
  return (
    <SettleOwed
      person={booking.person}
      chosen={openCharges(booking).map(charge => charge.id)}
      openerId={bookingId(id)}
      onClose={onClose}
      onDone={text => void desk.onDone(text)}
    />
  )
}

const goneText = ({ cancelled }: DayView['schedule'], id: string) =>
  texts.booking[cancelled.some(one => one.id === id) ? 'cancelled' : 'gone']

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${rem(4)} ${rem(24)};
`

const Announcement = styled.p`
  ${visuallyHidden}
`

const Keys = styled.p`
  padding-top: ${rem(8)};
  font-size: ${rem(15)};

  ${theme.media.tablet} {
    display: none;
  }
  ${theme.media.print} {
    display: none;
  }
`

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(4)};
  padding-block: ${rem(4)};

  ${theme.media.print} {
    display: none;
  }
`
