import { booking } from '../content/booking'
import { MembersOnly } from '../session/guards/MembersOnly'
import { BookingSoon } from '../features/site/BookingSoon'
import { ComingSoonHead } from '../features/site/ComingSoonHead'
import { LaunchTimeline } from '../features/site/LaunchTimeline'
import { Page } from '../features/site/Page'

export function BookingPage() {
  return (
    <Page title={booking.pageTitle}>
      <MembersOnly>
        {() => (
          <>
            <ComingSoonHead {...booking} />
            <BookingSoon />
            <LaunchTimeline />
          </>
        )}
      </MembersOnly>
    </Page>
  )
}
