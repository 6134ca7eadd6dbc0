import { personTexts } from '../../../content/admin/person'
import { wavesTexts } from '../../../content/admin/waves'
import { shortDateTime } from '../../../format/dates'
import { paths } from '../../../paths'
import { Text } from '../../../ui/Text'
import { TextLink } from '../../../ui/TextLink'
import { outcomeOf } from '../waves/offerOutcome'
import { PersonList } from './PersonPart'
import { usePersonOffersQuery, usePersonPassedOverQuery } from './person.generated'

/** The offers that waves have made to the person, with the answers. */
export function PersonOffers({ id }: { id: string }) {
  return (
    <PersonList
      texts={personTexts.offers}
      useListQuery={usePersonOffersQuery}
      variables={{ id }}
      pageOf={data => data.person?.offers ?? null}
      row={offer => (
        <>
          <Wave id={offer.wave.id} number={offer.wave.number} />
          <Text tone="muted">{outcomeOf(offer)}</Text>
          {offer.reason && <Text tone="muted">{wavesTexts.offer.reason(offer.reason)}</Text>}
        </>
      )}
    />
  )
}

/** The waves that have passed over the person, with the reasons. */
export function PersonPassedOver({ id }: { id: string }) {
  return (
    <PersonList
      texts={personTexts.passedOver}
      useListQuery={usePersonPassedOverQuery}
      variables={{ id }}
      pageOf={data => data.person?.passedOver ?? null}
      row={({ waveId, waveNumber, reason, passedOverAt }) => (
        <>
          <Wave id={waveId} number={waveNumber} />
          <Text tone="muted">
            {[wavesTexts.preview.reasons[reason], shortDateTime(passedOverAt)].join(', ')}
          </Text>
        </>
      )}
    />
  )
}

const Wave = ({ id, number }: { id: string; number: number }) => (
  <TextLink to={paths.admin({ view: 'waves', wave: id })}>{wavesTexts.name(number)}</TextLink>
)
