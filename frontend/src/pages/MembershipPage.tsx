import { membership } from '../content/membership'
import { ComingSoonHead } from '../features/site/ComingSoonHead'
import { LaunchTimeline } from '../features/site/LaunchTimeline'
import { MembershipPlans } from '../features/site/MembershipPlans'
import { WaitlistAction } from '../features/waitlist/WaitlistAction'
import { Page } from '../features/site/Page'

export function MembershipPage() {
  return (
    <Page title={membership.pageTitle} description={membership.description}>
      <ComingSoonHead {...membership} action={<WaitlistAction />} />
      <MembershipPlans />
      <LaunchTimeline />
    </Page>
  )
}
