import { TextArea, TextInput } from './TextInput'

interface ReadOnlyFieldProps {
  label: string
  value: string
  /** More than one: a text area of that many rows. */
  rows?: number
}

/** A text to look at, select and copy. */
export function ReadOnlyField({ label, value, rows = 1 }: ReadOnlyFieldProps) {
  return rows > 1 ? (
    <TextArea label={label} value={value} rows={rows} readOnly />
  ) : (
    <TextInput label={label} value={value} readOnly />
  )
}
