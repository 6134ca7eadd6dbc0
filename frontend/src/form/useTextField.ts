import { useField, useFormikContext } from 'formik'
import type { ChangeEvent } from 'react'

/** One value of the form; judged again with every change once the form has been sent. */
export function useTextField(name: string) {
  const [{ value }, { error }, { setValue }] = useField<string>(name)
  const { submitCount } = useFormikContext()
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    void setValue(target.value, submitCount > 0)
  return { value, error, onChange }
}
