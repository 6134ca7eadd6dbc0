import { useMyWaitlistEntryQuery } from '../api/apollo/own.generated'
import { booking } from '../content/booking'
import { launch } from '../content/launch'
import { BookingSoon } from '../features/site/BookingSoon'
import { ComingSoonHead } from '../features/site/ComingSoonHead'
import { LaunchTimeline } from '../features/site/LaunchTimeline'
import { OwnAction } from '../features/waitlist/OwnAction'
import { useSession } from '../session/session'
import { Loading } from '../ui/Loading'

interface BookingStatedProps {
  /** Members can book courts, and this person is none. */
  isRefused?: boolean
}

/**
 * The page until members can book, and afterwards for people who are not members: they read about
 * the waitlist, where memberships are offered.
 */
export function BookingStated({ isRefused = false }: BookingStatedProps) {
  const session = useSession()
  const { data, error } = useMyWaitlistEntryQuery()
  if (!data && !error) return <Loading page />
  const status = data?.myWaitlistEntry?.status
  const isWaiting = status === 'waiting' || status === 'invited'
  const isTeam = session.status === 'signedIn' && session.user.isAdmin
  return (
    <>
      <ComingSoonHead
        {...booking}
        lead={isWaiting || isRefused ? booking.leadForOthers(isWaiting) : booking.lead}
        action={<OwnAction label={launch.reserve} isTeam={isTeam} />}
      />
      <BookingSoon />
      <LaunchTimeline />
    </>
  )
}
