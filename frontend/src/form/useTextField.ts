import { useField, useFormikContext } from 'formik'
import { useCallback, useState, type ChangeEvent } from 'react'
import { useFieldId } from './useFieldId'

/**
 * Returns one text value of the form, validated on every change after the first submit. A field
 * that appears after the submit shows no error before it is filled in or submitted. Read-only while
 * the form is being sent, because what is typed then would not be sent. Returns the same objects
 * while other fields change, because formik rerenders every field on every key press.
 */
export function useTextField(name: string) {
  const [{ value }, { error }, { setValue }] = useField<string>(name)
  const { submitCount, isSubmitting } = useFormikContext()
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
  return {
    id: useFieldId(name),
    value,
    error: isNew ? undefined : error,
    onChange,
    readOnly: isSubmitting,
  }
}
