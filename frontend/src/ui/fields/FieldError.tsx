import { Notice } from '../Notice'

/** What is wrong with a field, below it; the field names `{id}-error` as its description. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? <Notice id={`${id}-error`}>{error}</Notice> : null
}
