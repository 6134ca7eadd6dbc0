import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { findDraft, clearDraft, saveDraft } from '../session/drafts'

/**
 * Known values of the person, by field; they may arrive later. They fill blank fields once and are
 * not saved as a draft.
 */
export type KnownValues = Readonly<Record<string, string>>

interface DraftProps {
  /** The draft's name; `Form` deletes the draft of this name after sending. */
  name: string
  known: KnownValues | undefined
}

/** Restores an unsent form after a reload, and saves it from then on. Renders nothing. */
export function Draft({ name, known }: DraftProps) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>()
  const seen = useRef(values)
  const isFilled = useRef(false)
  /** The values after filling in, before any input of the person. */
  const filled = useRef<object>(undefined)

  // Runs after the first render, which must match the page's HTML, and before boot.ts replays early
  // input, which takes precedence.
  useLayoutEffect(() => {
    const draft = findDraft(name, initialValues)
    if (!draft) return
    // A field that the person has emptied stays empty.
    isFilled.current = true
    void setValues(draft, false)
  }, [name, initialValues, setValues])

  const fillIn = useEffectEvent((known: KnownValues) => {
    const blank = Object.entries(known).filter(([field]) => values[field] === '')
    const completed = { ...values, ...Object.fromEntries(blank) }
    if (!dirty) filled.current = completed
    void setValues(completed, false)
  })
  useEffect(() => {
    if (!known || isFilled.current) return
    isFilled.current = true
    fillIn(known)
  }, [known])

  useEffect(() => {
    if (values === seen.current) return
    seen.current = values
    if (values === filled.current) return
    // A field that was left alone keeps following the stored value.
    const changed = Object.entries(values).filter(
      ([field, value]) => value !== initialValues[field],
    )
    if (dirty) saveDraft(name, Object.fromEntries(changed))
    else clearDraft(name)
  }, [name, values, initialValues, dirty])

  return null
}
