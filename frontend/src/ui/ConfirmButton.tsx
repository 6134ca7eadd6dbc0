import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { ButtonRow } from './ButtonRow'
import type { ButtonVariants } from './buttonStyles'
import { ConfirmQuestion } from './ConfirmQuestion'
import { TextButton } from './TextButton'
import { useDisclosure } from './useDisclosure'

export interface ConfirmTexts {
  label: string
  /** The accessible name of the button, if several say the same. It begins with the label. */
  name?: string
  question: string
  detail?: string
  yes: string
  no: string
  pending: string
}

interface ConfirmButtonProps {
  texts: ConfirmTexts
  /** Without it, the button is quiet. */
  look?: Pick<ButtonVariants, 'tone' | 'size' | 'block'> | undefined
  pending: boolean
  /** Another action of the same card is pending. */
  disabled?: boolean
  /** The button has just replaced another one that had the focus. */
  takesFocus?: boolean
  /** The question stays until `close` is called, or the button is removed. */
  onConfirm: (close: () => void) => unknown
  /** Other buttons beside this one. */
  children?: ReactNode
}

/**
 * A button that asks a question in its place before it acts. Escape and "no" bring the button back,
 * with the focus.
 */
export function ConfirmButton({
  texts,
  look,
  pending,
  disabled = false,
  takesFocus = false,
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure({ takesFocus })
  const button = { ref: buttonRef, disabled, onClick: open }
  if (isOpen)
    return (
      <ConfirmQuestion
        question={texts.question}
        detail={texts.detail}
        onKeyDown={pending ? undefined : onKeyDown}
      >
        <Button
          size="small"
          disabled={disabled}
          pending={pending && texts.pending}
          onClick={() => void onConfirm(close)}
        >
          {texts.yes}
        </Button>
        <Button size="small" tone="secondary" disabled={pending} onClick={close}>
          {texts.no}
        </Button>
      </ConfirmQuestion>
    )
  if (!look)
    return (
      <TextButton {...button} icon={X} name={texts.name}>
        {texts.label}
      </TextButton>
    )
  return (
    <ButtonRow>
      <Button {...look} {...button} aria-label={texts.name}>
        {texts.label}
      </Button>
      {children}
    </ButtonRow>
  )
}
