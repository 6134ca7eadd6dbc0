import type { SurveyResultsQuery } from '../../../api/operationTypes'
import { useSurveyResultsQuery } from './surveyResults.generated'
import { results as texts, surveyTextsOf } from '../../../content/admin/surveyResults'
import { EmptyList } from '../../../ui/lists/EmptyList'
import { Loading } from '../../../ui/Loading'
import { NoData } from '../section/NoData'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { Comments } from './Comments'
import { QuestionResult } from './QuestionResult'
import { ResultsHead } from './ResultsHead'
import { findValue, parseKey } from '../section/recordKeys'
import { SurveyNav } from './SurveyNav'

/**
 * The numbers of the answers to a survey. It requests the team's data, so only the team may mount
 * it.
 */
export function SurveyResults({ title, view }: SectionProps<'survey'>) {
  const survey = parseKey(texts.tabs, view.get('survey')) ?? 'member'
  const { data, error } = useSurveyResultsQuery({
    variables: { survey },
    fetchPolicy: 'cache-and-network',
  })
  const result = data?.surveyResults
  const failed = result ? undefined : error

  return (
    <AdminSection title={title}>
      <SurveyNav current={survey} view={view} />
      {result && <Results result={result} />}
      {!result && !failed && <Loading />}
      {failed && <NoData view={view} text={texts.failed} error={failed} />}
    </AdminSection>
  )
}

function Results({ result }: { result: NonNullable<SurveyResultsQuery['surveyResults']> }) {
  const { survey, responses, questions, comments } = result
  const { title, questions: questionTexts, comments: commentQuestion } = surveyTextsOf(survey)
  return (
    <>
      <ResultsHead title={title} responses={texts.responses(responses)} why={texts.why} />
      {responses === 0 ? (
        <EmptyList text={texts.none} />
      ) : (
        <>
          {questions.map(question => (
            <QuestionResult
              key={question.question}
              result={question}
              texts={findValue(questionTexts, question.question)}
            />
          ))}
          <Comments question={commentQuestion} comments={comments} />
        </>
      )}
    </>
  )
}
