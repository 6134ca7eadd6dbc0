import { Check, X } from 'lucide-react'
import styled from 'styled-components'
import { Button } from './Button'
import { ButtonRow } from './ButtonRow'
import type { ButtonVariants } from './buttonStyles'
import { focusOnMount } from './focusOnMount'
import { TextButton } from './TextButton'
import { rem } from './theme'
import { useDisclosure } from './useDisclosure'

interface ConfirmButtonTexts {
  action: string
  /** The name of the button, if several say the same. It begins with the action. */
  name?: string
  question: string
  confirm: string
  pending: string
  keep: string
}

interface ConfirmButtonProps {
  texts: ConfirmButtonTexts
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
  texts,
  pending,
  takesFocus = false,
  look,
  disabled = false,
  onConfirm,
}: ConfirmButtonProps) {
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure({ takesFocus })
  if (!isOpen && look)
    return (
      <Button {...look} ref={buttonRef} disabled={disabled} aria-label={texts.name} onClick={open}>
        {texts.action}
      </Button>
    )
  if (!isOpen)
    return (
      <TextButton icon={X} name={texts.name} ref={buttonRef} disabled={disabled} onClick={open}>
        {texts.action}
      </TextButton>
    )
  return (
    <Asking onKeyDown={pending ? undefined : onKeyDown}>
      <Question tabIndex={-1} ref={focusOnMount}>
        {texts.question}
      </Question>
      <ButtonRow>
        <Button
          size="small"
          tone={look?.tone ?? 'secondary'}
          icon={look ? Check : X}
          disabled={disabled}
          pending={pending && texts.pending}
          onClick={onConfirm}
        >
          {texts.confirm}
        </Button>
        <Button size="small" tone="secondary" disabled={pending} onClick={close}>
          {texts.keep}
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
