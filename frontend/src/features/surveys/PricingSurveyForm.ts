import { lazyMutation } from '../../api/lazyMutation'
import { pricing } from '../../content/surveys/pricing'
import { createSurveyForm } from './createSurveyForm'

export const PricingSurveyForm = createSurveyForm(
  pricing,
  lazyMutation(() => import('./surveys.generated').then(m => m.SubmitPricingSurveyDocument)),
)
