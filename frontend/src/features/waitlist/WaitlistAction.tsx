import { launch } from '../../content/launch'
import { island } from '../../hydration/island'
import { paths } from '../../paths'
import { useSession } from '../../session/session'
import { HiddenRoom } from './HiddenRoom'
import { LinkWithNote } from './LinkWithNote'
import { PlaceLink } from './PlaceLink'

const link = <PlaceLink to={paths.waitlist()} label={launch.reserve} />

const OwnAction = island(
  () => import('./memberParts').then(m => m.OwnAction),
  <LinkWithNote link={<HiddenRoom>{link}</HiddenRoom>} />,
  { membersOnly: true },
)

/** The link to the waitlist on other pages; a person who is signed in reads what they have. */
export function WaitlistAction() {
  const session = useSession()
  if (session.status === 'signedOut') return link
  if (session.status === 'loading') return <LinkWithNote link={link} />
  return <OwnAction label={launch.reserve} isTeam={session.user.isAdmin} />
}
