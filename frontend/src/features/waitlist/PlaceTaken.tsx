import styled from 'styled-components'
import { useMyMembershipQuery, useMyOfferQuery } from '../../api/apollo/own.generated'
import type { PlaceFragment } from '../../api/operationTypes'
import type { SessionUser } from '../../session/session'
import { offerTexts } from '../../content/offer'
import { ownMembership } from '../../content/ownMembership'
import { share } from '../../content/share'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { displayText } from '../../ui/mixins'
import { focusOnMount } from '../../ui/focusOnMount'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { InviteForm } from './InviteForm'
import { Keycard } from './Keycard'
import { ShareFrame } from './ShareFrame'

const texts = share.reserved

interface PlaceTakenProps {
  holder: SessionUser
  /** The holder's entry. The invite contains its referral code. */
  place: PlaceFragment
  /**
   * The place was taken on this page: its heading receives the focus, because the pressed button
   * disappears.
   */
  justNow?: boolean
}

/**
 * Shows a held place, or the membership of a person who has joined: its number, the card, the next
 * steps and the invite.
 */
export function PlaceTaken({ holder, place, justNow = false }: PlaceTakenProps) {
  const { status } = place
  const offer = useMyOfferQuery({ skip: status !== 'invited' })
  const membership = useMyMembershipQuery({ skip: status !== 'joined' })
  if (offer.loading || membership.loading) return <Loading page />
  const { title, line, card } = claimOf(place, membership.data?.myMembership)
  return (
    <ShareFrame
      claim={
        <>
          <Heading level={1} size="d1Card" ref={justNow ? focusOnMount : undefined}>
            {title}
          </Heading>
          {line && <Position>{line}</Position>}
          <Keycard holder={holder} note={card} />
          <Next>
            <Heading level={2} size="d4">
              {texts.next.title}
            </Heading>
            <Steps role="list">
              {nextSteps(status, offer.data?.myOffer).map(step => (
                <Step key={step}>{step}</Step>
              ))}
            </Steps>
          </Next>
        </>
      }
    >
      <InviteForm code={place.referralCode} />
    </ShareFrame>
  )
}

function claimOf({ status, position }: PlaceFragment, membership?: { number: number } | null) {
  if (status !== 'joined')
    return { title: texts.title, line: texts.position(position), card: texts.card }
  const line = membership ? ownMembership.title(membership.number) : undefined
  return { ...ownMembership.share, line }
}

const { steps, neutral } = texts.next

function nextSteps(status: string, offer: { expiresAt: string } | null | undefined) {
  if (offer) return offerTexts.steps(offer.expiresAt)
  return isKnown(status) ? steps[status] : neutral
}

/* A newer server may send a status that this page does not know. */
const isKnown = (status: string): status is keyof typeof steps => Object.hasOwn(steps, status)

const Position = styled.p`
  ${displayText('d3')}
  margin-top: ${rem(20)};
  color: ${theme.color.optic};
`

/* Above the card's shadow. */
const Next = styled.section`
  position: relative;
`

const Steps = styled.ol`
  margin-top: ${rem(14)};
`

const Step = styled.li`
  padding-block: ${rem(12)};
  border-top: ${theme.stroke.hair} solid ${tone.hair};
  color: ${tone.text2};
`
