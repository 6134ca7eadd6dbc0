import { X } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { TextButton } from '../ui/TextButton'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { useChoice } from './useChoice'

interface ClearChoiceProps {
  name: string
  label: string
  /** The question, for screen readers. */
  question: string
}

/**
 * Clears a radio group's choice, which radio buttons alone cannot do. Shown once there is a choice.
 */
export function ClearChoice({ name, label, question }: ClearChoiceProps) {
  const { chosen, clear } = useChoice(name)
  return chosen ? <ClearButton label={label} question={question} clear={clear} /> : null
}

interface ClearButtonProps extends Omit<ClearChoiceProps, 'name'> {
  clear: () => void
}

const ClearButton = memo(function ClearButton({ label, question, clear }: ClearButtonProps) {
  // The button disappears with the choice, so the focus moves to the question.
  const onClick = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus()
    clear()
  }
  return (
    <TextButton icon={X} onClick={onClick}>
      <span>{label}</span>
      <VisuallyHidden>{` to: ${question}`}</VisuallyHidden>
    </TextButton>
  )
})
