import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useCourtScheduleQuery } from './day.generated'
import { dayTexts as texts } from '../../../content/admin/day'
import { Loading } from '../../../ui/Loading'
import { Notice } from '../../../ui/Notice'
import { rem, theme } from '../../../ui/theme'
import { NotTold } from '../entry/NotTold'
import { type ShowNotice, useNotice } from '../list/useNotice'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { LoadFailed } from '../section/LoadFailed'
import { BookForMember } from './BookForMember'
import { BlockHour } from './BlockHour'
import { DayNav } from './DayNav'
import { DayTable } from './DayTable'
import { type ClubClock, useClubClock, useNow } from '../section/useClubClock'
import { clubDayAt, hourAt, parseDay } from './days'
import type { DayView } from './dayView'
import { LiveStatus } from './LiveStatus'
import { type FreeHour, hourId } from './freeHour'

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
  const date = parseDay(view.get('date')) ?? clubDayAt(now)
  const { data, previousData, error, refetch } = useCourtScheduleQuery({
    variables: { date },
    fetchPolicy: 'cache-and-network',
  })
  const [notice, setNotice] = useNotice(date)
  const schedule = (data ?? previousData)?.courtSchedule
  const running = schedule && hourAt(now, schedule)
  return (
    <AdminSection title={title}>
      <Bar>
        <DayNav
          date={date}
          onChoose={day => view.setParams({ date: day })}
          onNow={running ? () => showHour(running.startsAt) : undefined}
        />
        <LiveStatus key={date} date={date} />
        {phase && phase !== 'booking' && <Notice>{texts.notOpen}</Notice>}
        <Outcome role="status">
          {notice.texts && <Notice done>{notice.texts}</Notice>}
          <NotTold people={notice.notTold} />
        </Outcome>
      </Bar>
      {error && !data ? (
        <LoadFailed view={view} text={texts.failed} error={error} retry={refetch} />
      ) : schedule ? (
        <Schedule
          schedule={schedule}
          now={now}
          isOpen={!phase || phase === 'booking'}
          stale={!data}
          onDone={setNotice}
          refetch={refetch}
        />
      ) : (
        <Loading page />
      )}
    </AdminSection>
  )
}

function showHour(startsAt: string): void {
  const header = document.getElementById(hourId(startsAt))
  header?.scrollIntoView()
  header?.focus({ preventScroll: true })
}

interface ScheduleProps extends Pick<DayView, 'schedule' | 'now' | 'isOpen'> {
  /** Whether it is the previous day, while the next one loads. */
  stale: boolean
  /** Called with an empty sentence when a change begins, and then with what it has done. */
  onDone: ShowNotice
  refetch: () => Promise<unknown>
}

/** Shows the day, with the hour that is running in view, and the form that one of its free hours opens. */
function Schedule({ schedule, now, isOpen, stale, onDone, refetch }: ScheduleProps) {
  const [running] = useState(() => hourAt(now, schedule))
  useEffect(() => {
    if (running)
      document.getElementById(hourId(running.startsAt))?.scrollIntoView({ block: 'center' })
  }, [running])
  const [form, setForm] = useState<{ kind: 'book' | 'block'; hour: FreeHour }>()
  const close = () => setForm(undefined)

  const start = () => onDone('')
  async function finish(...outcome: Parameters<ShowNotice>) {
    await refetch().catch(console.error)
    close()
    onDone(...outcome)
  }

  return (
    <>
      <DayTable
        schedule={schedule}
        now={now}
        isOpen={isOpen}
        stale={stale}
        onOpen={(kind, hour) => {
          start()
          setForm({ kind, hour })
        }}
        onStart={start}
        onDone={finish}
      />
      {form?.kind === 'book' && (
        <BookForMember hour={form.hour} onClose={close} onBooked={finish} />
      )}
      {form?.kind === 'block' && (
        <BlockHour hour={form.hour} courts={schedule.courts} onClose={close} onBlocked={finish} />
      )}
    </>
  )
}

const Outcome = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
`

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  padding-block: ${rem(12)};

  ${theme.media.print} {
    display: none;
  }
`
