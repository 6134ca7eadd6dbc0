import type { ReactNode } from 'react'
import { useMyMembershipQuery } from '../../api/apollo/own.generated'
import type { SessionUser } from '../../session/session'
import { booking } from '../../content/booking'
import { Cards } from '../../ui/Cards'
import { Loading } from '../../ui/Loading'
import { AccountStats } from './AccountStats'
import { HiddenMembers } from './HiddenMembers'
import { MembershipCard } from './MembershipCard'
import { PlayProfile } from './PlayProfile'
import { ProfileHead } from './ProfileHead'
import { ProfileInformation } from './ProfileInformation'

interface ProfileProps {
  user: SessionUser
  /** Content below the profile, which is shown only together with it, so that it does not move. */
  children?: ReactNode
}

/** Shows a member's profile. It contains the form, so pages load it as an island. */
export function Profile({ user, children }: ProfileProps) {
  const { data, loading } = useMyMembershipQuery({ skip: user.isAdmin })
  // A member's plan is shown at once, and nothing moves.
  if (loading && !data) return <Loading page />
  const own = data?.myMembership
  const membership = own?.state === 'active' ? own : undefined
  return (
    <>
      <ProfileHead user={user} membership={membership} />
      <Cards ratio="29/15">
        <ProfileInformation user={user} />
        <Cards>
          <AccountStats />
          <MembershipCard user={user} membership={membership} />
          {membership && booking.isOpen && <PlayProfile />}
          {membership && booking.isOpen && <HiddenMembers />}
        </Cards>
      </Cards>
      {children}
    </>
  )
}
