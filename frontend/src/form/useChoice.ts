import { useField, useFormikContext } from 'formik'
import { useCallback, type ChangeEvent } from 'react'

/** The one chosen value of the form; judged again with every change once the form has been sent. */
export function useChoice(name: string) {
  const [{ value: chosen }, , { setValue }] = useField<string>(name)
  const { submitCount } = useFormikContext()
  const isSent = submitCount > 0
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => void setValue(target.value, isSent),
    [setValue, isSent],
  )
  const clear = useCallback(() => void setValue('', isSent), [setValue, isSent])
  return { chosen, onChange, clear }
}

/** What is wrong with a field of the form, for whoever frames it. */
export function useFieldError(name: string): string | undefined {
  return useField<unknown>(name)[1].error
}

/** All that was entered so far. */
export function useFormValues(): object {
  return useFormikContext<object>().values
}
