import { lazyMutation } from '../../api/lazyMutation'
import { amenities } from '../../content/surveys/amenities'
import { createSurveyForm } from './createSurveyForm'

export const AmenitiesSurveyForm = createSurveyForm(
  amenities,
  lazyMutation(() => import('./surveys.generated').then(m => m.SubmitAmenitiesSurveyDocument)),
)
