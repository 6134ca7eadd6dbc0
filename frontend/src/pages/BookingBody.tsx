import { useState } from 'react'
import { ApiProvider } from '../api/apollo/ApiProvider'
import { failureOf } from '../api/apollo/errors'
import { booking } from '../content/booking'
import { courts } from '../content/courts'
import { monthOf, usedWords } from '../features/courts/allowance'
import { BookCourts } from '../features/courts/BookCourts'
import { DayStrip } from '../features/courts/DayStrip'
import { useCourtDay } from '../features/courts/useCourtDay'
import { clubDateOf } from '../format/courtDays'
import { withDates } from '../format/dates'
import { Button } from '../ui/Button'
import { Container } from '../ui/Container'
import { Empty } from '../ui/Empty'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'
import { BookingStated } from './BookingStated'

/** The hours for members; the stated page for everybody else. */
function BookingBody() {
  const [today, setToday] = useState(() => clubDateOf(new Date()))
  const [date, setDate] = useState(today)
  const [guests, setGuests] = useState<readonly string[]>([])
  const { day, allowance, error, refetch } = useCourtDay(date)
  const { code } = failureOf(error)
  if (error && code === 'FORBIDDEN') return <BookingStated note={courts.forMembers} />
  if (error && code === 'NOT_OPEN_YET') return <BookingStated />
  if (!allowance && !error) return <Loading page />
  return (
    <ApiProvider>
      <Container>
        <PageHead
          title={booking.title}
          lead={allowance && usedWords(allowance, monthOf(allowance, date))}
        />
        {allowance && (
          <DayStrip
            today={today}
            windowDays={allowance.windowDays}
            value={date}
            onChoose={chosen => {
              setDate(chosen)
              // The page may be open past midnight.
              setToday(clubDateOf(new Date()))
            }}
          />
        )}
        {day && allowance ? (
          <BookCourts key={date} {...{ day, allowance, guests }} onGuests={setGuests} />
        ) : (
          <Missing failed={Boolean(error)} retry={() => void refetch().catch(console.error)} />
        )}
      </Container>
    </ApiProvider>
  )
}

/** Returns the body after Intl is ready. */
export const loadBookingBody = () => withDates(BookingBody)

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
