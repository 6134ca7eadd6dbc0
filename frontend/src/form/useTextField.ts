import { useField, useFormikContext } from 'formik'
import { useCallback, useState, type ChangeEvent } from 'react'

/**
 * One value of the form; judged again with every change once the form has been sent. A field that
 * was asked for only after that is not marked before it has been filled in or sent. All of it stays the
 * same while another field is typed in: formik tells every field of every key.
 */
export function useTextField(name: string) {
  const [{ value }, { error }, { setValue }] = useField<string>(name)
  const { submitCount } = useFormikContext()
  const [{ shownAt, isEdited }, setHistory] = useState({ shownAt: submitCount, isEdited: false })
  const isNew = shownAt > 0 && submitCount === shownAt && !isEdited
  const isSent = submitCount > 0
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setHistory({ shownAt, isEdited: true })
      void setValue(target.value, isSent)
    },
    [setValue, isSent, shownAt],
  )
  return { value, error: isNew ? undefined : error, onChange }
}
