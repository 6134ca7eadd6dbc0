import { island } from '../../hydration/island'
import { useSession } from '../../session/session'
import { HiddenRoom } from './HiddenRoom'
import type { OwnPlaceLinkProps } from './OwnPlaceLink'
import { PlaceLink, type PlaceLinkProps } from './PlaceLink'

/* A page may know the person before it has this script. */
const OwnPlaceLink = island(
  () => import('./memberParts').then(m => m.OwnPlaceLink),
  ({ label, plan, block }: OwnPlaceLinkProps) => (
    <HiddenRoom>
      <PlaceLink to="" label={label} plan={plan} block={block} />
    </HiddenRoom>
  ),
  { membersOnly: true },
)

interface ReserveLinkProps extends PlaceLinkProps {
  /** Where a visitor reserves a place. */
  to: string
}

/** The link that reserves a place. A person who is signed in gets the one that fits them (PAGE-14). */
export function ReserveLink({ to, ...link }: ReserveLinkProps) {
  const session = useSession()
  if (session.status === 'signedIn') return <OwnPlaceLink isTeam={session.user.isAdmin} {...link} />
  return <PlaceLink to={to} {...link} />
}
