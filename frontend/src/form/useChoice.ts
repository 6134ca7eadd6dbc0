import { useField, useFormikContext } from 'formik'
import { useCallback, type ChangeEvent } from 'react'

/** Returns the form's chosen value, which is validated on every change after the first submit. */
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

/** Returns the error of a field, for the component around it. */
export function useFieldError(name: string): string | undefined {
  return useField<unknown>(name)[1].error
}

/** Returns all values entered so far. */
export function useFormValues(): object {
  return useFormikContext<object>().values
}
