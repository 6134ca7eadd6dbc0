import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { FieldError } from './FieldError'
import { rem } from '../theme'
import { tone } from '../tones'

/** The texts around a form field. */
export interface Labelled {
  label: string
  /** Shows "(optional)" beside the label. */
  optional?: boolean
  /** Announced, but not enforced by the browser: the form validates. */
  required?: boolean
  /** Help text shown before any input; screen readers read it with the field. */
  hint?: string
  /** The error of the value, if any. */
  error?: string
}

interface FieldFrameProps extends Omit<Labelled, 'required'> {
  /** The field's id; the ids of the hint and the error are derived from it. */
  id: string
  children: ReactNode
}

/** A field with its label and hint above it and its error below it. */
export function FieldFrame({ id, label, optional, hint, error, children }: FieldFrameProps) {
  return (
    <Frame>
      <Texts htmlFor={id}>
        <span>{label}</span>
        {optional && <Aside> (optional)</Aside>}
      </Texts>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <FieldError id={id} error={error} />
    </Frame>
  )
}

/** Returns the attributes that link a field to its FieldFrame. */
export function fieldProps(id: string, { required, hint, error }: Omit<Labelled, 'label'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}

/** Returns the id that a form gave its field, or else one of the field's own. */
export function useInputId(given: string | undefined): string {
  const own = useId()
  return given ?? own
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  align-content: start;
`

const Texts = styled.label`
  font-weight: 600;
  font-size: ${rem(16)};
  line-height: ${rem(22)};
`

const Aside = styled.span`
  font-weight: 450;
  color: ${tone.text2};
`

const Hint = styled.p`
  margin-top: ${rem(-4)};
  color: ${tone.text2};
  font-size: ${rem(15)};
  line-height: ${rem(22)};
`
