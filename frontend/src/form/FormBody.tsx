import { getIn, useFormikContext, type FormikContextType } from 'formik'
import {
  useEffect,
  useId,
  useRef,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { site } from '../content/site'
import { Notice } from '../ui/Notice'
import { Prose } from '../ui/Prose'
import { rem, theme } from '../ui/theme'
import { unsavedAttribute } from '../ui/unsaved'
import { FormId } from './useFieldId'

/** The outcome of the last submit. It stays in the form after the toast disappears. */
export interface Outcome {
  done: boolean
  texts: string
}

interface FormBodyProps {
  label?: string
  placesOutcome: boolean
  /** A draft keeps the input when the form is closed. */
  hasDraft: boolean
  /** Called when a field is focused, or filled by a password manager, which focuses none. */
  onReach?: () => void
  children: ReactNode
}

/**
 * Renders the form element with one column of fields. While it is being sent, it is busy, and its
 * fields are dimmed. Then moves the focus to the next step.
 */
export function FormBody({ label, placesOutcome, hasDraft, onReach, children }: FormBodyProps) {
  const form = useFormikContext<object>()
  const { handleSubmit, isSubmitting, dirty } = form
  const element = useRef<HTMLFormElement>(null)
  const sent = useRef(false)

  // Runs after the render that marks the fields, so that screen readers read the error with its
  // field.
  useEffect(() => {
    if (sent.current && !isSubmitting) focusNext(element.current)
    sent.current = isSubmitting
  }, [isSubmitting])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    flushSync(() => {
      takeUntoldValues(event.currentTarget, form)
    })
    handleSubmit(event)
  }

  return (
    // method="post": a browser that submits this form itself puts no input into a URL (FORM-40).
    <Column
      ref={element}
      method="post"
      noValidate
      aria-busy={isSubmitting}
      aria-label={label}
      onFocus={onReach}
      onInput={onReach}
      onSubmit={onSubmit}
      // What is chosen now would not be sent.
      onChangeCapture={isSubmitting ? stop : undefined}
      {...unsavedAttribute(dirty && !hasDraft)}
    >
      <noscript>
        <Prose pieces={site.formWithoutScript} />
      </noscript>
      <FormId value={useId()}>{children}</FormId>
      {!placesOutcome && <FormOutcome />}
    </Column>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Takes the texts of fields that were filled in without an event, as some password managers do. */
function takeUntoldValues(
  element: HTMLFormElement,
  { values, setFieldValue }: FormikContextType<object>,
) {
  for (const control of element.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')) {
    const { name, value, type } = control
    const known: unknown = getIn(values, name)
    const isText = typeof known === 'string' && !['checkbox', 'radio'].includes(type)
    if (isText && value !== known) void setFieldValue(name, value, false)
  }
}

/** Shows the outcome until the next submit. */
export function FormOutcome() {
  const { isSubmitting, ...form } = useFormikContext()
  const outcome = form.status as Outcome | undefined
  return outcome && !isSubmitting ? <Notice done={outcome.done}>{outcome.texts}</Notice> : null
}

/**
 * Focuses the error summary, or else the first invalid field, or else the button, which loses the
 * focus while it is disabled.
 */
function focusNext(form: HTMLFormElement | null) {
  const invalid = form?.querySelector<HTMLElement>('[data-errors], [aria-invalid="true"]')
  // A group of radio buttons cannot take the focus; its first option can.
  if (invalid) (invalid.querySelector('input') ?? invalid).focus()
  else if (document.activeElement?.contains(form))
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
}

/* Fields are dimmed while they are sent; with a delay, so that a quick answer does not flicker. Their
   text keeps a contrast of 4.5:1 on every surface. */
const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(24)};

  &[aria-busy='true'] [name] {
    opacity: 0.75;
    transition: opacity ${theme.motion.base} ${theme.motion.base};
  }
`
