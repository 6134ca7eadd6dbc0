import { island } from '../hydration/island'
import { type Session, useSession } from '../session/session'
import { share } from '../content/share'
import { Page } from '../features/site/Page'
import { TeamShare } from '../features/waitlist/TeamShare'
import { VisitorShare } from '../features/waitlist/VisitorShare'
import { Loading } from '../ui/Loading'

const MemberShare = island(
  () => import('../features/waitlist/MemberShare').then(m => m.MemberShare),
  <Loading page />,
  { membersOnly: true },
)

export function SharePage() {
  return (
    <Page title={share.pageTitle} description={share.description}>
      <ShareContent session={useSession()} />
    </Page>
  )
}

/**
 * Shows a visitor the share page without a claim, and a signed-in person only what is true of their
 * own place.
 */
function ShareContent({ session }: { session: Session }) {
  if (session.status === 'loading') return <Loading page />
  if (session.status === 'signedOut') return <VisitorShare />
  return session.user.isAdmin ? <TeamShare /> : <MemberShare person={session.user} />
}
