import { useReferralCode } from '../session/useReferralCode'
import { waitlist } from '../content/waitlist'
import { Page } from '../features/site/Page'
import { AvailabilityBadge } from '../features/waitlist/AvailabilityBadge'
import { AvailabilityNote } from '../features/waitlist/AvailabilityNote'
import { ClosingBand } from '../features/waitlist/ClosingBand'
import { PlansSection } from '../features/waitlist/PlansSection'
import { SpotsLeft } from '../features/waitlist/SpotsLeft'
import { WaitlistHero } from '../features/waitlist/WaitlistHero'
import { paths } from '../paths'

export function WaitlistPage() {
  const ref = useReferralCode()
  const reserve = paths.auth({ mode: 'register', ref })
  return (
    <Page title={waitlist.pageTitle} description={waitlist.description}>
      <WaitlistHero reserve={reserve} badge={<AvailabilityBadge />} note={<AvailabilityNote />}>
        <SpotsLeft />
      </WaitlistHero>
      <PlansSection reserve={plan => paths.auth({ mode: 'register', plan, ref })} />
      <ClosingBand join={paths.auth({ ref })} />
    </Page>
  )
}
