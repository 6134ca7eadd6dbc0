import { Check, CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import type { Prose as ProsePieces } from '../../format/links'
import type { Target } from '../../ui/ButtonLink'
import { focusOnMount } from '../../ui/focusOnMount'
import { Icon } from '../../ui/Icon'
import { Prose } from '../../ui/Prose'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

/** The target and the text of the link below the outcome. */
export type NextStep = Target & { action: string }

interface LinkOutcomeProps {
  texts: ProsePieces
  /** Whether the requested action succeeded. */
  done?: boolean
  next: NextStep
  /** The focus moves to the sentence: after a press, the button that had it no longer exists. */
  takesFocus?: boolean
}

/** Shows one sentence in place of a form, with a link to the next step. */
export function LinkOutcome({ texts, done = false, next, takesFocus = true }: LinkOutcomeProps) {
  const { action, ...target } = next
  return (
    <Frame>
      <Sentence tabIndex={-1} ref={takesFocus ? focusOnMount : undefined} $done={done}>
        <Icon of={done ? Check : CircleAlert} />
        <Prose pieces={texts} />
      </Sentence>
      <TextLink {...target}>{action}</TextLink>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${rem(20)};
  margin-top: ${rem(28)};
`

const Sentence = styled.div<{ $done: boolean }>`
  display: flex;
  gap: ${rem(14)};
  align-items: flex-start;
  width: 100%;
  padding: ${rem(20)} ${rem(24)};
  border-left: ${theme.stroke.bar} solid ${({ $done }) => ($done ? tone.text : tone.error)};
  background: ${tone.card};
  color: ${({ $done }) => ($done ? tone.text : tone.error)};
  font-weight: 600;
`
