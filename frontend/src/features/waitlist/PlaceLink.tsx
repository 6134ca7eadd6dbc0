import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../ui/ButtonLink'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

export interface PlaceLinkProps {
  label: string
  /** The plan that the link is beside. */
  plan?: { wish: string; name: string }
  block?: boolean
}

/** The link that reserves a place. */
export function PlaceLink({ to, label, plan, block }: PlaceLinkProps & { to: string }) {
  return (
    <ButtonLink to={to} icon={ArrowRight} block={block}>
      <span>{label}</span>
      {plan && <VisuallyHidden>{` (${plan.name})`}</VisuallyHidden>}
    </ButtonLink>
  )
}
