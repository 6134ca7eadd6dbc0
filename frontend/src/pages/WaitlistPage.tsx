import { island } from '../hydration/island'
import { useReferralCode } from '../session/useReferralCode'
import { waitlist } from '../content/waitlist'
import { Page } from '../features/site/Page'
import { ClosingBand } from '../features/waitlist/ClosingBand'
import { PlansSection } from '../features/waitlist/PlansSection'
import { SpotsFigure } from '../features/waitlist/SpotsFigure'
import { WaitlistHero } from '../features/waitlist/WaitlistHero'
import { paths } from '../paths'

const SpotsLeft = island(
  () => import('../features/waitlist/SpotsLeft').then(m => m.SpotsLeft),
  <SpotsFigure />,
)

const AvailabilityBadge = island(() =>
  import('../features/waitlist/AvailabilityBadge').then(m => m.AvailabilityBadge),
)

const AvailabilityNote = island(() =>
  import('../features/waitlist/AvailabilityNote').then(m => m.AvailabilityNote),
)

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
