import { validateYupSchema, yupToFormErrors } from 'formik'
import { useMemo } from 'react'
import type { Schema } from 'yup'
import { answeredOf } from '../../content/surveys/words'
import { useFormValues } from '../../form/useChoice'
import { Progress } from '../../ui/Progress'
import { answeredIn, type Part } from './parts'

interface SurveyProgressProps {
  /** Judges the answers, as it does when they are sent. */
  schema: Schema
  parts: Part[]
  known?: Readonly<Record<string, string>>
}

/** How far one has come, in view all the way. */
export function SurveyProgress({ schema, parts, known }: SurveyProgressProps) {
  const entered = useFormValues()
  const complaints = useMemo(() => complaintsIn(schema, entered), [schema, entered])
  const answered = answeredIn(parts, { values: { ...entered }, known, complaints })
  return <Progress>{answeredOf(answered, parts.length)}</Progress>
}

/** What the schema finds wrong, by field. */
function complaintsIn(schema: Schema, entered: object): Record<string, unknown> {
  try {
    void validateYupSchema(entered, schema, true)
    return {}
  } catch (error) {
    return yupToFormErrors(error)
  }
}
