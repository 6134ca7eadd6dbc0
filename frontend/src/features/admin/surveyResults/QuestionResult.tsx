import styled from 'styled-components'
import { Panel } from '../section/Panel'
import { findValue } from '../section/recordKeys'
import type { SurveyResultsQuery } from '../../../api/operationTypes'
import { type QuestionTexts, results as texts } from '../../../content/admin/surveyResults'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { CountTable } from '../../../ui/lists/CountTable'
import { BarChart, type Figure } from './BarChart'

interface QuestionResultProps {
  result: NonNullable<SurveyResultsQuery['surveyResults']>['questions'][0]
  /** Missing if a newer server sends a question that this page does not know. */
  texts: QuestionTexts | undefined
}

/** Shows one question: its answers as a bar chart and as a table. */
export function QuestionResult({ result, texts: own }: QuestionResultProps) {
  const title = own?.title ?? result.question
  const figures: Figure[] = result.answers.map(({ answer, count, percent }) => ({
    label: findValue(own?.answers ?? {}, answer) ?? answer,
    count,
    percent,
  }))
  const { respondents } = result
  const tooFew = respondents === null
  return (
    <Panel title={title} level={3}>
      <Text tone="muted" size="small">
        {tooFew ? texts.tooFew : texts.respondents(respondents)}
      </Text>
      {!tooFew && figures.length > 0 && (
        <Halves>
          <BarChart figures={figures} hidden={texts.hidden} />
          <CountTable
            caption={texts.table(title)}
            heads={[texts.answer, texts.count, texts.percent]}
            rows={figures.map(({ label, count, percent }) => ({
              key: label,
              label,
              values: count === null ? [texts.hidden] : [count, percentOf(percent)],
            }))}
          />
        </Halves>
      )}
    </Panel>
  )
}

const percentOf = (percent: number | null) => (percent === null ? '' : texts.percentOf(percent))

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.court.gap};
  align-items: start;
  margin-top: ${rem(12)};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
