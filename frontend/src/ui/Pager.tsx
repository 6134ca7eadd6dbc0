import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem, theme } from './theme'
import { tone } from './tones'

interface Turn {
  label: string
  /** Missing where there is no such page. */
  onTurn?: () => void
}

interface PagerProps {
  label: string
  /** Which rows are shown: 51 to 100 of 50,000. */
  words: string
  previous: Turn
  next: Turn
}

/** Turns the pages of a list. Its buttons stay where they are and keep the focus, also at either end. */
export function Pager({ label, words, previous, next }: PagerProps) {
  return (
    <Line aria-label={label}>
      <Words role="status">{words}</Words>
      <TurnButton {...previous} icon={ChevronLeft} />
      <TurnButton {...next} icon={ChevronRight} />
    </Line>
  )
}

function TurnButton({ label, onTurn, icon }: Turn & { icon: LucideIcon }) {
  return (
    <Square type="button" aria-label={label} title={label} aria-disabled={!onTurn} onClick={onTurn}>
      <Icon of={icon} />
    </Square>
  )
}

const Line = styled.nav`
  display: flex;
  align-items: center;
  gap: ${rem(8)};
  margin-left: auto;

  ${theme.media.print} {
    display: none;
  }
`

const Words = styled.p`
  margin-right: ${rem(8)};
  font-size: ${rem(16)};
  line-height: ${rem(24)};
  font-weight: 600;
  text-align: right;
`

const Square = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.buttonSmall};
  height: ${theme.size.buttonSmall};
  border: ${theme.stroke.ui} solid ${tone.text};

  &:hover {
    background: ${tone.raised};
  }
  &[aria-disabled='true'] {
    border-color: ${tone.hair};
    color: ${tone.line};
    background: none;
    cursor: not-allowed;
  }
`
