import { validateYupSchema, yupToFormErrors } from 'formik'
import { memo, useEffect, useMemo, useState } from 'react'
import type { Schema } from 'yup'
import { answeredCount } from '../../content/surveys/words'
import { useFormValues } from '../../form/useChoice'
import type { Chunk } from '../../hydration/chunk'
import { Progress } from '../../ui/Progress'
import { countAnswered, type Section } from './surveySections'

const MemoProgress = memo(Progress)

interface SurveyProgressProps {
  /** Judges the answers, as it does when they are sent. */
  schema: Chunk<Schema>
  sections: Section[]
  prefill?: Readonly<Record<string, string>>
}

/** How far one has come, in view all the way. */
export function SurveyProgress({ schema, sections, prefill }: SurveyProgressProps) {
  const entered = useFormValues()
  const count = (errors: Record<string, unknown>) =>
    countAnswered(sections, { values: { ...entered }, prefill, errors })
  // Nothing can be wrong with what nobody has answered, and until the schema has come nothing is known to be.
  const loaded = useLoaded(schema, count({}) > 0)
  const errors = useMemo(() => (loaded ? validationErrors(loaded, entered) : {}), [loaded, entered])
  const answered = count(errors)
  return <MemoProgress>{answeredCount(answered, sections.length)}</MemoProgress>
}

/** The schema itself, once it is wanted and has come. */
function useLoaded(schema: Chunk<Schema>, isWanted: boolean): Schema | undefined {
  const [loaded, setLoaded] = useState<Schema>()
  useEffect(() => {
    if (isWanted) schema.load().then(setLoaded, ignore)
  }, [schema, isWanted])
  return loaded
}

const ignore = () => {}

/** What the schema finds wrong, by field. */
function validationErrors(schema: Schema, entered: object): Record<string, unknown> {
  try {
    void validateYupSchema(entered, schema, true)
    return {}
  } catch (error) {
    return yupToFormErrors(error)
  }
}
