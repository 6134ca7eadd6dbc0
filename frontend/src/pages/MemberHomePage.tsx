import { useSession } from '../session/session'
import { memberHome } from '../content/memberHome'
import { ContinueLink } from '../features/site/ContinueLink'
import { MemberWelcome } from '../features/site/MemberWelcome'
import { Page } from '../features/site/Page'

/** Shows the home page of a signed-in person. HomePage decides when to show it. */
export function MemberHomePage() {
  const session = useSession()
  const firstName = session.status === 'signedIn' ? (session.user.firstName ?? null) : null
  return (
    <Page title={memberHome.pageTitle}>
      <MemberWelcome firstName={firstName} before={<ContinueLink />} />
    </Page>
  )
}
