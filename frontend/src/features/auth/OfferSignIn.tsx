import { useState } from 'react'
import { offerLink } from '../../content/offerLink'
import { paths } from '../../paths'
import { island } from '../../hydration/island'
import { useSession } from '../../session/session'
import { Loading } from '../../ui/Loading'
import { AuthLead } from './AuthLead'
import { LinkOutcome } from './LinkOutcome'
import { LoginForm } from './LoginForm'
import { useLinkToken } from './useLinkToken'
import { offerState } from './offerState'

const SignedInOffer = island(() => import('./SignedInOffer').then(m => m.SignedInOffer), null, {
  membersOnly: true,
})

const DeclineByLink = island(() => import('./DeclineByLink').then(m => m.DeclineByLink), null, {
  hydrateOn: 'interaction',
})

/**
 * Shows the page of an offer's mailed link: the login form, which leads to the offer on the
 * dashboard, and one button that declines without a session. Opening the page does neither. A
 * person who is signed in goes to the dashboard at once, unless the offer is somebody else's. The token goes along: it confirms the
 * address when the person accepts.
 */
export function OfferSignIn() {
  const session = useSession()
  const token = useLinkToken()
  const [declined, setDeclined] = useState<string>()

  if (session.status === 'signedIn') return <SignedInOffer user={session.user} token={token} />
  if (session.status !== 'signedOut') return <Loading />
  // The reader may have opened another link in the meantime.
  if (declined !== undefined && declined === token)
    return <LinkOutcome done texts={offerLink.done} next={offerLink.next} />
  return (
    <>
      <AuthLead>{offerLink.lead}</AuthLead>
      <LoginForm next={{ to: paths.dashboard(), state: offerState(token) }} />
      <DeclineByLink onDeclined={setDeclined} />
    </>
  )
}
