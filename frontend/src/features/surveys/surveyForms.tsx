import { amenities } from '../../content/surveys/amenities'
import type { Survey } from '../../content/surveys/definition'
import { location } from '../../content/surveys/location'
import { member } from '../../content/surveys/member'
import { pricing } from '../../content/surveys/pricing'
import { lazyMutation } from '../../form/lazyMutation'
import { SurveyForm } from './SurveyForm'

/** The form of a survey, with the mutation that takes its answers. */
function surveyForm<Input extends { submissionKey?: string | null }>(
  survey: Survey<Input>,
  send: (variables: { input: Input }) => Promise<unknown>,
) {
  const submit = (input: Input) => send({ input })
  return function BoundSurveyForm({ onSent }: { onSent?: () => void }) {
    return <SurveyForm survey={survey} submit={submit} onSent={onSent} />
  }
}

export const MemberSurveyForm = surveyForm(
  member,
  lazyMutation(operations => operations.SubmitMemberSurveyDocument),
)
export const PricingSurveyForm = surveyForm(
  pricing,
  lazyMutation(operations => operations.SubmitPricingSurveyDocument),
)
export const AmenitiesSurveyForm = surveyForm(
  amenities,
  lazyMutation(operations => operations.SubmitAmenitiesSurveyDocument),
)
export const LocationSurveyForm = surveyForm(
  location,
  lazyMutation(operations => operations.SubmitLocationSurveyDocument),
)
