import { island } from '../hydration/island'
import { dashboard } from '../content/dashboard'
import { MembersOnly } from '../session/MembersOnly'
import { MemberPageLayout } from '../features/site/MemberPageLayout'
import { Page } from '../features/site/Page'
import { Loading } from '../ui/Loading'

const Body = island(() => import('./DashboardBody').then(m => m.DashboardBody), <Loading page />)

export function DashboardPage() {
  return (
    <Page title={dashboard.pageTitle}>
      <MembersOnly>
        {user => (
          <MemberPageLayout note={dashboard.note}>
            <Body user={user} />
          </MemberPageLayout>
        )}
      </MembersOnly>
    </Page>
  )
}
