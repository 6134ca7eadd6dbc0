import { useSendsMailQuery } from '../api/generated'
import type { SessionUser } from '../session/session'
import { profile } from '../content/profile'
import { ConfirmEmailNotice } from '../features/auth/ConfirmEmailNotice'
import { BookingStats } from '../features/bookings/BookingStats'
import { RecentActivity } from '../features/bookings/RecentActivity'
import { UpcomingBookings } from '../features/bookings/UpcomingBookings'
import { ProfileCard } from '../features/profile/ProfileCard'
import { MyPlace } from '../features/waitlist/MyPlace'
import { Cards } from '../ui/Cards'
import { Loading } from '../ui/Loading'

/** Shows the personal part of the dashboard, below its head. */
export function DashboardBody({ user }: { user: SessionUser }) {
  const { data, loading } = useSendsMailQuery({ skip: user.emailConfirmed })
  const asksToConfirm = !user.emailConfirmed && data?.sendsMail === true
  return (
    <>
      {/*
       * Hides the cards until the first one is known, so that nothing moves. Meanwhile they send
       * their requests.
       */}
      {loading && <Loading page />}
      <div hidden={loading}>
        <DashboardCards user={user} asksToConfirm={asksToConfirm} />
      </div>
    </>
  )
}

function DashboardCards({ user, asksToConfirm }: { user: SessionUser; asksToConfirm: boolean }) {
  return (
    <Cards>
      {asksToConfirm && <ConfirmEmailNotice email={user.email} />}
      {/* First until the club opens. The team account takes no place (WAITLIST-7). */}
      {!user.isAdmin && <MyPlace person={user} />}
      <BookingStats level={profile.level(user.membershipPlan)} />
      <Cards ratio="15/29">
        <ProfileCard user={user} />
        <Cards>
          <UpcomingBookings />
          <RecentActivity />
        </Cards>
      </Cards>
    </Cards>
  )
}
