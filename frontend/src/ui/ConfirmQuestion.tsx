import { type KeyboardEventHandler, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { ButtonRow } from './ButtonRow'
import { focusOnMount } from './focusOnMount'
import { rem, theme } from './theme'
import { tone } from './tones'

interface ConfirmQuestionProps {
  question: string
  detail?: string | undefined
  onKeyDown?: KeyboardEventHandler | undefined
  /** The buttons that answer. */
  children: ReactNode
}

/** A question before an act, with its answers. It receives the focus when it is shown. */
export function ConfirmQuestion({ question, detail, onKeyDown, children }: ConfirmQuestionProps) {
  const id = useId()
  return (
    <Frame
      role="group"
      aria-labelledby={id}
      aria-describedby={detail && `${id}-detail`}
      tabIndex={-1}
      ref={focusOnMount}
      onKeyDown={onKeyDown}
    >
      <Asked id={id}>{question}</Asked>
      {detail && <p id={`${id}-detail`}>{detail}</p>}
      <ButtonRow>{children}</ButtonRow>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
  max-width: ${rem(760)};
  padding: ${rem(16)} ${rem(20)} ${rem(20)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.raised};
  color: ${tone.text};
  text-align: left;

  ${theme.media.phone} {
    padding-inline: min(${rem(20)}, 20px);
  }
`

const Asked = styled.p`
  font-weight: 600;
`
