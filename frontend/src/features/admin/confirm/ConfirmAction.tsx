import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { useAction } from '../../../api/useAction'
import type { ButtonVariants } from '../../../ui/buttonStyles'
import { ConfirmButton, type ConfirmTexts } from '../../../ui/ConfirmButton'
import { Notice } from '../../../ui/Notice'
import { rem } from '../../../ui/theme'
import { toast, type ToastRequest, type ToastTexts } from '../../../ui/toast'

interface ConfirmActionProps extends Pick<ButtonVariants, 'tone'> {
  texts: ConfirmTexts
  failed: ToastTexts
  onConfirm: () => Promise<unknown>
  /**
   * Called when the server refuses, for example because the data was changed elsewhere. If the button is
   * gone then, a toast has the sentence.
   */
  onRefused?: () => Promise<unknown>
  /** Shows the server's sentence where the button may disappear; otherwise it is above the button. */
  onFailure?: (sentence: string | undefined) => void
  /** A button that takes the place of this one after a refusal. */
  afterRefusal?: ReactNode
  /** Other buttons beside this one. */
  children?: ReactNode
}

/** A button of the team that asks before its change. The sentence of a refusal is above it. */
export function ConfirmAction({
  tone = 'secondary',
  texts,
  failed,
  onConfirm,
  onRefused,
  onFailure,
  afterRefusal,
  children,
}: ConfirmActionProps) {
  const [failure, setFailure] = useState<string>()
  // Failures are shown here, because a toast cannot be reached while a panel is open.
  const showFailure = onFailure ?? setFailure
  const refusal = useRef<ToastRequest>(undefined)
  const element = useRef<HTMLDivElement>(null)
  const { pending, run } = useAction(failed, texts => {
    refusal.current = texts
    showFailure(texts.description)
  })

  async function confirm(close: () => void) {
    const earlier = refusal.current
    showFailure(undefined)
    await run(onConfirm, onRefused)
    // What was refetched may have removed the button.
    flushSync(close)
    const { current } = refusal
    if (current && current !== earlier && !element.current && !onFailure) toast(current)
  }

  return (
    <Column ref={element} $failed={failure !== undefined}>
      {failure && (
        <div role="alert">
          <Notice>{failure}</Notice>
        </div>
      )}
      {failure && afterRefusal ? (
        <div>{afterRefusal}</div>
      ) : (
        <ConfirmButton
          texts={texts}
          look={{ tone, size: 'small' }}
          pending={pending}
          onConfirm={confirm}
        >
          {children}
        </ConfirmButton>
      )}
    </Column>
  )
}

/* Without a failure, the question is laid out as a child of the parent. */
const Column = styled.div<{ $failed: boolean }>`
  display: ${({ $failed }) => ($failed ? 'grid' : 'contents')};
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
`
