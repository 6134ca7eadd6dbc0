import type { ApolloCache } from '@apollo/client'
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

type Send<Input> = (options: {
  variables: { input: Input }
  update: (cache: ApolloCache) => void
}) => Promise<unknown>

/** A survey and the call that takes its answers; the list of answers that was fetched before is forgotten. */
function bound<Input extends { submissionKey?: string | null }>(
  survey: Survey<Input>,
  useSend: () => readonly [Send<Input>, unknown],
  list: string,
) {
  return function BoundSurveyForm({ onSent }: { onSent?: () => void }) {
    const [send] = useSend()
    const update = (cache: ApolloCache) => void cache.evict({ fieldName: list })
    return (
      <SurveyForm
        survey={survey}
        submit={input => send({ variables: { input }, update })}
        onSent={onSent}
      />
    )
  }
}

export const MemberSurveyForm = bound(member, useSubmitMemberSurveyMutation, 'memberSurveys')
export const PricingSurveyForm = bound(pricing, useSubmitPricingSurveyMutation, 'pricingSurveys')
export const AmenitiesSurveyForm = bound(
  amenities,
  useSubmitAmenitiesSurveyMutation,
  'amenitiesSurveys',
)
export const LocationSurveyForm = bound(
  location,
  useSubmitLocationSurveyMutation,
  'locationSurveys',
)
