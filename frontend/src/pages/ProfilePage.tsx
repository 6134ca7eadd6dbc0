import { island } from '../hydration/island'
import { profilePage } from '../content/profilePage'
import { MembersOnly } from '../session/guards/MembersOnly'
import { MemberPageLayout } from '../session/guards/MemberPageLayout'
import { Page } from '../features/site/Page'
import { Loading } from '../ui/Loading'

const Profile = island(
  () => import('../features/profile/Profile').then(m => m.Profile),
  <Loading page />,
  { membersOnly: true },
)

const AccountSecurity = island(
  () => import('../features/accountSecurity/AccountSecurity').then(m => m.AccountSecurity),
  <Loading page />,
  { membersOnly: true },
)

const AccessTokens = island(
  () => import('../features/apiTokens/AccessTokens').then(m => m.AccessTokens),
  <Loading page />,
  { membersOnly: true },
)

const SecondFactors = island(
  () => import('../features/secondFactors/SecondFactors').then(m => m.SecondFactors),
  null,
  { membersOnly: true },
)

const ProofRequests = island(
  () => import('../features/proof/ProofRequests').then(m => m.ProofRequests),
  null,
  { membersOnly: true },
)

const YourData = island(
  () => import('../features/yourData/YourData').then(m => m.YourData),
  <Loading page />,
  { membersOnly: true },
)

export function ProfilePage() {
  return (
    <Page title={profilePage.title}>
      <MembersOnly>
        {user => (
          <MemberPageLayout>
            <Profile user={user}>
              <AccountSecurity isOwner={user.isAdmin}>
                <SecondFactors />
              </AccountSecurity>
              <AccessTokens role={user.staffRole} />
              <YourData isTeam={user.isAdmin} />
            </Profile>
            <ProofRequests />
          </MemberPageLayout>
        )}
      </MembersOnly>
    </Page>
  )
}
