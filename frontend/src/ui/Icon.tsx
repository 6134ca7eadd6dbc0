import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { rem } from './theme'

interface IconProps {
  of: LucideIcon
  /** A parent can override it with --icon-size at a breakpoint. */
  size?: number
  /** Thicker lines for small sizes. */
  bold?: boolean
}

/**
 * A lucide icon in the site's style: square caps, two-pixel lines. Screen readers skip it, so label
 * its button.
 */
export function Icon({ of: Glyph, size = 24, bold = false }: IconProps) {
  return (
    <Cut $size={size}>
      <Glyph
        size="100%"
        strokeWidth={bold ? 3 : 2}
        strokeLinecap="square"
        strokeLinejoin="miter"
        aria-hidden="true"
      />
    </Cut>
  )
}

const Cut = styled.span<{ $size: number }>`
  display: block;
  flex: none;
  width: var(--icon-size, ${({ $size }) => rem($size)});
  height: var(--icon-size, ${({ $size }) => rem($size)});
`
