import styled from 'styled-components'
import type { OwnOfferFragment } from '../../api/operationTypes'
import { membershipPlans } from '../../content/membership'
import { offerTexts } from '../../content/offer'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { NetPlans } from '../../ui/NetPlans'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem } from '../../ui/theme'
import { type EndedOffer, type OfferDecision, useOfferDecision } from './useOfferDecision'

interface OfferCardProps {
  offer: OwnOfferFragment
  /** The person's position; undefined until it is known. */
  position: number | undefined
  onEnd: (end: EndedOffer) => void
}

const { standard, unlimited } = membershipPlans

/** Shows the offer of a membership, and the person's three decisions. */
export function OfferCard({ offer, position, onEnd }: OfferCardProps) {
  const { latest, pending, problem, accept, decline } = useOfferDecision(offer.id, onEnd)
  const { title, lead, charge, accept: acceptTexts, notNow, leave } = offerTexts
  const isSending = (decision: OfferDecision) => pending && latest === decision
  const problemOf = (decision: OfferDecision) => (latest === decision ? problem : undefined)
  return (
    <Card as="section">
      <Stack gap="s5">
        <Heading level={2} size="d3">
          {title}
        </Heading>
        <Stack gap="s2">
          <Text size="strong" weight="semibold">
            {lead(offer.expiresAt)}
          </Text>
          <Text tone="muted">{charge}</Text>
        </Stack>
        <Net>
          <NetPlans
            left={standard}
            right={unlimited}
            action={plan => {
              const name = plan === unlimited ? 'unlimited' : 'standard'
              return (
                <>
                  <ConfirmButton
                    texts={acceptTexts(plan)}
                    look={{ tone: 'primary', block: true }}
                    disabled={pending}
                    pending={isSending(name)}
                    onConfirm={() => void accept(name)}
                  />
                  <Problem>{problemOf(name)}</Problem>
                </>
              )
            }}
          />
        </Net>
        <NotNow>
          <div>
            <ConfirmButton
              texts={notNow(position)}
              look={{ tone: 'secondary' }}
              disabled={pending}
              pending={isSending('notNow')}
              onConfirm={() => void decline('notNow')}
            />
            <Problem>{problemOf('notNow')}</Problem>
          </div>
          <Text tone="muted">{offerTexts.askedAgain(position)}</Text>
        </NotNow>
        <div>
          <ConfirmButton
            texts={{ ...leave, question: leave.question(position) }}
            disabled={pending}
            pending={isSending('leave')}
            onConfirm={() => void decline('leave')}
          />
          <Problem>{problemOf('leave')}</Problem>
        </div>
      </Stack>
    </Card>
  )
}

/* The net is wider than its court. */
const Net = styled.div`
  padding-block: ${rem(30)};
`

const NotNow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)} ${rem(24)};
  align-items: center;
`
