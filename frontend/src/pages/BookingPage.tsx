import type { ReactNode } from 'react'
import { booking } from '../content/booking'
import { BookingSoon } from '../features/site/BookingSoon'
import { ComingSoonHead } from '../features/site/ComingSoonHead'
import { LaunchTimeline } from '../features/site/LaunchTimeline'
import { Page } from '../features/site/Page'
import { island } from '../hydration/island'
import { MembersOnly } from '../session/guards/MembersOnly'
import { Loading } from '../ui/Loading'

const Body = island(() => import('./BookingBody').then(m => m.loadBookingBody()), <Loading page />)

export function BookingPage() {
  return (
    <Page title={booking.pageTitle}>
      <MembersOnly>{() => (booking.isOpen ? <Body stated={stated} /> : stated())}</MembersOnly>
    </Page>
  )
}

/** The page until members can book, and afterwards for people who are not members. */
function stated(note?: ReactNode) {
  return (
    <>
      <ComingSoonHead {...booking} />
      {note}
      <BookingSoon />
      <LaunchTimeline />
    </>
  )
}
