import { memo } from 'react'
import { PasswordInput } from '../ui/fields/PasswordInput'
import { TextArea, TextInput } from '../ui/fields/TextInput'
import { useTextField } from './useTextField'

interface FieldProps {
  name: string
  label: string
  /** Says (optional) beside the label. */
  optional?: boolean
  /** Told to whoever cannot see what the label leaves unsaid. */
  required?: boolean
  /** What to know before entering anything. */
  hint?: string
  autoComplete?: string
}

interface InputFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel'
  /** For a form that a press has just opened: the press goes on here. */
  autoFocus?: boolean
}

const MemoTextInput = memo(TextInput)
const MemoPasswordInput = memo(PasswordInput)
const MemoTextArea = memo(TextArea)

/** One line of a form. */
export function Field({ type = 'text', ...rest }: InputFieldProps) {
  const field = useTextField(rest.name)
  return <MemoTextInput type={type} {...rest} {...field} />
}

/** A password of a form; `show` names the button that makes it readable. */
export function PasswordField({ show, ...rest }: FieldProps & { show: string }) {
  const field = useTextField(rest.name)
  return <MemoPasswordInput show={show} {...rest} {...field} />
}

/** Several lines of a form. */
export function TextAreaField({ rows, ...rest }: FieldProps & { rows?: number }) {
  const field = useTextField(rest.name)
  return <MemoTextArea rows={rows} {...rest} {...field} />
}
