import { lazyMutation } from '../../api/lazyMutation'
import { location } from '../../content/surveys/location'
import { createSurveyForm } from './createSurveyForm'

export const LocationSurveyForm = createSurveyForm(
  location,
  lazyMutation(() => import('./surveys.generated').then(m => m.SubmitLocationSurveyDocument)),
)
