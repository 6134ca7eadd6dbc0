import { useReducer } from 'react'
import { island } from '../hydration/island'
import { amenities, amenitiesBack, amenitiesThanks } from '../content/surveys/amenities'
import { Page } from '../features/site/Page'
import { SurveyFrame } from '../features/surveys/SurveyFrame'
import { ThankYou } from '../features/surveys/ThankYou'
import { paths } from '../paths'
import { ButtonLink } from '../ui/ButtonLink'

const AmenitiesSurveyForm = island(() =>
  import('../features/surveys/AmenitiesSurveyForm').then(m => m.AmenitiesSurveyForm),
)

const back = { to: paths.surveys(), label: amenitiesBack }

export function AmenitiesSurveyPage() {
  const [sent, markSent] = useReducer(() => true, false)
  return (
    <Page title={amenities.title} description={amenities.description} surface="lit">
      {sent ? (
        <ThankYou title={amenitiesThanks.title} lead={amenitiesThanks.lead}>
          <ButtonLink to={paths.surveys()}>{amenitiesThanks.surveys}</ButtonLink>
          <ButtonLink to={paths.home()} tone="secondary">
            {amenitiesThanks.home}
          </ButtonLink>
        </ThankYou>
      ) : (
        <SurveyFrame texts={amenities} back={back}>
          <AmenitiesSurveyForm onSent={markSent} />
        </SurveyFrame>
      )}
    </Page>
  )
}
