import { X } from 'lucide-react'
import styled from 'styled-components'
import { Button } from './Button'
import { ButtonRow } from './ButtonRow'
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
  onConfirm: () => void
}

/** A quiet button that asks a question in its place before it acts. */
export function ConfirmButton({
  words,
  pending,
  takesFocus = false,
  onConfirm,
}: ConfirmButtonProps) {
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure(takesFocus)
  if (!isOpen)
    return (
      <Quiet type="button" ref={buttonRef} onClick={open} aria-label={words.name}>
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
          tone="secondary"
          icon={X}
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
