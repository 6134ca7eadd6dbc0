import { memberHome } from '../../content/memberHome'
import { CourtState } from '../../ui/CourtState'
import { useCourtDay, useLiveCourtDay } from './useCourtDay'
import type { CourtSlots } from './slots'

const texts = memberHome.live

/** Shows whether the court of this number is free now. */
export function CourtNow({ number }: { number: number }) {
  const { day, error } = useCourtDay(undefined)
  const name = texts.name(number)
  const court = day?.courts.find(one => one.court.number === number)
  if (!day || !court)
    return <CourtState name={name} state={error ? texts.unknown : texts.loading} />
  return <LiveCourt name={name} date={day.date} slots={court.slots} />
}

interface LiveCourtProps extends Pick<CourtSlots, 'slots'> {
  name: string
  date: string
}

function LiveCourt({ name, date, slots }: LiveCourtProps) {
  useLiveCourtDay(date)
  const running = runningSlot(slots)
  // Outside the bookable hours there is open play, every night.
  if (!running) return <CourtState name={name} state={texts.openPlay} />
  return (
    <CourtState
      name={name}
      state={running.isHeld ? texts.taken : texts.free}
      free={!running.isHeld}
    />
  )
}

function runningSlot(slots: LiveCourtProps['slots']) {
  const now = new Date()
  return slots.find(({ startsAt, endsAt }) => new Date(startsAt) <= now && now < new Date(endsAt))
}
