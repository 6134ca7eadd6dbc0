import type { SurveyName } from '../../../api/generated'
import { results } from '../../../content/surveyResults'
import type { AdminParams } from '../../../paths'

const isSurvey = (name: string | undefined): name is SurveyName =>
  name !== undefined && Object.hasOwn(results.tabs, name)

/** All surveys, in the order they are shown. */
export const surveyNames = Object.keys(results.tabs).filter(isSurvey)

/** The survey an address asks for, else the first. */
export const parseSurveyName = ({ survey }: AdminParams): SurveyName =>
  isSurvey(survey) ? survey : 'member'
