import { useFormikContext } from 'formik'
import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { rem } from '../ui/theme'

/** The form element itself: one column of fields, which takes you to the first bad one. */
export function FormBody({ label, children }: { label?: string; children: ReactNode }) {
  const { handleSubmit, errors, submitCount, isSubmitting } = useFormikContext()
  const element = useRef<HTMLFormElement>(null)
  const bad = Object.keys(errors)
  const badAtLastSubmit = useRef(bad)
  badAtLastSubmit.current = bad

  // Only after the render that marks the field as invalid, so that the complaint is read out too.
  useEffect(() => {
    if (!isSubmitting && submitCount > 0) focusFirst(element.current, badAtLastSubmit.current)
  }, [submitCount, isSubmitting])

  return (
    // post: should a browser ever send this form by itself, nothing typed may land in an address.
    <Column ref={element} method="post" noValidate aria-label={label} onSubmit={handleSubmit}>
      {children}
    </Column>
  )
}

function focusFirst(form: HTMLFormElement | null, names: readonly string[]) {
  for (const field of form?.elements ?? []) {
    const named = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (named && names.includes(field.name)) {
      field.focus()
      return
    }
  }
}

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(24)};
`
