import type { LatestOfferFragment, PlaceFragment } from '../../api/operationTypes'
import { offerTexts } from '../../content/offer'
import { describeOutcome } from '../../content/offerOutcome'
import { Card } from '../../ui/Card'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { isListed } from './pastOffer'
import type { EndedOffer } from './useOfferDecision'

interface OfferOverProps {
  /** The end of an offer that was on this page: the heading receives the focus. */
  end: EndedOffer | undefined
  latest: LatestOfferFragment | null | undefined
  entry: PlaceFragment | null | undefined
}

/** Says what became of the person's latest offer. */
export function OfferOver({ end, latest, entry }: OfferOverProps) {
  return (
    <Card as="section">
      <Stack gap="s3">
        <Heading level={2} size="d4" focusable ref={end ? focusOnMount : undefined}>
          {offerTexts.over}
        </Heading>
        {sentencesFor({ end, latest, entry }).map(sentence => (
          <Text key={sentence} tone="muted">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

function sentencesFor({ end, latest, entry }: OfferOverProps): string[] {
  const listed = isListed(entry) ? entry : undefined
  if (!listed) return end?.kind === 'over' ? [end.texts] : []
  // What has just been refetched says the same as after a reload.
  if (end?.kind === 'over' && (!latest || isStillOpen(latest)))
    return [end.texts, offerTexts.askedAgain(listed.position)]
  return latest ? describeOutcome(latest, listed) : []
}

/** Whether the offer has not been refetched since it ended. */
const isStillOpen = ({ state, expiresAt }: LatestOfferFragment) =>
  state === 'open' && new Date(expiresAt) > new Date()
