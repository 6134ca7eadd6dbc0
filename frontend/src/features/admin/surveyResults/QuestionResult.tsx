import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { ErrorBoundary } from '../../../hydration/ErrorBoundary'
import { Panel } from '../section/Panel'
import { findValue } from '../section/recordKeys'
import type { SurveyResultsQuery } from '../../../api/generated'
import { type QuestionWords, results as words } from '../../../content/surveyResults'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { BarChartFrame } from '../../../ui/BarChartFrame'
import type { Figure } from '../../../ui/BarChart'
import { CountTable } from '../../../ui/lists/CountTable'

/* The chart library is large, so it is loaded after the numbers. If it cannot be loaded, only the
   numbers are shown. */
const BarChart = lazy(async () => ({ default: (await import('../../../ui/charts')).BarChart }))

interface QuestionResultProps {
  result: NonNullable<SurveyResultsQuery['surveyResults']>['questions'][0]
  /** Missing if a newer server sends a question that this page does not know. */
  words: QuestionWords | undefined
}

/** Shows one question: its answers as a bar chart and as a table. */
export function QuestionResult({ result, words: asked }: QuestionResultProps) {
  const title = asked?.title ?? result.question
  const figures: Figure[] = result.answers.map(({ answer, count, percent }) => ({
    label: findValue(asked?.answers ?? {}, answer) ?? answer,
    count,
    percent,
  }))
  const { respondents } = result
  const tooFew = respondents === null
  return (
    <Panel title={title} level={3}>
      <Text tone="muted" size="small">
        {tooFew ? words.tooFew : words.respondents(respondents)}
      </Text>
      {!tooFew && figures.length > 0 && (
        <Halves>
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<BarChartFrame $bars={figures.length} />}>
              <BarChart figures={figures} hidden={words.hidden} />
            </Suspense>
          </ErrorBoundary>
          <CountTable
            caption={words.table(title)}
            heads={[words.answer, words.count, words.percent]}
            rows={figures.map(({ label, count, percent }) => ({
              key: label,
              label,
              values: count === null ? [words.hidden] : [count, percentOf(percent)],
            }))}
          />
        </Halves>
      )}
    </Panel>
  )
}

const percentOf = (percent: number | null) => (percent === null ? '' : words.percentOf(percent))

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
