import { useId } from 'react'
import styled from 'styled-components'
import { Button } from './Button'
import { ButtonRow } from './ButtonRow'
import { focusOnMount } from './focusOnMount'
import { rem, theme } from './theme'
import { tone } from './tones'

interface DiscardQuestionProps {
  onDiscard: () => void
  onKeep: () => void
}

/** Asks at the top of a dialog before its typed input is lost. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const id = useId()
  return (
    <Frame role="group" aria-labelledby={id}>
      <Asked id={id} tabIndex={-1} ref={focusOnMount}>
        Close without saving what you typed?
      </Asked>
      <ButtonRow>
        <Button size="small" onClick={onKeep}>
          Keep typing
        </Button>
        <Button size="small" tone="secondary" onClick={onDiscard}>
          Discard it
        </Button>
      </ButtonRow>
    </Frame>
  )
}

const Frame = styled.div`
  position: sticky;
  z-index: 2;
  top: 0;
  display: grid;
  gap: ${rem(16)};
  padding: ${rem(16)} ${rem(20)} ${rem(20)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.raised};
`

const Asked = styled.p`
  font-weight: 600;
`
