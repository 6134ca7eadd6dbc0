import styled from 'styled-components'
import { plannerTexts as texts } from '../../../content/admin/planner'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import type { Forecast } from './cells'
import type { Settings } from './settings'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'

export interface AnswerProps {
  forecast: Forecast
  /** The settings that it was computed for. */
  settings: Settings
  isStale: boolean
}

/** Shows the forecast as a sentence, which screen readers announce when it changes. */
export function Answer({ forecast, settings, isStale }: AnswerProps) {
  const { quality, usableAnswers } = forecast
  return (
    <Part role="status" aria-busy={isStale}>
      <Sentence>{sentenceOf(forecast, settings)}</Sentence>
      {quality === 'rough' && usableAnswers !== null && (
        <Text weight="semibold">{texts.rough(usableAnswers)}</Text>
      )}
    </Part>
  )
}

function sentenceOf({ shareMet, carries, ...forecast }: Forecast, settings: Settings): string {
  return shareMet === null || !carries
    ? texts.notEnough(forecast.usableAnswers, forecast.neededAnswers)
    : texts.answer(settings, shareMet, carries)
}

const Part = styled.div`
  padding-block: ${rem(12)} ${rem(4)};
  ${dimWhileBusy}
`

/* As high as most sentences, so that the sliders below it stay in place. */
const Sentence = styled.p`
  min-height: 2lh;
  max-width: 34em;
  font: 600 ${rem(28)} / ${rem(38)} ${theme.font.body};
  text-wrap: pretty;

  ${theme.media.tablet} {
    min-height: 3lh;
  }
  ${theme.media.phone} {
    min-height: 4lh;
    font-size: ${rem(22)};
    line-height: ${rem(30)};
  }
`
