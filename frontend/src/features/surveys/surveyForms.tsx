import { lazyMutation } from '../../api/lazyMutation'
import { amenities } from '../../content/surveys/amenities'
import type { Survey } from '../../content/surveys/definition'
import { location } from '../../content/surveys/location'
import { member } from '../../content/surveys/member'
import { pricing } from '../../content/surveys/pricing'
import { SurveyForm } from './SurveyForm'

/** Returns a component: the form of a survey with the mutation that submits it. */
function surveyForm<Input extends { submissionKey?: string | null }>(
  survey: Survey<Input>,
  submit: (variables: { input: Input }) => Promise<unknown>,
) {
  const send = (input: Input) => submit({ input })
  return function BoundSurveyForm({ onSent }: { onSent?: () => void }) {
    return <SurveyForm survey={survey} submit={send} onSent={onSent} />
  }
}

export const MemberSurveyForm = surveyForm(
  member,
  lazyMutation(() => import('./surveys.generated').then(m => m.SubmitMemberSurveyDocument)),
)
export const PricingSurveyForm = surveyForm(
  pricing,
  lazyMutation(() => import('./surveys.generated').then(m => m.SubmitPricingSurveyDocument)),
)
export const AmenitiesSurveyForm = surveyForm(
  amenities,
  lazyMutation(() => import('./surveys.generated').then(m => m.SubmitAmenitiesSurveyDocument)),
)
export const LocationSurveyForm = surveyForm(
  location,
  lazyMutation(() => import('./surveys.generated').then(m => m.SubmitLocationSurveyDocument)),
)
