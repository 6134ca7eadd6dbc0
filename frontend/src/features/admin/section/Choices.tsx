import type { ReactNode } from 'react'
import { Fieldset } from './Fieldset'
import { useFieldError } from '../../../form/useChoice'

interface ChoicesProps {
  name: string
  legend: string
  hint?: string
  /** The choices of the field. */
  children: ReactNode
}

/** A group of choices with the error of its field. */
export function Choices({ name, ...texts }: ChoicesProps) {
  return <Fieldset {...texts} error={useFieldError(name)} />
}
