import { validateYupSchema, yupToFormErrors } from 'formik'
import { memo, useMemo } from 'react'
import type { Schema } from 'yup'
import { answeredCount } from '../../content/surveys/words'
import { useFormValues } from '../../form/useChoice'
import { Progress } from '../../ui/Progress'
import { countAnswered, type Section } from './surveySections'

const MemoProgress = memo(Progress)

interface SurveyProgressProps {
  /** Judges the answers, as it does when they are sent. */
  schema: Schema
  sections: Section[]
  prefill?: Readonly<Record<string, string>>
}

/** How far one has come, in view all the way. */
export function SurveyProgress({ schema, sections, prefill }: SurveyProgressProps) {
  const entered = useFormValues()
  const errors = useMemo(() => validationErrors(schema, entered), [schema, entered])
  const answered = countAnswered(sections, { values: { ...entered }, prefill, errors })
  return <MemoProgress>{answeredCount(answered, sections.length)}</MemoProgress>
}

/** What the schema finds wrong, by field. */
function validationErrors(schema: Schema, entered: object): Record<string, unknown> {
  try {
    void validateYupSchema(entered, schema, true)
    return {}
  } catch (error) {
    return yupToFormErrors(error)
  }
}
