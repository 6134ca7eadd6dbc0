import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { offerLink } from '../../content/offerLink'
import { island } from '../../hydration/island'
import { paths } from '../../paths'
import type { OfferState } from '../../session/offerToken'
import { useSession } from '../../session/session'
import { Lead } from '../../ui/Lead'
import { Loading } from '../../ui/Loading'
import { AuthLead } from './AuthLead'
import { LinkOutcome } from './LinkOutcome'
import { LoginForm } from './LoginForm'
import { useLinkToken } from './useLinkToken'

const DeclineByLink = island(() => import('./DeclineByLink').then(m => m.DeclineByLink), null, {
  hydrateOn: 'interaction',
})

/**
 * Shows the page of an offer's mailed link: the login form, which leads to the offer on the
 * dashboard, and one button that declines without a session. Opening the page does neither. A
 * person who is signed in goes to the dashboard at once. The token goes along: it confirms the
 * address when the person accepts.
 */
export function OfferSignIn() {
  const session = useSession()
  const token = useLinkToken()
  const [declined, setDeclined] = useState<string>()

  useOwnDashboard(session.status === 'signedIn', token)

  if (session.status !== 'signedOut') return <Loading />
  // The reader may have opened another link in the meantime.
  if (declined !== undefined && declined === token)
    return <LinkOutcome done words={offerLink.done} next={offerLink.next} />
  return (
    <>
      <AuthLead>
        <Lead>{offerLink.lead}</Lead>
      </AuthLead>
      <LoginForm toDashboard={{ state: stateOf(token) }} />
      <DeclineByLink onDeclined={setDeclined} />
    </>
  )
}

const stateOf = (token: string | null | undefined): OfferState =>
  token ? { offerToken: token } : null

/** Goes to the dashboard when the person is signed in and the token is read. */
function useOwnDashboard(isSignedIn: boolean, token: string | null | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (isSignedIn && token !== undefined)
      void navigate(paths.dashboard(), { replace: true, state: stateOf(token) })
  }, [isSignedIn, token, navigate])
}
