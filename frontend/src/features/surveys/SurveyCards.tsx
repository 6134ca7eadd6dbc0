import { ArrowRight, Clock } from 'lucide-react'
import styled from 'styled-components'
import { hub } from '../../content/surveys/hub'
import { Badge } from '../../ui/Badge'
import { ButtonLink } from '../../ui/ButtonLink'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { displayFace } from '../../ui/mixins'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

type SurveyCard = (typeof hub.cards)[number]

/** Shows the surveys as four service courts, each with its duration in large type. */
export function SurveyCards() {
  return (
    <Grid>
      {hub.cards.map((card, index) => (
        <Card key={card.to} card={card} coral={index === 0 || index === 3} />
      ))}
    </Grid>
  )
}

function Card({ card, coral }: { card: SurveyCard; coral: boolean }) {
  const { title, text, time, to } = card
  return (
    <Frame aria-label={title}>
      <Time $coral={coral}>
        <Figure aria-hidden="true">
          <span>{time.number}</span>
          <Unit>{time.unit}</Unit>
        </Figure>
        <Badge status={hub.active} look="joined" />
      </Time>
      <Texts>
        <Heading level={2} size="survey">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        <Duration>
          <Icon of={Clock} />
          <span>{time.texts}</span>
        </Duration>
      </Texts>
      <ButtonLink to={to} icon={ArrowRight} block>
        {hub.take}
      </ButtonLink>
    </Frame>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.court.line};
  padding: ${theme.court.line};
  background: ${theme.color.ink};

  ${theme.media.tablet} {
    container-type: inline-size;
    grid-template-columns: minmax(0, 1fr);
  }
`

/* The texts move below the duration if the reader's font size leaves too little room beside it. */
const enlarged = `@container (max-width: ${rem(260)})`

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 15fr);
  grid-template-rows: 1fr auto;
  background: ${tone.card};

  ${theme.media.tablet} {
    grid-template-columns: ${rem(104)} minmax(0, 1fr);
  }
  ${enlarged} {
    grid-template: auto / minmax(0, 1fr);
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

const Time = styled.div<{ $coral: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${rem(20)};
  grid-row: 1 / 3;
  min-height: ${rem(330)};
  padding: ${rem(28)} ${rem(24)};
  background: ${({ $coral }) => ($coral ? theme.color.coral : tone.raised)};

  ${theme.media.tablet} {
    min-height: 0;
    padding: ${rem(20)} ${rem(8)} ${rem(12)};
  }
  ${enlarged} {
    flex-flow: row wrap;
    grid-row: auto;
  }
`

const Figure = styled.span`
  ${displayFace}
  font-size: ${rem(112)};
  line-height: 0.78;
  font-stretch: 58%;

  ${theme.media.tablet} {
    padding-left: ${rem(6)};
    font-size: ${rem(72)};
  }
`

const Unit = styled.small`
  display: block;
  margin-top: ${rem(8)};
  font-size: ${rem(30)};
  line-height: 1.2;
  font-stretch: 80%;

  ${theme.media.tablet} {
    font-size: ${rem(22)};
  }
`

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(14)};
  align-content: start;
  padding: ${rem(28)} ${rem(30)} ${rem(24)};

  ${theme.media.tablet} {
    padding: ${rem(20)} ${rem(18)};
  }
`

const Duration = styled.p`
  display: flex;
  gap: ${rem(8)};
  align-items: center;
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
`
