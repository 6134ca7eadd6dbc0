import { useFirstLoad } from '../api/apollo/useFirstLoad'
import {
  useMailPreferencesQuery,
  useMySessionsQuery,
} from '../features/accountSecurity/accountSecurity.generated'
import { AccountSecurity } from '../features/accountSecurity/AccountSecurity'
import { AccessTokens } from '../features/apiTokens/AccessTokens'
import { SecondFactors } from '../features/secondFactors/SecondFactors'
import { useMySecondFactorsQuery } from '../features/secondFactors/secondFactors.generated'
import { YourData } from '../features/yourData/YourData'
import type { SessionUser } from '../session/session'
import { Loading } from '../ui/Loading'

/** Shows what there is about the person's account, below their profile. */
export function ProfileAccount({ user }: { user: SessionUser }) {
  const loading = useFirstLoad(
    useMySessionsQuery(),
    useMailPreferencesQuery(),
    useMySecondFactorsQuery(),
  )
  return (
    <>
      {/* Hides the cards until all that decides their height is known, so that nothing moves. */}
      {loading && <Loading page />}
      <div hidden={loading}>
        <AccountSecurity isOwner={user.isAdmin}>
          <SecondFactors />
        </AccountSecurity>
        <AccessTokens role={user.staffRole} />
        <YourData isTeam={user.isAdmin} />
      </div>
    </>
  )
}
