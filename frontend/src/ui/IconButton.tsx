import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { theme } from './theme'
import { tone } from './tones'

interface IconButtonProps {
  icon: LucideIcon
  label: string
  /** Without it, the button is disabled, but keeps the focus. */
  onClick: (() => void) | undefined
}

/** A square button with an icon in place of a text. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <Square
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!onClick || undefined}
      onClick={onClick}
    >
      <Icon of={icon} />
    </Square>
  )
}

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
  &[aria-disabled] {
    border-color: ${tone.hair};
    color: ${tone.line};
    background: none;
    cursor: not-allowed;
  }
`
