import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { theme } from './theme'
import { tone } from './tones'

/** A link in a square of a small button's size; its name is read, and shown where a pointer rests. */
export function IconLink({ href, icon, label }: { href: string; icon: LucideIcon; label: string }) {
  return (
    <Square href={href} aria-label={label} title={label}>
      <Icon of={icon} size={20} />
    </Square>
  )
}

const Square = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.buttonSmall};
  height: ${theme.size.buttonSmall};
  border: ${theme.stroke.ui} solid ${tone.text};

  &:hover {
    background: ${tone.raised};
  }
`
