import { island } from '../hydration/island'
import { member } from '../content/surveys/member'
import { Page } from '../features/site/Page'
import { SurveyFrame } from '../features/surveys/SurveyFrame'

const MemberSurveyForm = island(() =>
  import('../features/surveys/MemberSurveyForm').then(m => m.MemberSurveyForm),
)

export function SurveyPage() {
  return (
    <Page title={member.title} description={member.description} surface="lit">
      <SurveyFrame texts={member}>
        <MemberSurveyForm />
      </SurveyFrame>
    </Page>
  )
}
