import { useFormikContext } from 'formik'
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
  const { isSubmitting } = useFormikContext()
  return chosen ? (
    <ClearButton label={label} question={question} clear={clear} disabled={isSubmitting} />
  ) : null
}

interface ClearButtonProps extends Omit<ClearChoiceProps, 'name'> {
  clear: () => void
  /** The form is being sent. */
  disabled: boolean
}

const ClearButton = memo(function ClearButton({
  label,
  question,
  clear,
  disabled,
}: ClearButtonProps) {
  // The button disappears with the choice, so the focus moves to the question.
  const onClick = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus()
    clear()
  }
  return (
    <TextButton icon={X} disabled={disabled} onClick={onClick}>
      <span>{label}</span>
      <VisuallyHidden>{` to: ${question}`}</VisuallyHidden>
    </TextButton>
  )
})
