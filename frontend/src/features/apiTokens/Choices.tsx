import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFieldError } from '../../form/useChoice'
import { useFieldId } from '../../form/useFieldId'
import { FieldError } from '../../ui/fields/FieldError'
import { rem } from '../../ui/theme'

interface ChoicesProps {
  name: string
  legend: string
  children: ReactNode
}

/** A group of choices with its error. */
export function Choices({ name, legend, children }: ChoicesProps) {
  const id = useFieldId(name)
  const error = useFieldError(name)
  return (
    <Fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      {children}
      <FieldError id={id} error={error} />
    </Fieldset>
  )
}

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(16)};
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
