import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useSession } from '../../session/session'
import type { Survey } from '../../content/surveys/definition'
import { submitting, errorSummaryTitle } from '../../content/surveys/texts'
import { ErrorSummary } from '../../form/ErrorSummary'
import { Form } from '../../form/Form'
import { FormOutcome } from '../../form/FormBody'
import { SubmitButton } from '../../form/SubmitButton'
import { useSubmissionKey } from '../../form/useSubmissionKey'
import { chunk } from '../../hydration/chunk'
import { SurveyFoot } from '../../ui/Question'
import { Text } from '../../ui/Text'
import { blankAnswers } from './blankAnswers'
import { fieldLabels, surveySections } from './surveySections'
import { SurveySection } from './SurveySection'
import { SurveyProgress } from './SurveyProgress'

/** Sent with every input, so that a retry after a lost response stores nothing twice. */
interface WithSubmissionKey {
  submissionKey?: string | null
}

interface SurveyFormProps<Input> {
  survey: Survey<Input>
  submit: (input: Input) => Promise<unknown>
  /** Called when the answers are stored. */
  onSent?: () => void
}

/** For signed-in people only, because a promise of anonymity would not be true for them. */
function AccountNote({ texts }: { texts: string }) {
  return useSession().status === 'signedIn' ? <Text tone="muted">{texts}</Text> : null
}

function prepareSurvey<Input>(survey: Survey<Input>) {
  const sections = surveySections(survey)
  return {
    schema: chunk(() => import('./survey.schema').then(m => m.surveySchema(survey))),
    blank: blankAnswers(survey),
    sections,
    labels: fieldLabels(sections),
  }
}

/** Renders any survey from its definition. */
export function SurveyForm<Input extends WithSubmissionKey>({
  survey,
  submit,
  onSent,
}: SurveyFormProps<Input>) {
  const sendWithKey = useSubmissionKey(survey.slug)
  const { schema, blank, sections, labels } = useMemo(() => prepareSurvey(survey), [survey])
  async function send(input: Input) {
    await sendWithKey(input, submit)
    onSent?.()
  }
  return (
    <Form
      label={survey.title}
      draft={survey.slug}
      schema={schema}
      blank={blank}
      submit={send}
      done={survey.done}
      failed={survey.failed}
      placesOutcome
    >
      <ErrorSummary title={errorSummaryTitle} labels={labels} />
      <div>
        {sections.map((section, index) => (
          <SurveySection key={section.heading.legend} number={index + 1} section={section} />
        ))}
        <SurveyProgress schema={schema} sections={sections} />
        <SurveyFoot>
          {survey.signedInNote && <AccountNote texts={survey.signedInNote} />}
          <SubmitButton label={survey.submit} pending={submitting} icon={ArrowRight} />
          <FormOutcome />
        </SurveyFoot>
      </div>
    </Form>
  )
}
