import { useFormikContext } from 'formik'
import { Button } from '../ui/Button'
import { JoinedInput } from '../ui/fields/JoinedInput'
import { useTextField } from './useTextField'

interface JoinedFieldProps {
  name: string
  label: string
  type: 'email' | 'text'
  placeholder: string
  autoComplete: string
  submit: string
  pending: string
}

/** A form of one field, with the input and its button joined. */
export function JoinedField({ submit, pending, ...rest }: JoinedFieldProps) {
  const field = useTextField(rest.name)
  const { isSubmitting } = useFormikContext()
  const button = (
    <Button type="submit" pending={isSubmitting && pending}>
      {submit}
    </Button>
  )
  return <JoinedInput {...rest} {...field} button={button} />
}
