import { Suspense } from 'react'
import {
  useMyMembershipQuery,
  useMyOfferQuery,
  useMyWaitlistEntryQuery,
  useSendsMailQuery,
} from '../api/apollo/own.generated'
import { useFirstLoad } from '../api/apollo/useFirstLoad'
import type { BookingRowFragment } from '../api/operationTypes'
import type { SessionUser } from '../session/session'
import { booking } from '../content/booking'
import { profile } from '../content/profile'
import { withDates } from '../format/dates'
import { ConfirmEmailNotice } from '../features/auth/ConfirmEmailNotice'
import { useBookingsQuery, useUpcomingBookingsQuery } from '../features/bookings/bookings.generated'
import { BookingStats } from '../features/bookings/BookingStats'
import { RecentActivity } from '../features/bookings/RecentActivity'
import { UpcomingBookings } from '../features/bookings/UpcomingBookings'
import { recentBookings, upcomingBookings } from '../features/bookings/useMyBookings'
import { lazyComponent } from '../hydration/lazyComponent'
import {
  useCalendarAddressQuery,
  useMemberBookingsQuery,
} from '../features/courts/memberBookings.generated'
import { usePlayersQuery } from '../features/courts/players.generated'
import { MyMembership } from '../features/memberships/MyMembership'
import { useDetailsQueries } from '../features/memberships/useDetailsQueries'
import { ProfileCard } from '../features/profile/ProfileCard'
import { MyPlace } from '../features/waitlist/MyPlace'
import { Cards } from '../ui/Cards'
import { Loading } from '../ui/Loading'

const { Component: MemberBookings } = lazyComponent(() =>
  import('../features/courts/MemberBookings').then(m => withDates(m.MemberBookings)),
)

const { Component: BookPastAgain } = lazyComponent(() =>
  import('../features/courts/BookPastAgain').then(m => m.BookPastAgain),
)

const bookAgain = (row: BookingRowFragment) => (
  <Suspense>
    <BookPastAgain {...row} />
  </Suspense>
)

/** Shows the personal part of the dashboard, below its head. */
export function DashboardBody({ user }: { user: SessionUser }) {
  const mail = useSendsMailQuery({ skip: user.emailConfirmed })
  const offer = useMyOfferQuery({ skip: user.isAdmin })
  const membership = useMyMembershipQuery({ skip: user.isAdmin })
  const entry = useMyWaitlistEntryQuery({ skip: user.isAdmin })
  const { myMembership } = membership.data ?? {}
  const canBook = booking.isOpen && myMembership?.state === 'active'
  const loading = useFirstLoad(
    mail,
    offer,
    membership,
    useUpcomingBookingsQuery(upcomingBookings),
    useBookingsQuery(recentBookings),
    ...useDetailsQueries(myMembership),
    useMemberBookingsQuery({ skip: !canBook }),
    usePlayersQuery({ skip: !canBook }),
    useCalendarAddressQuery({ skip: !canBook }),
    // Says what became of the offer above the place, which has room of its own.
    ...(offer.data?.myLatestOffer ? [entry] : []),
  )
  const asksToConfirm = !user.emailConfirmed && mail.data?.sendsMail === true
  return (
    <>
      {/*
       * Hides the cards until all that decides their height is known, so that nothing moves.
       * Meanwhile they send their other requests.
       */}
      {loading && <Loading page />}
      <div hidden={loading}>
        <DashboardCards user={user} asksToConfirm={asksToConfirm} canBook={canBook} />
      </div>
    </>
  )
}

interface DashboardCardsProps {
  user: SessionUser
  asksToConfirm: boolean
  /** Whether the person is a member and courts can be booked. */
  canBook: boolean
}

function DashboardCards({ user, asksToConfirm, canBook }: DashboardCardsProps) {
  return (
    <Cards>
      {asksToConfirm && <ConfirmEmailNotice email={user.email} />}
      {/* Who books courts sees the bookings first. */}
      {canBook && <MemberBookings list={details => <UpcomingBookings details={details} />} />}
      {/* First until the club opens. The team account takes no place (WAITLIST-7). */}
      {!user.isAdmin && <MyMembership place={state => <MyPlace person={user} {...state} />} />}
      <BookingStats level={profile.level(user.membershipPlan)} />
      <Cards ratio="15/29">
        <ProfileCard user={user} />
        <Cards>
          {!canBook && <UpcomingBookings />}
          <RecentActivity below={canBook ? bookAgain : undefined} />
        </Cards>
      </Cards>
    </Cards>
  )
}
