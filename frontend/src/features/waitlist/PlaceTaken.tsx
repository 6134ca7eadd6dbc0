import styled from 'styled-components'
import type { PlaceFragment } from '../../api/generated'
import type { SessionUser } from '../../session/session'
import { share } from '../../content/share'
import { Heading } from '../../ui/Heading'
import { displayText } from '../../ui/mixins'
import { focusOnMount } from '../../ui/focusOnMount'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { InviteForm } from './InviteForm'
import { Keycard } from './Keycard'
import { ShareFrame } from './ShareFrame'

const words = share.reserved

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

/** Shows a held place: its number, the card, the next steps and the invite. */
export function PlaceTaken({ holder, place, justNow = false }: PlaceTakenProps) {
  return (
    <ShareFrame
      claim={
        <>
          <Heading level={1} size="d1Card" ref={justNow ? focusOnMount : undefined}>
            {words.title}
          </Heading>
          <Position>{words.position(place.position)}</Position>
          <Keycard holder={holder} note={words.card} />
          <Next>
            <Heading level={2} size="d4">
              {words.next.title}
            </Heading>
            <Steps role="list">
              {nextSteps(place.status).map(step => (
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

/* A newer server may send a status that this page does not know. */
const nextSteps = (status: PlaceFragment['status']) =>
  Object.hasOwn(words.next.steps, status) ? words.next.steps[status] : words.next.neutral

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
