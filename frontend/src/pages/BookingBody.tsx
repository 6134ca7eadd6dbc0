import { type ReactNode, useState } from 'react'
import { failureOf } from '../api/apollo/errors'
import { booking } from '../content/booking'
import { courts } from '../content/courts'
import { BookCourts } from '../features/courts/BookCourts'
import { DayStrip } from '../features/courts/DayStrip'
import { useCourtDay } from '../features/courts/useCourtDay'
import { clubDayOf } from '../format/courtTimes'
import { Button } from '../ui/Button'
import { Container } from '../ui/Container'
import { Empty } from '../ui/Empty'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'

interface BookingBodyProps {
  /** Renders the page of people who cannot book, with one more sentence. */
  stated: (note?: string) => ReactNode
}

/** The hours for members; the stated page for everybody else. */
export function BookingBody({ stated }: BookingBodyProps) {
  const today = clubDayOf(new Date())
  const [date, setDate] = useState(today)
  const [guests, setGuests] = useState<readonly string[]>([])
  const { day, allowance, error, refetch } = useCourtDay(date)
  const { code } = failureOf(error)
  if (error && code === 'FORBIDDEN') return stated(courts.forMembers)
  if (error && code === 'NOT_OPEN_YET') return stated()
  if (!allowance && !error) return <Loading page />
  return (
    <Container>
      <PageHead title={booking.title} lead={courts.lead} />
      {allowance && (
        <DayStrip today={today} windowDays={allowance.windowDays} value={date} onChoose={setDate} />
      )}
      {day && allowance ? (
        <BookCourts key={date} {...{ day, allowance, guests }} onGuests={setGuests} />
      ) : (
        <Missing failed={Boolean(error)} retry={() => void refetch().catch(console.error)} />
      )}
    </Container>
  )
}

/** A day that is loading or could not be loaded. */
function Missing({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (!failed) return <Loading page />
  return (
    <Empty
      text={courts.failed.text}
      action={
        <Button size="small" tone="secondary" onClick={retry}>
          {courts.failed.retry}
        </Button>
      }
    />
  )
}
