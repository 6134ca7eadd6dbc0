import styled from 'styled-components'
import { Button } from './Button'
import { ConfirmQuestion } from './ConfirmQuestion'

interface DiscardQuestionProps {
  onDiscard: () => void
  onKeep: () => void
}

/** Asks at the top of a dialog before its typed input is lost. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  return (
    <Top>
      <ConfirmQuestion question="Close without saving what you typed?">
        <Button size="small" onClick={onKeep}>
          Keep typing
        </Button>
        <Button size="small" tone="secondary" onClick={onDiscard}>
          Discard it
        </Button>
      </ConfirmQuestion>
    </Top>
  )
}

const Top = styled.div`
  position: sticky;
  z-index: 2;
  top: 0;
`
