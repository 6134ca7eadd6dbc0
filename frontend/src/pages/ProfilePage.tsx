import { island } from '../hydration/island'
import { profilePage } from '../content/profilePage'
import { withDates } from '../format/dates'
import { MembersOnly } from '../session/guards/MembersOnly'
import { MemberPageLayout } from '../session/guards/MemberPageLayout'
import { Page } from '../features/site/Page'
import { Loading } from '../ui/Loading'

const Profile = island(
  () => import('../features/profile/Profile').then(m => m.Profile),
  <Loading page />,
  { membersOnly: true },
)

const ProfileAccount = island(
  () => import('./ProfileAccount').then(m => withDates(m.ProfileAccount)),
  <Loading page />,
  { membersOnly: true },
)

const ProofRequests = island(
  () => import('../features/proof/ProofRequests').then(m => m.ProofRequests),
  null,
  { membersOnly: true },
)

export function ProfilePage() {
  return (
    <Page title={profilePage.title}>
      <MembersOnly>
        {user => (
          <MemberPageLayout>
            <Profile user={user}>
              <ProfileAccount user={user} />
            </Profile>
            <ProofRequests />
          </MemberPageLayout>
        )}
      </MembersOnly>
    </Page>
  )
}
