import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from '../Icon'
import { rem, theme } from '../theme'
import { tone } from '../tones'

export interface PageStep {
  label: string
  /** Undefined when there is no such page. */
  onClick?: () => void
}

interface PagerProps {
  label: string
  /** The range of rows: 51 to 100 of 50,000. */
  range: string
  /** Jumps to the first or last page, where supported. */
  first?: PageStep
  previous: PageStep
  next: PageStep
  last?: PageStep
}

/**
 * The pager of a list. Its buttons stay in place and keep the focus, also on the first and last
 * page.
 */
export function Pager({ label, range, first, previous, next, last }: PagerProps) {
  return (
    <Line aria-label={label}>
      <Range role="status">{range}</Range>
      {first && <StepButton {...first} icon={ChevronFirst} />}
      <PreviousButton {...previous} />
      <NextButton {...next} />
      {last && <StepButton {...last} icon={ChevronLast} />}
    </Line>
  )
}

/** A square button with an arrow to the left. */
export const PreviousButton = (step: PageStep) => <StepButton {...step} icon={ChevronLeft} />

/** A square button with an arrow to the right. */
export const NextButton = (step: PageStep) => <StepButton {...step} icon={ChevronRight} />

function StepButton({ label, onClick, icon }: PageStep & { icon: LucideIcon }) {
  return (
    <Square
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!onClick}
      onClick={onClick}
    >
      <Icon of={icon} />
    </Square>
  )
}

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${rem(4)} ${rem(8)};
  margin-left: auto;

  ${theme.media.print} {
    display: none;
  }
`

const Range = styled.p`
  /* A parent with too little space hides it with --shown. */
  display: var(--shown, block);
  margin-right: ${rem(8)};
  font-size: ${rem(16)};
  line-height: ${rem(24)};
  font-weight: 600;
  text-align: right;

  @media (max-width: 360px) {
    flex: 1 0 100%;
  }
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
