import { useId, type ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import { Complaint } from './Complaint'
import { focusGap } from './looks'
import { rem, theme } from './theme'
import { tone } from './tones'

interface Labelled {
  label: string
  /** Says (optional) beside the label. */
  optional?: boolean
  /** Announced, not enforced: the form judges what is typed. */
  required?: boolean
  /** The complaint, if there is one. */
  error?: string
}

type InputProps = Labelled &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'required'>
type TextAreaProps = Labelled &
  Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id' | 'required'>

/** A labelled input; its complaint stands below it and is read with it. */
export function TextInput({ label, optional, required, error, ...rest }: InputProps) {
  const id = useId()
  return (
    <Frame>
      <Label id={id} label={label} optional={optional} />
      <Input id={id} aria-required={required} {...complaintOf(id, error)} {...rest} />
      <Complaint id={id} error={error} />
    </Frame>
  )
}

/** The same for several lines. */
export function TextArea({ label, optional, required, error, rows = 5, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <Frame>
      <Label id={id} label={label} optional={optional} />
      <Area id={id} rows={rows} aria-required={required} {...complaintOf(id, error)} {...rest} />
      <Complaint id={id} error={error} />
    </Frame>
  )
}

const complaintOf = (id: string, error: string | undefined) =>
  error
    ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error`, $bad: true } as const)
    : { $bad: false }

function Label({ id, label, optional }: { id: string; label: string; optional?: boolean }) {
  return (
    <Words htmlFor={id}>
      {label}
      {optional && <Aside> (optional)</Aside>}
    </Words>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  align-content: start;
`

const Words = styled.label`
  font-weight: 600;
  font-size: ${rem(16)};
  line-height: ${rem(22)};
`

const Aside = styled.span`
  font-weight: 450;
  color: ${tone.text2};
`

const bar = `inset ${theme.stroke.bar} 0 0 ${tone.error}`

const box = css<{ $bad: boolean }>`
  display: block;
  width: 100%;
  min-height: ${theme.size.input};
  padding: ${rem(14)} ${rem(16)};
  border: ${theme.stroke.ui} solid ${tone.line};
  border-radius: ${theme.radius.line};
  background: ${tone.field};
  color: ${tone.text};
  font: 500 ${rem(17)} / ${rem(24)} ${theme.font.body};

  &::placeholder {
    color: ${tone.text2};
    opacity: 1;
  }
  &:hover,
  &:focus {
    border-color: ${tone.text};
  }

  ${({ $bad }) =>
    $bad &&
    css`
      padding-left: ${rem(22)};
      border-color: ${tone.error};
      box-shadow: ${bar};
      ${focusGap(bar)}

      &:hover,
      &:focus {
        border-color: ${tone.error};
      }
    `}
`

const Input = styled.input<{ $bad: boolean }>`
  ${box}
`

const Area = styled.textarea<{ $bad: boolean }>`
  ${box}
  min-height: ${rem(140)};
  resize: vertical;

  /* A text to be read is shown whole, however many lines it takes. */
  &:read-only {
    field-sizing: content;
  }
`
