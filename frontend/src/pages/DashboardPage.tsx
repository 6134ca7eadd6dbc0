import { ArrowRight } from 'lucide-react'
import { island } from '../hydration/island'
import { LOADING_ATTR } from '../hydration/protocol'
import { dashboard } from '../content/dashboard'
import { MembersOnly } from '../session/guards/MembersOnly'
import type { SessionUser } from '../session/session'
import { MemberPageLayout } from '../session/guards/MemberPageLayout'
import { Page } from '../features/site/Page'
import { Loading } from '../ui/Loading'
import { PageHead } from '../ui/PageHead'
import { TextLink } from '../ui/TextLink'
import { paths } from '../paths'

const Body = island(() => import('./DashboardBody').then(m => m.DashboardBody), <Loading page />, {
  membersOnly: true,
})

export function DashboardPage() {
  return (
    <Page title={dashboard.pageTitle}>
      <MembersOnly
        frame={(user, body) => (
          <MemberPageLayout note={user ? dashboard.note : undefined}>
            <DashboardHead user={user} />
            {user ? body : <div {...{ [LOADING_ATTR]: '' }}>{body}</div>}
          </MemberPageLayout>
        )}
      >
        {user => <Body user={user} />}
      </MembersOnly>
    </Page>
  )
}

/**
 * Rendered before the session is known, so that only the name appears later: the heading is the
 * largest paint of the page.
 */
function DashboardHead({ user }: { user: SessionUser | null }) {
  return (
    <PageHead
      title={dashboard.title(user?.firstName)}
      lead={
        user?.staffRole && (
          <TextLink to={paths.today()} iconAfter={ArrowRight}>
            {dashboard.team}
          </TextLink>
        )
      }
    />
  )
}
