import { useSession } from '../session/session'
import { memberHome } from '../content/memberHome'
import { MemberWelcome } from '../features/site/MemberWelcome'
import { Page } from '../features/site/Page'

/** Home of whoever is signed in; HomePage decides who that is. */
export function MemberHomePage() {
  const session = useSession()
  const firstName = session.status === 'signedIn' ? (session.user.firstName ?? null) : null
  return (
    <Page title={memberHome.pageTitle}>
      <MemberWelcome firstName={firstName} />
    </Page>
  )
}
