import { answeredOf } from '../../content/surveys/words'
import { useEntered } from '../../form/useChoice'
import { Progress } from '../../ui/Progress'
import { answeredIn, type Part } from './parts'

/** How far one has come, in view all the way. */
export function SurveyProgress({ parts }: { parts: Part[] }) {
  const answered = answeredIn(parts, { ...useEntered() })
  return <Progress>{answeredOf(answered, parts.length)}</Progress>
}
