import { TextArea, TextInput } from './TextInput'

interface ReadOnlyFieldProps {
  label: string
  value: string
  /** With more than one row it is a text area. */
  rows?: number
}

/** A read-only text that can be selected and copied. */
export function ReadOnlyField({ label, value, rows = 1 }: ReadOnlyFieldProps) {
  return rows > 1 ? (
    <TextArea label={label} value={value} rows={rows} readOnly />
  ) : (
    <TextInput label={label} value={value} readOnly />
  )
}
