import styled from 'styled-components'
import { Button } from './Button'
import { ConfirmQuestion } from './ConfirmQuestion'

export interface DiscardTexts {
  question: string
  keep: string
  discard: string
}

const typedInput: DiscardTexts = {
  question: 'Close without saving what you typed?',
  keep: 'Keep typing',
  discard: 'Discard it',
}

interface DiscardQuestionProps {
  texts?: DiscardTexts | undefined
  onDiscard: () => void
  onKeep: () => void
}

/** Asks at the top of a dialog before its typed input is lost, or what `texts` name. */
export function DiscardQuestion({ texts = typedInput, onDiscard, onKeep }: DiscardQuestionProps) {
  return (
    <Top>
      <ConfirmQuestion question={texts.question}>
        <Button size="small" onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button size="small" tone="secondary" onClick={onDiscard}>
          {texts.discard}
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
