import { hub } from '../content/surveys/hub'
import { Page } from '../features/site/Page'
import { SurveyHub } from '../features/surveys/SurveyHub'

export function SurveysPage() {
  return (
    <Page title={hub.pageTitle} description={hub.description} surface="lit">
      <SurveyHub />
    </Page>
  )
}
