import { useReducer } from 'react'
import { island } from '../hydration/island'
import { location, locationBack, locationThanks } from '../content/surveys/location'
import { Page } from '../features/site/Page'
import { SurveyFrame } from '../features/surveys/SurveyFrame'
import { ThankYou } from '../features/surveys/ThankYou'
import { paths } from '../paths'
import { ButtonLink } from '../ui/ButtonLink'

const LocationSurveyForm = island(() =>
  import('../features/surveys/LocationSurveyForm').then(m => m.LocationSurveyForm),
)

const back = { to: paths.home(), label: locationBack }

export function LocationSurveyPage() {
  const [sent, markSent] = useReducer(() => true, false)
  return (
    <Page title={location.title} description={location.description} surface="lit">
      {sent ? (
        <ThankYou title={locationThanks.title} lead={locationThanks.lead}>
          <ButtonLink to={paths.home()}>{locationThanks.home}</ButtonLink>
        </ThankYou>
      ) : (
        <SurveyFrame texts={location} back={back}>
          <LocationSurveyForm onSent={markSent} />
        </SurveyFrame>
      )}
    </Page>
  )
}
