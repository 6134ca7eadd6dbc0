import { X } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { TextButton } from '../ui/TextButton'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { useChoice } from './useChoice'

interface ClearChoiceProps {
  name: string
  label: string
  /** The question, for those who only hear the button. */
  question: string
}

/** Takes back the one chosen answer, which a radio button alone cannot; there once one is chosen. */
export function ClearChoice({ name, label, question }: ClearChoiceProps) {
  const { chosen, clear } = useChoice(name)
  return chosen ? <ClearButton label={label} question={question} clear={clear} /> : null
}

interface ClearButtonProps extends Omit<ClearChoiceProps, 'name'> {
  clear: () => void
}

const ClearButton = memo(function ClearButton({ label, question, clear }: ClearButtonProps) {
  // The button goes with the answer: the focus stays with the question.
  const onClick = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus()
    clear()
  }
  return (
    <TextButton icon={X} onClick={onClick}>
      {label}
      <VisuallyHidden> to: {question}</VisuallyHidden>
    </TextButton>
  )
})
