import type { Survey } from '../../content/surveys/definition'
import { SurveyForm } from './SurveyForm'

/** Returns a component: the form of a survey with the mutation that submits it. */
export function createSurveyForm<Input extends { submissionKey?: string | null }>(
  survey: Survey<Input>,
  submit: (variables: { input: Input }) => Promise<unknown>,
) {
  const send = (input: Input) => submit({ input })
  return function BoundSurveyForm({ onSent }: { onSent?: () => void }) {
    return <SurveyForm survey={survey} submit={send} onSent={onSent} />
  }
}
