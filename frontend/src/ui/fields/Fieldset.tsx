import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../theme'
import { tone } from '../tones'
import { fieldProps } from './FieldFrame'
import { FieldError } from './FieldError'

export interface FieldsetProps {
  legend: string
  hint?: string
  error?: string
  gap?: 's2' | 's4'
  children: ReactNode
}

/** A group of choices with its legend and hint above it and its error below it. */
export function Fieldset({ legend, hint, error, gap = 's2', children }: FieldsetProps) {
  const id = useId()
  return (
    <Group $gap={gap} {...fieldProps(id, { hint, error })}>
      <legend>{legend}</legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <FieldError id={id} error={error} />
    </Group>
  )
}

const Group = styled.fieldset<{ $gap: 's2' | 's4' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${rem(8)};
    font-weight: 600;
    font-size: ${rem(16)};
    line-height: ${rem(22)};
  }
`

const Hint = styled.p`
  margin-top: ${rem(-8)};
  color: ${tone.text2};
  font-size: ${rem(15)};
  line-height: ${rem(22)};
`
