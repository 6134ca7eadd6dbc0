import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { dashboard } from '../../content/dashboard'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import type { BookingRowsProps } from './BookingRows'
import { BookingsCard } from './BookingsCard'
import { useUpcomingBookings } from './useMyBookings'

const texts = dashboard.upcoming

/** Shows the upcoming bookings. */
export function UpcomingBookings({ details }: Pick<BookingRowsProps, 'details'>) {
  const { more, ...list } = useUpcomingBookings()
  const book = (
    <ButtonLink to={paths.booking()} size="small" icon={ArrowRight}>
      {texts.book}
    </ButtonLink>
  )
  return (
    <BookingsCard
      title={texts.title}
      list={list}
      empty={{ text: texts.empty, action: book }}
      details={details}
    >
      {more && <More load={more} />}
      {Boolean(list.rows?.length) && <div>{book}</div>}
    </BookingsCard>
  )
}

function More({ load }: { load: () => Promise<unknown> }) {
  const [loading, setLoading] = useState(false)
  return (
    <div>
      <Button
        tone="secondary"
        size="small"
        pending={loading && texts.loadingMore}
        onClick={() => {
          setLoading(true)
          void load()
            .catch(console.error)
            .finally(() => {
              setLoading(false)
            })
        }}
      >
        {texts.more}
      </Button>
    </div>
  )
}
