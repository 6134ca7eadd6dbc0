import { Check, X } from 'lucide-react'
import styled from 'styled-components'
import { Button } from './Button'
import { ButtonRow } from './ButtonRow'
import type { ButtonVariants } from './buttonStyles'
import { Icon } from './Icon'
import { focusOnMount } from './focusOnMount'
import { rem, theme } from './theme'
import { tone } from './tones'
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
      <Quiet
        type="button"
        ref={buttonRef}
        disabled={disabled}
        onClick={open}
        aria-label={words.name}
      >
        <Icon of={X} size={16} />
        <span>{words.action}</span>
      </Quiet>
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

/* As TextButton, which is part of the forms' chunk. */
const Quiet = styled.button`
  display: flex;
  width: fit-content;
  gap: ${rem(6)};
  align-items: center;
  min-height: ${rem(32)};
  color: ${tone.text2};
  font-weight: 500;
  font-size: ${rem(15)};
  line-height: ${rem(20)};

  &:hover {
    color: ${tone.text};
    text-decoration: underline;
    text-decoration-thickness: ${theme.stroke.ui};
    text-underline-offset: ${rem(4)};
  }
`

const Asking = styled.div`
  display: grid;
  gap: ${rem(16)};
`

const Question = styled.p`
  max-width: ${rem(760)};
  font-weight: 600;
`
