import { Send } from 'lucide-react'
import type { PlaceFragment } from '../../api/operationTypes'
import { dashboard } from '../../content/dashboard'
import { planNameOf } from '../../format/planNames'
import { paths } from '../../paths'
import { Badge } from '../../ui/Badge'
import { ButtonLink } from '../../ui/ButtonLink'
import { FactRow } from '../../ui/FactRow'
import { Numeral } from '../../ui/Numeral'

const texts = dashboard.place

/** Shows the facts of a held place, and the link to the invite. */
export function PlaceDetails({ place }: { place: PlaceFragment }) {
  return (
    <FactRow
      items={[
        {
          term: texts.position,
          value: <Numeral size="count">{`#${String(place.position)}`}</Numeral>,
        },
        { term: texts.status, value: <Badge status={place.status} /> },
        { term: texts.referrals, value: place.referralRewards },
        ...(place.planWish ? [{ term: texts.wish, value: planNameOf(place.planWish) }] : []),
      ]}
      action={
        <ButtonLink to={paths.share()} icon={Send}>
          {texts.invite}
        </ButtonLink>
      }
    />
  )
}
