import { ArrowRight } from 'lucide-react'
import { useMyWaitlistEntryQuery } from '../../api/apollo/own.generated'
import { waitlist } from '../../content/waitlist'
import { paths } from '../../paths'
import { useReferralCode } from '../../session/useReferralCode'
import { ButtonLink } from '../../ui/ButtonLink'
import { HiddenRoom } from './HiddenRoom'
import { PlaceLink, type PlaceLinkProps } from './PlaceLink'

const { toPlace, toMembership, toTeamPage } = waitlist.signedIn

export interface OwnPlaceLinkProps extends PlaceLinkProps {
  isTeam: boolean
}

/**
 * The link of a signed-in person: to the place or the membership that they have, otherwise to where
 * a place is taken. Beside a plan, who has a place gets no link.
 */
export function OwnPlaceLink({ label, plan, block = false, isTeam }: OwnPlaceLinkProps) {
  const { data, error } = useMyWaitlistEntryQuery({ skip: isTeam })
  const entry = data?.myWaitlistEntry
  const look = { icon: ArrowRight, block }
  const to = paths.share({ plan: plan?.wish, ref: useReferralCode() })
  const reserve = <PlaceLink to={to} label={label} plan={plan} block={block} />
  if (!isTeam && !data && !error) return <HiddenRoom>{reserve}</HiddenRoom>
  if (data && (!entry || entry.status === 'left')) return reserve
  if (plan) return null
  if (isTeam)
    return (
      <ButtonLink to={paths.today()} {...look}>
        {toTeamPage}
      </ButtonLink>
    )
  return (
    <ButtonLink to={paths.dashboard()} {...look}>
      {entry?.status === 'joined' ? toMembership : toPlace}
    </ButtonLink>
  )
}
