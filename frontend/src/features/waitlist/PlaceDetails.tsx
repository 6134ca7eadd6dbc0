import { Send } from 'lucide-react'
import type { PlaceFragment } from '../../api/operationTypes'
import { dashboard } from '../../content/dashboard'
import { planNameOf } from '../../format/planNames'
import { paths } from '../../paths'
import { Badge } from '../../ui/Badge'
import { ButtonLink } from '../../ui/ButtonLink'
import { FactRow } from '../../ui/FactRow'
import { Numeral } from '../../ui/Numeral'

const words = dashboard.place

/** Shows the facts of a held place, and the link to the invite. */
export function PlaceDetails({ place }: { place: PlaceFragment }) {
  return (
    <FactRow
      items={[
        {
          term: words.position,
          value: <Numeral size="count">{`#${String(place.position)}`}</Numeral>,
        },
        { term: words.status, value: <Badge status={place.status} /> },
        { term: words.referrals, value: place.referralRewards },
        ...(place.planWish ? [{ term: words.wish, value: planNameOf(place.planWish) }] : []),
      ]}
      action={
        <ButtonLink to={paths.share()} icon={Send}>
          {words.invite}
        </ButtonLink>
      }
    />
  )
}
