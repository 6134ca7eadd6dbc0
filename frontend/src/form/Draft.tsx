import { useFormikContext } from 'formik'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { draftOf, forgetDraft, keepDraft } from './drafts'

/** Brings an unsent form back after a reload, and keeps it from then on. Draws nothing. */
export function Draft({ name }: { name: string }) {
  const { values, initialValues, dirty, setValues } = useFormikContext<object>()
  const seen = useRef(values)

  // After the first drawing, which has to be the one in the page's HTML, and before boot.ts hands over
  // what has been entered since: that comes on top.
  useLayoutEffect(() => {
    const kept = draftOf(name, initialValues)
    if (kept) void setValues(kept, false)
  }, [name, initialValues, setValues])

  useEffect(() => {
    if (values === seen.current) return
    seen.current = values
    if (dirty) keepDraft(name, values)
    else forgetDraft(name)
  }, [name, values, dirty])

  return null
}
