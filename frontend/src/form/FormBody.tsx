import { useFormikContext } from 'formik'
import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { Notice } from '../ui/Notice'
import { rem } from '../ui/theme'

/** How the last attempt ended: what the toast said stays here when the toast is gone. */
export interface Outcome {
  done: boolean
  words: string
}

interface FormBodyProps {
  label?: string
  placesOutcome: boolean
  /** Somebody has got to a field, or a password manager, which focuses none. */
  onReach?: () => void
  children: ReactNode
}

/** The form element itself: one column of fields. After a submit it takes you where you go on. */
export function FormBody({ label, placesOutcome, onReach, children }: FormBodyProps) {
  const { handleSubmit, isSubmitting } = useFormikContext()
  const element = useRef<HTMLFormElement>(null)
  const sent = useRef(false)

  // Only after the render that marks the fields, so that the error is read out with its field.
  useEffect(() => {
    if (sent.current && !isSubmitting) focusNext(element.current)
    sent.current = isSubmitting
  }, [isSubmitting])

  return (
    // post: should a browser ever send this form by itself, nothing typed may land in an address.
    <Column
      ref={element}
      method="post"
      noValidate
      aria-label={label}
      onFocus={onReach}
      onInput={onReach}
      onSubmit={handleSubmit}
    >
      {children}
      {!placesOutcome && <FormOutcome />}
    </Column>
  )
}

/** The outcome in words, until the next attempt. */
export function FormOutcome() {
  const { isSubmitting, ...form } = useFormikContext()
  const outcome = form.status as Outcome | undefined
  return outcome && !isSubmitting ? <Notice done={outcome.done}>{outcome.words}</Notice> : null
}

/** To the summary of what is wrong, where a form has one, or to the first bad field; else back to the button, which lost the focus to something around the form while it was disabled. */
function focusNext(form: HTMLFormElement | null) {
  const invalid = form?.querySelector<HTMLElement>('[data-errors], [aria-invalid="true"]')
  // A group of choices cannot be focused itself; its first choice can.
  if (invalid) (invalid.querySelector('input') ?? invalid).focus()
  else if (document.activeElement?.contains(form))
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
}

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(24)};
`
