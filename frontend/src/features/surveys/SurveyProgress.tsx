import { validateYupSchema, yupToFormErrors } from 'formik'
import { memo, useEffect, useMemo, useState } from 'react'
import type { Schema } from 'yup'
import { answeredCount } from '../../content/surveys/texts'
import { useFormValues } from '../../form/useChoice'
import type { Chunk } from '../../hydration/chunk'
import { Progress } from './Progress'
import { countAnswered, type Section } from './surveySections'

const MemoProgress = memo(Progress)

interface SurveyProgressProps {
  /** The schema that also validates the answers on submit. */
  schema: Chunk<Schema>
  sections: Section[]
}

/** Shows the number of answered questions. It stays visible while the page scrolls. */
export function SurveyProgress({ schema, sections }: SurveyProgressProps) {
  const entered = useFormValues()
  const count = (errors: Record<string, unknown>) =>
    countAnswered(sections, { values: { ...entered }, errors })
  // Without answers there are no errors; until the schema has loaded, none are known.
  const loaded = useLoaded(schema, count({}) > 0)
  const errors = useMemo(() => (loaded ? validationErrors(loaded, entered) : {}), [loaded, entered])
  const answered = count(errors)
  return <MemoProgress>{answeredCount(answered, sections.length)}</MemoProgress>
}

/** Returns the schema when it is needed and has loaded. */
function useLoaded(schema: Chunk<Schema>, isWanted: boolean): Schema | undefined {
  const [loaded, setLoaded] = useState<Schema>()
  useEffect(() => {
    if (isWanted) schema.load().then(setLoaded, ignore)
  }, [schema, isWanted])
  return loaded
}

const ignore = () => {}

/** Returns the validation errors by field. */
function validationErrors(schema: Schema, entered: object): Record<string, unknown> {
  try {
    void validateYupSchema(entered, schema, true)
    return {}
  } catch (error) {
    return yupToFormErrors(error)
  }
}
