import { ArrowRight } from 'lucide-react'
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
import { lazyComponent } from '../hydration/lazyComponent'
import { paths } from '../paths'
import { Button } from '../ui/Button'
import { Container } from '../ui/Container'
import { Empty } from '../ui/Empty'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'
import { TextLink } from '../ui/TextLink'

const { Component: BookingStated } = lazyComponent(() =>
  import('./BookingStated').then(m => m.BookingStated),
)

/** The hours for members; the stated page for everybody else. */
function BookingBody() {
  const [chosen, setChosen] = useState<{ date: string; today: string }>()
  const [guests, setGuests] = useState<readonly string[]>([])
  const { day, allowance, error, refetch } = useCourtDay(chosen?.date)
  const shown = chosen ?? (day && { date: day.date, today: day.date })
  const { code } = failureOf(error)
  if (error && (code === 'FORBIDDEN' || code === 'NOT_OPEN_YET'))
    return <BookingStated isRefused={code === 'FORBIDDEN'} />
  if (!allowance && !error) return <Loading page />
  return (
    <ApiProvider>
      <Container>
        <PageHead
          title={booking.title}
          lead={
            allowance &&
            shown && (
              <>
                <span>{`${usedWords(allowance, monthOf(allowance, shown.date))}.`}</span>{' '}
                {allowance.upcoming.length > 0 && (
                  <TextLink to={paths.dashboard()} iconAfter={ArrowRight}>
                    {courts.own}
                  </TextLink>
                )}
              </>
            )
          }
        />
        {allowance && shown && (
          <DayStrip
            today={shown.today}
            windowDays={allowance.windowDays}
            value={shown.date}
            onChoose={date => {
              // The page may be open past midnight.
              const now = clubDateOf(new Date())
              setChosen({ date, today: now > shown.today ? now : shown.today })
            }}
          />
        )}
        {day && allowance ? (
          <BookCourts key={day.date} {...{ day, allowance, guests }} onGuests={setGuests} />
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
