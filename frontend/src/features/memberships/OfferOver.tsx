import type { PlaceFragment } from '../../api/generated'
import { offerWords } from '../../content/offer'
import { Card } from '../../ui/Card'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import type { OfferEnd } from './useOfferDecision'

interface OfferOverProps {
  end: Extract<OfferEnd, { kind: 'over' }>
  entry: PlaceFragment | null | undefined
}

/** Says what became of an offer that was on this page. */
export function OfferOver({ end, entry }: OfferOverProps) {
  const isListed = entry?.status === 'waiting' || entry?.status === 'invited'
  return (
    <Card as="section">
      <Stack gap="s3">
        <Heading level={2} size="d4" focusable ref={focusOnMount}>
          {offerWords.over}
        </Heading>
        <Text weight="semibold">{end.words}</Text>
        {isListed && <Text tone="muted">{offerWords.askedAgain(entry.position)}</Text>}
      </Stack>
    </Card>
  )
}
