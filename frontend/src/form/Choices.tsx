import { Fieldset, type FieldsetProps } from '../ui/fields/Fieldset'
import { useFieldError } from './useChoice'

interface ChoicesProps extends Omit<FieldsetProps, 'error'> {
  name: string
}

/** A group of choices with the error of its field. */
export function Choices({ name, ...rest }: ChoicesProps) {
  return <Fieldset {...rest} error={useFieldError(name)} />
}
