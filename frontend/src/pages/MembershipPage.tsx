import { membership } from '../content/membership'
import { ComingSoonHead } from '../features/site/ComingSoonHead'
import { LaunchTimeline } from '../features/site/LaunchTimeline'
import { MembershipPlans } from '../features/site/MembershipPlans'
import { Page } from '../features/site/Page'

export function MembershipPage() {
  return (
    <Page title={membership.pageTitle} description={membership.description}>
      <ComingSoonHead {...membership} />
      <MembershipPlans />
      <LaunchTimeline />
    </Page>
  )
}
