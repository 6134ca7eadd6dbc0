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
)

export function SharePage() {
  return (
    <Page title={share.pageTitle} description={share.description}>
      <ShareContent session={useSession()} />
    </Page>
  )
}

/** A visitor sees the page as it is shared, without a claim; a person who is known sees only what is true of them. */
function ShareContent({ session }: { session: Session }) {
  if (session.status === 'loading') return <Loading page />
  if (session.status === 'signedOut') return <VisitorShare />
  return session.user.isAdmin ? <TeamShare /> : <MemberShare person={session.user} />
}
