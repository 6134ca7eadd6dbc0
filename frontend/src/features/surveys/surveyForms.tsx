import {
  useSubmitAmenitiesSurveyMutation,
  useSubmitLocationSurveyMutation,
  useSubmitMemberSurveyMutation,
  useSubmitPricingSurveyMutation,
} from '../../api/generated'
import { amenities } from '../../content/surveys/amenities'
import type { Survey } from '../../content/surveys/definition'
import { location } from '../../content/surveys/location'
import { member } from '../../content/surveys/member'
import { pricing } from '../../content/surveys/pricing'
import { SurveyForm } from './SurveyForm'

/** The generated hook of the mutation that submits a survey. */
type UseSubmitMutation<Input> = () => [
  submit: (options: { variables: { input: Input } }) => Promise<unknown>,
  result: unknown,
]

/** Returns a component: the form of a survey with the mutation that submits it. */
function surveyForm<Input extends { submissionKey?: string | null }>(
  survey: Survey<Input>,
  useSubmitMutation: UseSubmitMutation<Input>,
) {
  return function BoundSurveyForm({ onSent }: { onSent?: () => void }) {
    const [submit] = useSubmitMutation()
    const send = (input: Input) => submit({ variables: { input } })
    return <SurveyForm survey={survey} submit={send} onSent={onSent} />
  }
}

export const MemberSurveyForm = surveyForm(member, useSubmitMemberSurveyMutation)
export const PricingSurveyForm = surveyForm(pricing, useSubmitPricingSurveyMutation)
export const AmenitiesSurveyForm = surveyForm(amenities, useSubmitAmenitiesSurveyMutation)
export const LocationSurveyForm = surveyForm(location, useSubmitLocationSurveyMutation)
