import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { fieldBox } from './fieldBox'
import { FieldFrame, fieldProps, useInputId, type Labelled } from './FieldFrame'
import { rem } from '../theme'

type InputProps = Labelled & Omit<ComponentProps<'input'>, 'className' | 'style' | 'required'>
type TextAreaProps = Labelled & Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'required'>

/** A labelled input with its error below it; screen readers read both together. */
export function TextInput({
  id: givenId,
  label,
  optional,
  required,
  hint,
  error,
  ...rest
}: InputProps) {
  const id = useInputId(givenId)
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <Input $invalid={Boolean(error)} {...fieldProps(id, { required, hint, error })} {...rest} />
    </FieldFrame>
  )
}

/** A labelled text area with its error below it. */
export function TextArea({
  id: givenId,
  label,
  optional,
  required,
  hint,
  error,
  rows = 5,
  ...rest
}: TextAreaProps) {
  const id = useInputId(givenId)
  const described = fieldProps(id, { required, hint, error })
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <Area rows={rows} $invalid={Boolean(error)} {...described} {...rest} />
    </FieldFrame>
  )
}

const Input = styled.input<{ $invalid: boolean }>`
  ${fieldBox}
`

const Area = styled.textarea<{ $invalid: boolean }>`
  ${fieldBox}
  min-height: ${rem(140)};
  resize: vertical;

  /* A text that is not a form's is shown in full, whatever its length. */
  &:read-only:not([name]) {
    field-sizing: content;
  }
`
