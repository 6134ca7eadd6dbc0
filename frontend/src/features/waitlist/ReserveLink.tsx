import { ArrowRight } from 'lucide-react'
import { island } from '../../hydration/island'
import { useSession } from '../../session/session'
import { ButtonLink } from '../../ui/ButtonLink'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { OwnPlaceLinkProps } from './OwnPlaceLink'

const OwnPlaceLink = island(() => import('./memberParts').then(m => m.OwnPlaceLink), null, {
  membersOnly: true,
})

interface ReserveLinkProps extends Omit<OwnPlaceLinkProps, 'isTeam'> {
  /** Where a visitor reserves a place. */
  to: string
}

/** The link that reserves a place. A person who is signed in gets the one that fits them (PAGE-14). */
export function ReserveLink({ to, ...link }: ReserveLinkProps) {
  const session = useSession()
  if (session.status === 'signedIn') return <OwnPlaceLink isTeam={session.user.isAdmin} {...link} />
  const { label, plan, block } = link
  return (
    <ButtonLink to={to} icon={ArrowRight} block={block}>
      <span>{label}</span>
      {plan && <VisuallyHidden>{` (${plan.name})`}</VisuallyHidden>}
    </ButtonLink>
  )
}
