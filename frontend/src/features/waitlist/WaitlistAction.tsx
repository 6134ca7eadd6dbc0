import { ArrowRight } from 'lucide-react'
import { launch } from '../../content/launch'
import { island } from '../../hydration/island'
import { paths } from '../../paths'
import { useSession } from '../../session/session'
import { ButtonLink } from '../../ui/ButtonLink'

const OwnAction = island(() => import('./memberParts').then(m => m.OwnAction), null, {
  membersOnly: true,
})

/** The link to the waitlist on other pages; a person who is signed in reads what they have. */
export function WaitlistAction() {
  const session = useSession()
  if (session.status === 'signedIn')
    return <OwnAction label={launch.reserve} isTeam={session.user.isAdmin} />
  return (
    <ButtonLink to={paths.waitlist()} icon={ArrowRight}>
      {launch.reserve}
    </ButtonLink>
  )
}
