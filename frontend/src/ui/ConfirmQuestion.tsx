import { type KeyboardEventHandler, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Box } from './Box'
import { ButtonRow } from './ButtonRow'
import { focusOnMount } from './focusOnMount'
import { rem } from './theme'

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
    <Box
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
    </Box>
  )
}

const Asked = styled.p`
  max-width: ${rem(760)};
  font-weight: 600;
`
