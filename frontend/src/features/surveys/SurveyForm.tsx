import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useSession } from '../../session/session'
import type { Survey } from '../../content/surveys/definition'
import { submitting, toLookAt } from '../../content/surveys/words'
import { Draft } from '../../form/Draft'
import { ErrorSummary } from '../../form/ErrorSummary'
import { Form } from '../../form/Form'
import { FormOutcome } from '../../form/FormBody'
import { SubmitButton } from '../../form/SubmitButton'
import { useSubmissionKey } from '../../form/useSubmissionKey'
import { SurveyFoot } from '../../ui/Question'
import { Text } from '../../ui/Text'
import { labelsOf, partsOf } from './parts'
import { blankOf, schemaOf } from './survey.schema'
import { SurveyPart } from './SurveyPart'
import { SurveyProgress } from './SurveyProgress'
import { useKnownContact } from './useKnownContact'

/** Sent with every input, so that sending it again after a lost answer stores nothing twice. */
interface Keyed {
  submissionKey?: string | null
}

interface SurveyFormProps<Input> {
  survey: Survey<Input>
  submit: (input: Input) => Promise<unknown>
  /** Called once the answers are stored. */
  onSent?: () => void
}

/** A promise of anonymity would not be true for them. */
function Kept({ words }: { words: string }) {
  return useSession().status === 'signedIn' ? <Text tone="muted">{words}</Text> : null
}

function prepared<Input>(survey: Survey<Input>) {
  const parts = partsOf(survey)
  return { schema: schemaOf(survey), blank: blankOf(survey), parts, labels: labelsOf(parts) }
}

/** Draws any survey from its definition. */
export function SurveyForm<Input extends Keyed>({
  survey,
  submit,
  onSent,
}: SurveyFormProps<Input>) {
  const sendKeyed = useSubmissionKey()
  const known = useKnownContact(survey)
  const { schema, blank, parts, labels } = useMemo(() => prepared(survey), [survey])
  async function send(input: Input) {
    await sendKeyed(input, submit)
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
      <Draft name={survey.slug} known={known} />
      <ErrorSummary title={toLookAt} labels={labels} />
      <div>
        {parts.map((part, index) => (
          <SurveyPart key={part.opening.legend} number={index + 1} part={part} />
        ))}
        <SurveyProgress {...{ schema, parts, known }} />
        <SurveyFoot>
          {survey.kept && <Kept words={survey.kept} />}
          <SubmitButton label={survey.submit} pending={submitting} icon={ArrowRight} />
          <FormOutcome />
        </SurveyFoot>
      </div>
    </Form>
  )
}
