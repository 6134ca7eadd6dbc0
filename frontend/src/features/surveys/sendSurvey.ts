import { client } from '../../api/client'
import {
  type SubmitAmenitiesSurveyMutationVariables,
  SubmitAmenitiesSurveyDocument,
  type SubmitLocationSurveyMutationVariables,
  SubmitLocationSurveyDocument,
  type SubmitMemberSurveyMutationVariables,
  SubmitMemberSurveyDocument,
  type SubmitPricingSurveyMutationVariables,
  SubmitPricingSurveyDocument,
} from '../../api/generated'

/** Sends the answers of a survey, by its slug. Comes with Apollo Client, so only surveyForms.tsx fetches it. */
export const sendSurvey = {
  member: (variables: SubmitMemberSurveyMutationVariables) =>
    client.mutate({ mutation: SubmitMemberSurveyDocument, variables }),
  pricing: (variables: SubmitPricingSurveyMutationVariables) =>
    client.mutate({ mutation: SubmitPricingSurveyDocument, variables }),
  amenities: (variables: SubmitAmenitiesSurveyMutationVariables) =>
    client.mutate({ mutation: SubmitAmenitiesSurveyDocument, variables }),
  location: (variables: SubmitLocationSurveyMutationVariables) =>
    client.mutate({ mutation: SubmitLocationSurveyDocument, variables }),
}
