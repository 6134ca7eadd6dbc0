import { island } from '../hydration/island'
import { profile } from '../content/profile'
import { MembersOnly } from '../session/MembersOnly'
import { MemberRoom } from '../features/site/MemberRoom'
import { Page } from '../features/site/Page'
import { Loading } from '../ui/Loading'

const Profile = island(
  () => import('../features/profile/Profile').then(m => m.Profile),
  <Loading page />,
)

export function ProfilePage() {
  return (
    <Page title={profile.pageTitle}>
      <MembersOnly>
        {user => (
          <MemberRoom>
            <Profile user={user} />
          </MemberRoom>
        )}
      </MembersOnly>
    </Page>
  )
}
