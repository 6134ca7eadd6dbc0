import { lazyMutation } from '../../api/lazyMutation'
import { member } from '../../content/surveys/member'
import { createSurveyForm } from './createSurveyForm'

export const MemberSurveyForm = createSurveyForm(
  member,
  lazyMutation(() => import('./surveys.generated').then(m => m.SubmitMemberSurveyDocument)),
)
