import { useField } from 'formik'
import type { ComponentProps } from 'react'
import { SelectInput } from '../ui/fields/Select'

interface SelectFieldProps extends Pick<
  ComponentProps<typeof SelectInput>,
  'label' | 'options' | 'ref'
> {
  name: string
}

/** A native select of a form. */
export function SelectField({ name, ...rest }: SelectFieldProps) {
  const [{ value }, { error }, { setValue }] = useField<string>(name)
  return (
    <SelectInput
      {...rest}
      name={name}
      value={value}
      error={error}
      // With autocomplete, the browser would restore the select after a reload, and the form's state
      // would not match.
      autoComplete="off"
      onChange={chosen => void setValue(chosen)}
    />
  )
}
