import { useField, useFormikContext } from 'formik'
import { useState, type ChangeEvent } from 'react'

/**
 * One value of the form; judged again with every change once the form has been sent. A field that
 * was asked for only after that is not marked before it has been filled in or sent.
 */
export function useTextField(name: string) {
  const [{ value }, { error }, { setValue }] = useField<string>(name)
  const { submitCount } = useFormikContext()
  const [{ shownAt, isEdited }, setHistory] = useState({ shownAt: submitCount, isEdited: false })
  const isNew = shownAt > 0 && submitCount === shownAt && !isEdited
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setHistory({ shownAt, isEdited: true })
    void setValue(target.value, submitCount > 0)
  }
  return { value, error: isNew ? undefined : error, onChange }
}
