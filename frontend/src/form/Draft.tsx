import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { findDraft, clearDraft, saveDraft } from '../session/drafts'

interface DraftProps {
  /** The name Form forgets it by once it is sent. */
  name: string
  /** What is known of the person, by field; it may become known later. Fills what is blank then, once, and is no draft by itself. */
  known?: Readonly<Record<string, string>>
}

/** Brings an unsent form back after a reload, and keeps it from then on. Draws nothing. */
export function Draft({ name, known }: DraftProps) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>()
  const seen = useRef(values)
  const isFilled = useRef(false)
  /** The values as they were filled in here, with nothing of the person's own yet. */
  const filled = useRef<object>(undefined)

  // After the first drawing, which has to be the one in the page's HTML, and before boot.ts hands over
  // what has been entered since: that comes on top.
  useLayoutEffect(() => {
    const draft = findDraft(name, initialValues)
    if (!draft) return
    // What was emptied on purpose stays empty.
    isFilled.current = true
    void setValues(draft, false)
  }, [name, initialValues, setValues])

  const fillIn = useEffectEvent((facts: Readonly<Record<string, string>>) => {
    const blank = Object.entries(facts).filter(([field]) => values[field] === '')
    const withFacts = { ...values, ...Object.fromEntries(blank) }
    if (!dirty) filled.current = withFacts
    void setValues(withFacts, false)
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
    if (dirty) saveDraft(name, values)
    else clearDraft(name)
  }, [name, values, dirty])

  return null
}
