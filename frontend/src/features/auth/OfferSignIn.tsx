import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsOwnOfferLinkQuery } from '../../api/generated'
import { offerLink } from '../../content/offerLink'
import { island } from '../../hydration/island'
import { paths } from '../../paths'
import type { OfferState } from '../../session/offerToken'
import { useSession } from '../../session/session'
import { useSwitchAccount } from '../../session/useSwitchAccount'
import { Button } from '../../ui/Button'
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
 * person who is signed in goes to the dashboard at once, unless the offer is somebody else's. The token goes along: it confirms the
 * address when the person accepts.
 */
export function OfferSignIn() {
  const session = useSession()
  const token = useLinkToken()
  const [declined, setDeclined] = useState<string>()

  const isSignedIn = session.status === 'signedIn'
  const link = useIsOwnOfferLinkQuery({
    variables: { input: { token: token ?? '' } },
    skip: !isSignedIn || !token,
  })
  const isForeign = link.data?.isOwnOfferLink === false
  useOwnDashboard(isSignedIn && !link.loading && !isForeign, token)

  if (isSignedIn && isForeign) return <ForeignOffer email={session.user.email} />
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

/** Shown in the session of a person who was not asked. */
function ForeignOffer({ email }: { email: string }) {
  const { pending, switchAccount } = useSwitchAccount()
  return (
    <>
      <AuthLead>
        <Lead>{offerLink.foreign.lead(email)}</Lead>
      </AuthLead>
      <Button pending={pending && offerLink.foreign.pending} onClick={() => void switchAccount()}>
        {offerLink.foreign.action}
      </Button>
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
