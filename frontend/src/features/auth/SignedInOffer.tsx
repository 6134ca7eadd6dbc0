import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsOwnOfferLinkQuery } from './mailedLinks.generated'
import { offerLink } from '../../content/offerLink'
import { paths } from '../../paths'
import type { SessionUser } from '../../session/session'
import { useSwitchAccount } from '../../session/useSwitchAccount'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { AuthLead } from './AuthLead'
import { offerState } from './offerState'

interface SignedInOfferProps {
  user: SessionUser
  /** As useLinkToken returns it. */
  token: string | null | undefined
}

/** Goes to the dashboard, which shows the offer; if it is somebody else's, says so and stays. */
export function SignedInOffer({ user, token }: SignedInOfferProps) {
  const navigate = useNavigate()
  const { pending, switchAccount } = useSwitchAccount()
  const { data, loading } = useIsOwnOfferLinkQuery({
    variables: { input: { token: token ?? '' } },
    skip: !token,
  })
  const isForeign = data?.isOwnOfferLink === false
  const leaves = token !== undefined && !loading && !isForeign

  useEffect(() => {
    if (leaves) void navigate(paths.dashboard(), { replace: true, state: offerState(token) })
  }, [leaves, token, navigate])

  if (!isForeign) return <Loading />
  return (
    <>
      <AuthLead>{offerLink.foreign.lead(user.email)}</AuthLead>
      <Button pending={pending && offerLink.foreign.pending} onClick={() => void switchAccount()}>
        {offerLink.foreign.action}
      </Button>
    </>
  )
}
