import type { SessionUser } from '../../session/session'
import { Cards } from '../../ui/Cards'
import { AccountStats } from './AccountStats'
import { MembershipCard } from './MembershipCard'
import { ProfileHead } from './ProfileHead'
import { ProfileInformation } from './ProfileInformation'

/** Shows a member's profile. It contains the form, so pages load it as an island. */
export function Profile({ user }: { user: SessionUser }) {
  return (
    <>
      <ProfileHead user={user} />
      <Cards ratio="29/15">
        <ProfileInformation user={user} />
        <Cards>
          <AccountStats />
          <MembershipCard user={user} />
        </Cards>
      </Cards>
    </>
  )
}
