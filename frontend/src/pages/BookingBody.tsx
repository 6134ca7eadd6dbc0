import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { ApiProvider } from '../api/apollo/ApiProvider'
import { failureOf } from '../api/apollo/errors'
import { booking } from '../content/booking'
import { courts } from '../content/courts'
import { monthOf, usedWords } from '../features/courts/allowance'
import { BookCourts } from '../features/courts/BookCourts'
import { DayStrip } from '../features/courts/DayStrip'
import { useCourtDay } from '../features/courts/useCourtDay'
import { clubDayOf } from '../format/courtDays'
import { withDates } from '../format/dates'
import { Button } from '../ui/Button'
import { Container } from '../ui/Container'
import { Empty } from '../ui/Empty'
import { Lead } from '../ui/Lead'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'
import { rem } from '../ui/theme'

interface BookingBodyProps {
  /** Renders the page of people who cannot book, with one more sentence. */
  stated: (note?: ReactNode) => ReactNode
}

/** The hours for members; the stated page for everybody else. */
function BookingBody({ stated }: BookingBodyProps) {
  const [today, setToday] = useState(() => clubDayOf(new Date()))
  const [date, setDate] = useState(today)
  const [guests, setGuests] = useState<readonly string[]>([])
  const { day, allowance, error, refetch } = useCourtDay(date)
  const { code } = failureOf(error)
  if (error && code === 'FORBIDDEN') return stated(<ForMembers />)
  if (error && code === 'NOT_OPEN_YET') return stated()
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
              setToday(clubDayOf(new Date()))
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

function ForMembers() {
  return (
    <Container>
      <Below>
        <Lead>{courts.forMembers}</Lead>
      </Below>
    </Container>
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

/* The head of the stated page leaves space for the court that follows it. */
const Below = styled.div`
  margin-block: ${rem(-40)} ${rem(40)};
`
