import { Check, X } from 'lucide-react'
import styled from 'styled-components'
import { Button } from './Button'
import { ButtonRow } from './ButtonRow'
import type { ButtonVariants } from './buttonStyles'
import { focusOnMount } from './focusOnMount'
import { TextButton } from './TextButton'
import { rem } from './theme'
import { useDisclosure } from './useDisclosure'

interface ConfirmButtonWords {
  action: string
  /** The name of the button, if several say the same. It begins with the action. */
  name?: string
  question: string
  confirm: string
  pending: string
  keep: string
}

interface ConfirmButtonProps {
  words: ConfirmButtonWords
  pending: boolean
  /** The button has just replaced another one that had the focus. */
  takesFocus?: boolean
  /** The look of a button that does not take something away. Without it, the button is quiet. */
  look?: Pick<ButtonVariants, 'tone' | 'block'>
  /** Another action of the same card is pending. */
  disabled?: boolean
  onConfirm: () => void
}

/** A button that asks a question in its place before it acts. */
export function ConfirmButton({
  words,
  pending,
  takesFocus = false,
  look,
  disabled = false,
  onConfirm,
}: ConfirmButtonProps) {
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure({ takesFocus })
  if (!isOpen && look)
    return (
      <Button {...look} ref={buttonRef} disabled={disabled} aria-label={words.name} onClick={open}>
        {words.action}
      </Button>
    )
  if (!isOpen)
    return (
      <TextButton icon={X} name={words.name} ref={buttonRef} disabled={disabled} onClick={open}>
        {words.action}
      </TextButton>
    )
  return (
    <Asking onKeyDown={pending ? undefined : onKeyDown}>
      <Question tabIndex={-1} ref={focusOnMount}>
        {words.question}
      </Question>
      <ButtonRow>
        <Button
          size="small"
          tone={look?.tone ?? 'secondary'}
          icon={look ? Check : X}
          disabled={disabled}
          pending={pending && words.pending}
          onClick={onConfirm}
        >
          {words.confirm}
        </Button>
        <Button size="small" tone="secondary" disabled={pending} onClick={close}>
          {words.keep}
        </Button>
      </ButtonRow>
    </Asking>
  )
}

const Asking = styled.div`
  display: grid;
  gap: ${rem(16)};
`

const Question = styled.p`
  max-width: ${rem(760)};
  font-weight: 600;
`
