import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { useAction } from '../../../api/useAction'
import { Button } from '../../../ui/Button'
import { ButtonRow } from '../../../ui/ButtonRow'
import type { ButtonVariants } from '../../../ui/buttonStyles'
import { focusOnMount } from '../../../ui/focusOnMount'
import { Notice } from '../../../ui/Notice'
import { rem, theme } from '../../../ui/theme'
import type { ToastTexts } from '../../../ui/toast'
import { tone as token } from '../../../ui/tones'
import { useDisclosure } from '../../../ui/useDisclosure'

interface ConfirmActionProps extends Pick<ButtonVariants, 'tone' | 'size'> {
  texts: Record<'label' | 'question' | 'detail' | 'yes' | 'no' | 'pending', string> & {
    /** The accessible name of the first button, if several have the same label. */
    name?: string
  }
  failed: ToastTexts
  onConfirm: () => Promise<unknown>
  /** Called when the server refuses, for example because the data was changed elsewhere. */
  onRefused?: () => Promise<unknown>
  /** Shows the server's sentence where the button may disappear; otherwise it is above the button. */
  onFailure?: (sentence: string | undefined) => void
  /** A button below the server's sentence. */
  afterRefusal?: ReactNode
  /** Other buttons beside the first one. */
  children?: ReactNode
}

/**
 * A button for a change that concerns many people: it asks once more, and only the second button
 * makes the change. The sentence of a refusal stays below it.
 */
export function ConfirmAction({
  tone = 'secondary',
  size = 'small',
  texts,
  failed,
  onConfirm,
  onRefused,
  onFailure,
  afterRefusal,
  children,
}: ConfirmActionProps) {
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure()
  const [failure, setFailure] = useState<string>()
  // Failures are shown here, because a toast cannot be reached while a panel is open.
  const showFailure = onFailure ?? setFailure
  const { pending, run } = useAction(failed, ({ description }) => showFailure(description))
  const id = useId()

  async function confirm() {
    showFailure(undefined)
    await run(onConfirm, onRefused)
    close()
  }

  if (isOpen)
    return (
      <Question
        role="group"
        aria-labelledby={id}
        tabIndex={-1}
        ref={focusOnMount}
        onKeyDown={pending ? undefined : onKeyDown}
      >
        <Asked id={id}>{texts.question}</Asked>
        <p>{texts.detail}</p>
        <ButtonRow>
          <Button size={size} pending={pending && texts.pending} onClick={() => void confirm()}>
            {texts.yes}
          </Button>
          <Button tone="secondary" size={size} disabled={pending} onClick={close}>
            {texts.no}
          </Button>
        </ButtonRow>
      </Question>
    )
  return (
    <Column>
      {failure && (
        <div role="alert">
          <Notice>{failure}</Notice>
        </div>
      )}
      {failure && afterRefusal ? (
        <div>{afterRefusal}</div>
      ) : (
        <ButtonRow>
          <Button tone={tone} size={size} aria-label={texts.name} ref={buttonRef} onClick={open}>
            {texts.label}
          </Button>
          {children}
        </ButtonRow>
      )}
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
`

const Question = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  padding: ${rem(16)} ${rem(20)} ${rem(20)};
  border: ${theme.stroke.ui} solid ${token.text};
  background: ${token.raised};

  ${theme.media.phone} {
    padding-inline: min(${rem(20)}, 20px);
  }
`

const Asked = styled.p`
  font-weight: 600;
  font-size: ${rem(18)};
  line-height: ${rem(26)};
`
