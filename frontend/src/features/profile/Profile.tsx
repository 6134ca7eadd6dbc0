import type { ReactNode } from 'react'
import { useMyMembershipQuery } from '../../api/apollo/own.generated'
import { useFirstLoad } from '../../api/apollo/useFirstLoad'
import type { SessionUser } from '../../session/session'
import { booking } from '../../content/booking'
import { Cards } from '../../ui/Cards'
import { Loading } from '../../ui/Loading'
import { AccountStats } from './AccountStats'
import { HiddenMembers } from './HiddenMembers'
import { useHiddenMembersQuery } from './hiddenMembers.generated'
import { MembershipCard } from './MembershipCard'
import { PlayProfile } from './PlayProfile'
import { usePlayProfileQuery } from './profile.generated'
import { ProfileHead } from './ProfileHead'
import { ProfileInformation } from './ProfileInformation'

interface ProfileProps {
  user: SessionUser
  /** Content below the profile, which is shown only together with it, so that it does not move. */
  children?: ReactNode
}

/** Shows a member's profile. It contains the form, so pages load it as an island. */
export function Profile({ user, children }: ProfileProps) {
  const own = useMyMembershipQuery({ skip: user.isAdmin })
  const { myMembership } = own.data ?? {}
  const membership = myMembership?.state === 'active' ? myMembership : undefined
  const plays = membership !== undefined && booking.isOpen
  const play = usePlayProfileQuery({ skip: !plays })
  const hidden = useHiddenMembersQuery({ skip: !plays })
  // All cards of a member are shown at once, and nothing moves.
  if (useFirstLoad(own, play, hidden)) return <Loading page />
  return (
    <>
      <ProfileHead user={user} membership={membership} />
      <Cards ratio="29/15">
        <ProfileInformation user={user} />
        <Cards>
          <AccountStats />
          <MembershipCard user={user} membership={membership} />
          {plays && <PlayProfile />}
          {plays && <HiddenMembers />}
        </Cards>
      </Cards>
      {children}
    </>
  )
}
