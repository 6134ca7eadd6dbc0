import { Notice } from '../Notice'

/** The error below a field. Its id is `{id}-error`, for the field's aria-describedby. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? <Notice id={`${id}-error`}>{error}</Notice> : null
}
