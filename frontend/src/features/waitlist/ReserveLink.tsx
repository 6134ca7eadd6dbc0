import { ArrowRight } from 'lucide-react'
import { waitlist } from '../../content/waitlist'
import { island } from '../../hydration/island'
import { paths } from '../../paths'
import { useSession } from '../../session/session'
import { ButtonLink } from '../../ui/ButtonLink'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const OwnPlaceLink = island(() => import('./memberParts').then(m => m.OwnPlaceLink))

export interface ReserveLinkProps {
  /** Where a visitor reserves a place. */
  to: string
  label: string
  /** The plan that the link is beside. */
  plan?: { wish: string; name: string }
  block?: boolean
}

/** The link that reserves a place. A person who is signed in gets the one that fits them (PAGE-12). */
export function ReserveLink({ to, label, plan, block = false }: ReserveLinkProps) {
  const session = useSession()
  if (session.status !== 'signedIn')
    return (
      <ButtonLink to={to} icon={ArrowRight} block={block}>
        {label}
        {plan && <VisuallyHidden> ({plan.name})</VisuallyHidden>}
      </ButtonLink>
    )
  if (!session.user.isAdmin) return <OwnPlaceLink label={label} plan={plan} block={block} />
  return plan ? null : (
    <ButtonLink to={paths.admin()} icon={ArrowRight} block={block}>
      {waitlist.signedIn.toTeamPage}
    </ButtonLink>
  )
}
