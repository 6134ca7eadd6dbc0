import styled, { css } from 'styled-components'
import ball from '../../ui/art/ball-flat.svg'
import mark from '../../ui/art/mark-ink.svg'
import { displayFace } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

interface KeycardProps {
  holder: { firstName: string | null; lastName: string | null }
  /** The text on the card. */
  note: string
  /** Renders only the outline of a card, because the person holds no place yet. */
  outlined?: boolean
}

/**
 * The tilted card beside the invite. It shows the name of the person who holds a place, or no name.
 */
export function Keycard({ holder, note, outlined = false }: KeycardProps) {
  return (
    <Card $outlined={outlined}>
      {!outlined && (
        <>
          <Window>
            <Ball src={ball} alt="" width="330" height="330" />
          </Window>
          <Mark src={mark} alt="" width="40" height="40" />
        </>
      )}
      <Texts>
        {holder.firstName && <Name translate="no">{`${holder.firstName} `}</Name>}
        {holder.lastName && <Name translate="no">{`${holder.lastName} `}</Name>}
        <span>{note}</span>
      </Texts>
    </Card>
  )
}

const printed = css`
  background: ${theme.color.coral};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.card};
`

const blank = css`
  border: ${theme.stroke.ui} dashed ${tone.line};
  color: ${tone.text2};
`

const Card = styled.div<{ $outlined: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space.s5};
  aspect-ratio: 1.586;
  padding: ${rem(34)} ${rem(36)};
  margin: ${rem(34)} ${rem(18)} ${rem(44)} ${rem(16)};
  transform: rotate(-3deg);
  ${({ $outlined }) => ($outlined ? blank : printed)}

  ${theme.media.tablet} {
    padding: ${rem(22)} ${rem(24)};
    margin: ${rem(14)} ${rem(4)} ${rem(24)};
  }
`

/* The card's edge cuts off the ball. The card may grow with a long name. */
const Window = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
`

const Ball = styled.img`
  position: absolute;
  right: -12%;
  top: 50%;
  width: 58%;
  height: auto;
  max-width: none;
  transform: translateY(-50%);

  ${theme.media.tablet} {
    width: 62%;
    right: -15%;
  }
`

const Mark = styled.img`
  position: relative;
  width: ${rem(40)};
  height: ${rem(40)};
`

const Texts = styled.p`
  position: relative;
  margin-top: auto;
  max-width: max(52%, min(100%, ${rem(100)}));
  font-weight: 600;
`

const Name = styled.b`
  ${displayFace}
  display: block;
  font-size: ${rem(40)};
  line-height: 0.92;
  font-stretch: 66%;
  overflow-wrap: anywhere;

  ${theme.media.tablet} {
    font-size: min(${rem(29)}, max(29px, 9vw));
  }
`
