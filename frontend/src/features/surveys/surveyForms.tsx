import { amenities } from '../../content/surveys/amenities'
import type { Survey } from '../../content/surveys/definition'
import { location } from '../../content/surveys/location'
import { member } from '../../content/surveys/member'
import { pricing } from '../../content/surveys/pricing'
import { lazyLoad } from '../../form/lazyLoad'
import { SurveyForm } from './SurveyForm'

type Send<Input> = (variables: { input: Input }) => Promise<unknown>

const mutations = lazyLoad(() => import('./sendSurvey').then(m => m.sendSurvey))

/** The form of a survey, with the mutation that takes its answers. */
function surveyForm<Input extends { submissionKey?: string | null }>(
  survey: Survey<Input>,
  sendOf: (loaded: Awaited<ReturnType<typeof mutations.load>>) => Send<Input>,
) {
  const submit = async (input: Input) => sendOf(await mutations.load())({ input })
  return function BoundSurveyForm({ onSent }: { onSent?: () => void }) {
    return <SurveyForm {...{ survey, submit, onSent }} onReach={mutations.prefetch} />
  }
}

export const MemberSurveyForm = surveyForm(member, send => send.member)
export const PricingSurveyForm = surveyForm(pricing, send => send.pricing)
export const AmenitiesSurveyForm = surveyForm(amenities, send => send.amenities)
export const LocationSurveyForm = surveyForm(location, send => send.location)
