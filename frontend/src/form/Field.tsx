import { memo } from 'react'
import { TextArea, TextInput } from '../ui/fields/TextInput'
import { useTextField } from './useTextField'

export interface FieldProps {
  name: string
  label: string
  /** Shows "(optional)" beside the label. */
  optional?: boolean
  /** Announced by screen readers only. */
  required?: boolean
  /** Help text shown before any input. */
  hint?: string
  autoComplete?: string
  /** For a form that has just opened after a click: moves the focus into it. */
  autoFocus?: boolean
}

interface InputFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'date' | 'time'
  /** The keyboard of a touch screen. */
  inputMode?: 'numeric'
}

const MemoTextInput = memo(TextInput)
const MemoTextArea = memo(TextArea)

/** A single-line text field of a form. */
export function Field({ type = 'text', ...rest }: InputFieldProps) {
  const field = useTextField(rest.name)
  return <MemoTextInput type={type} {...rest} {...field} />
}

/** A multi-line text field of a form. */
export function TextAreaField({ rows, ...rest }: FieldProps & { rows?: number }) {
  const field = useTextField(rest.name)
  return <MemoTextArea rows={rows} {...rest} {...field} />
}
